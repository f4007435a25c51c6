import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { addToBreach, noteBreach } from '#contract/access/breach.endpoints.ts';
import { listOwnSessions } from '#contract/auth/own-sessions.endpoints.ts';
import { enterCash, reverseCash } from '#contract/books/books.endpoints.ts';
import {
  cancelCertificate,
  issueCertificate,
} from '#contract/certificates/certificates.endpoints.ts';
import * as clinicPlans from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { ROLES } from '#contract/kernel/roles.ts';
import { addDrugCode, deleteDrugCode } from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import * as ledger from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { addSupplier, editSupplier } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { addUser, deleteUser } from '#contract/users/users.endpoints.ts';
import {
  createFavourite,
  deleteFavourite,
  restoreFavourite,
} from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import { startTestApp } from './testing/build-app.ts';
import { callersOf, may } from './testing/callers.ts';
import { type ExampleInput, NOBODY } from './testing/examples/example.ts';
import { exampleOf } from './testing/examples/index.ts';
import { newWorld, type World } from './testing/world.ts';

/** The endpoint whose example made the record that an endpoint changes. */
const MADE_BY: ReadonlyMap<Endpoint, Endpoint> = new Map<Endpoint, Endpoint>([
  [addToBreach, noteBreach],
  [cancelCertificate, issueCertificate],
  [reverseCash, enterCash],
  [deleteDrugCode, addDrugCode],
  [editSupplier, addSupplier],
  [ledger.paySupplier, addSupplier],
  [ledger.setOpeningBalance, addSupplier],
  [ledger.takeBackPayment, ledger.paySupplier],
  [deleteFavourite, createFavourite],
  [restoreFavourite, createFavourite],
  [clinicPlans.updateClinicPlan, clinicPlans.createClinicPlan],
  [deleteUser, addUser],
]);

/** Calls that leave no audit row, with the reason. */
const SILENT: Readonly<Record<string, string>> = {
  'POST /api/appointments/hours/:id/preview':
    'It reads which appointments a change would leave outside the hours.',
  'POST /api/queue/:id/place':
    'The address of a slip has no data of a person, and one visit has one.',
  'POST /api/payment/sandbox/pay':
    'It is the play provider, for which the receipt of the payment is audited.',
  'POST /api/ai/generate-suggestion': 'Each question is stored with its answer (ai_runs).',
};

/**
 * Calls whose example changes nothing, as it needs another state: the file that writes their audit row. Where
 * an example comes to change something, this test asks to remove its row here.
 */
const WRITTEN_BY: Readonly<Record<string, string>> = {
  'DELETE /api/auth/sessions/:id': 'account/end-sessions.ts',
  'POST /api/auth/second-factor/confirm': 'account/confirm-second-factor.ts',
  'POST /api/auth/second-factor/recovery-codes': 'account/renew-recovery-codes.ts',
  'POST /api/auth/second-factor/off': 'account/end-second-factor.ts',
  'DELETE /api/users/:id/second-factor': 'account/reset-second-factor.ts',
  'DELETE /api/owner/people/:id/second-factor': 'account/reset-second-factor.ts',
  'POST /api/owner/second-factor': 'owner/demand-factor.ts',
  'POST /api/owner/transfer': 'owner/pass-ownership.ts',
  'POST /api/patients/:id/merge': 'merges/merge-patients.ts',
  'POST /api/patients/:id/erasure': 'privacy/erase-patient.ts',
  'POST /api/queue/:id/undo': 'queue/undo-visit.ts',
  'POST /api/queue/doctor/complete/:id': 'queue/complete-visit.ts',
  'POST /api/visits/:id/follow-up-appointment': 'appointments/book-appointment.ts',
  'POST /api/appointments/:id/check-in': 'appointments/check-in.ts',
  'DELETE /api/appointments/hours/:id/leave/:leaveId': 'appointments/hours.ts',
  'POST /api/queue/doctor/new': 'queue/join-queue.ts',
  'POST /api/queue/:id/addenda': 'addenda/add-addendum.ts',
  'POST /api/patients/:id/dues/payments': 'billing/apply-payment.ts',
  'POST /api/patients/:id/subscription/cancel': 'subscriptions/cancel-sold-subscription.ts',
  'DELETE /api/clinic-subscriptions/plans/:id': 'clinic-subscriptions/change-clinic-plans.ts',
  'POST /api/clinic-subscriptions/initiate': 'clinic-subscriptions/initiate-subscription.ts',
  'POST /api/clinic-subscriptions/manual-activate': 'clinic-subscriptions/manually-activate.ts',
  'PUT /api/clinic-subscriptions/:id/activate': 'clinic-subscriptions/move-clinic-subscription.ts',
  'PUT /api/clinic-subscriptions/:id/deactivate':
    'clinic-subscriptions/move-clinic-subscription.ts',
  'PUT /api/clinic-subscriptions/:id/terminate': 'clinic-subscriptions/move-clinic-subscription.ts',
  'POST /api/users/:id/password-link': 'password-links/make-link.ts',
  'PUT /api/drugs/:id/batches/:batchId': 'pharmacy/inventory/batches/edit-batch.ts',
  'POST /api/drugs/import': 'pharmacy/import/import-drugs.ts',
  'POST /api/drugs/import-text': 'pharmacy/import/import-drugs.ts',
  'POST /api/drugs/import/:id/undo': 'pharmacy/import-undo/undo-drug-import.ts',
  'PUT /api/pharmacy-orders/:id/status': 'pharmacy/orders/move-order.ts',
  'DELETE /api/pharmacy-orders/:id/dispensing': 'pharmacy/orders/undo-dispensing.ts',
  'POST /api/pharmacy-orders/:id/close': 'pharmacy/orders/move-order.ts',
  'POST /api/pharmacy-orders/:id/return': 'pharmacy/orders/return-order.ts',
  'POST /api/stock-taking/batches/:id': 'pharmacy/stock-taking/enter-count.ts',
  'POST /api/stock-taking/counts/:id/leave-out': 'pharmacy/stock-taking/enter-count.ts',
  'POST /api/stock-taking/post': 'pharmacy/stock-taking/post-counts.ts',
  'POST /api/stock-taking/posted/:id/undo': 'pharmacy/stock-taking/undo-stock-taking.ts',
  'POST /api/suppliers/:id/invoices': 'pharmacy/suppliers/supplier-invoices.ts',
  'POST /api/supplier-invoices/:id/total': 'pharmacy/supplier-ledger/set-amounts.ts',
  'POST /api/suppliers/:id/returns': 'pharmacy/supplier-returns/return-to-supplier.ts',
  'POST /api/supplier-returns/:id/undo': 'pharmacy/supplier-returns/undo-supplier-return.ts',
  'POST /api/lab-tests/import': 'lab/import/import-lab-tests.ts',
  'POST /api/lab-tests/import-text': 'lab/import/import-lab-tests.ts',
  'POST /api/lab-tests/import/:id/undo': 'lab/import-undo/undo-lab-import.ts',
  'DELETE /api/lab/:id/collection': 'lab/orders/undo-collection.ts',
  'DELETE /api/lab/orders/:id': 'lab/orders/delete-lab-order.ts',
  'POST /api/lab/:id/critical/acknowledge': 'lab/critical-results/acknowledge-critical-results.ts',
  'POST /api/lab/:id/critical/calls': 'lab/critical-results/record-critical-call.ts',
  'POST /api/lab/:id/rejected-samples': 'lab/worklist/reject-lab-sample.ts',
  'POST /api/patients/:id/admissions': 'admissions/open-stay.ts',
  'DELETE /api/patients/:id/admissions/current': 'admissions/undo-admission.ts',
  'PATCH /api/admissions/:id': 'admissions/in-patients/edit-stay.ts',
  'POST /api/patients/:id/admission-payments': 'admissions/receive-payment.ts',
  'POST /api/patients/:id/admission-deposits': 'admissions/receive-payment.ts',
  'POST /api/payment/verify': 'payments/orders/book-payment.ts',
  'POST /api/ai/runs/:id/apply': 'proposals/decide.ts',
  'POST /api/ai/runs/:id/edit': 'proposals/edit-proposal.ts',
  'POST /api/ai/runs/:id/undo': 'proposals/decide.ts',
  'POST /api/ai/runs/:id/dismiss': 'proposals/decide.ts',
  'PUT /api/ai/model-access/:id': 'ai/model-access.ts',
  'POST /api/day-closes': 'money/day-close/close-day.ts',
  'POST /api/owner/health/key': 'backup/health/confirm-key.ts',
  'POST /api/installation/health/key': 'backup/health/confirm-key.ts',
};

const app = startTestApp();
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const writes = ALL_ENDPOINTS.filter(
  ({ method, access }) => method !== 'GET' && access !== 'public',
);
const made = new Map<Endpoint, string>();
let world: World;
let callAs: ReturnType<typeof callersOf>;

beforeAll(async () => {
  world = await newWorld(app, 'Own Clinic');
  callAs = callersOf(app, world);
});

/** All audit rows but those of sign-ins, which a caller needs now and then. */
async function countRows(): Promise<number> {
  const { rows } = await app.started.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM
      (SELECT verb FROM audit_log UNION ALL SELECT verb FROM system_audit_log) AS rows
      WHERE verb <> 'sign-in'`,
  );
  return rows[0]?.count ?? 0;
}

/** The example of an endpoint, on the record that another example made. */
function callOf(endpoint: Endpoint): ExampleInput {
  const example = exampleOf(endpoint, world);
  const maker = MADE_BY.get(endpoint);
  const id = maker && made.get(maker);
  if (!id) return example;
  const { params, query, body }: ExampleInput = JSON.parse(
    JSON.stringify(example).replaceAll(NOBODY.id, id),
  );
  return { ...(query && { query }), ...(body && { body }), params: { ...params, id } };
}

it.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s leaves an audit row',
  async (name, endpoint) => {
    const caller = (['owner', ...ROLES] as const).find((role) => may(endpoint, role)) ?? 'owner';
    // Creates the caller, which leaves rows too.
    await callAs(caller, listOwnSessions, {});
    const call = callOf(endpoint);
    const before = await countRows();
    const reply = await callAs(caller, endpoint, call);
    const isLeft = (await countRows()) > before;
    if (reply.statusCode < 300) made.set(endpoint, reply.json<{ id?: string }>().id ?? '');
    const writer = WRITTEN_BY[name];
    expect(isLeft, reply.body).toBe(writer === undefined && !SILENT[name]);
    if (writer) {
      const text = readFileSync(join(import.meta.dirname, writer), 'utf8');
      expect(text).toMatch(/\baudit(?:Row)?\(/);
    }
  },
);

it('the lists name endpoints that exist', () => {
  const names = writes.map(nameOf);
  expect(names).toEqual(
    expect.arrayContaining([...Object.keys(SILENT), ...Object.keys(WRITTEN_BY)]),
  );
});
