import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  admitPatient,
  takeDeposit,
  undoAdmission,
} from '#contract/admissions/admissions.endpoints.ts';
import { applyProposals, generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { inviteClinic } from '#contract/auth/auth.endpoints.ts';
import { exportClinicData } from '#contract/backup/clinic-data.endpoints.ts';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import {
  acknowledgeCriticalResults,
  listCriticalResults,
} from '#contract/lab/critical/critical.endpoints.ts';
import {
  createLabOrder,
  overrideLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { cancelPatientSubscription } from '#contract/subscriptions/patient-subscription.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newBill } from '../../testing/builders/bills.ts';
import {
  newClinic,
  newPatient,
  newPlan,
  newVisit,
  type Person,
} from '../../testing/builders/clinic.ts';
import { newSuperadmin } from '../../testing/builders/superadmin.ts';
import { contentOf } from '../../testing/content-of.ts';
import { createTestDatabase, oneAtATime } from '../../testing/database.ts';
import { newKey } from './key.ts';
import { linesOfFile } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

oneAtATime();
const app = startTestApp();
const at = new Date('2026-11-21T20:00:00Z');
const FILLED = [
  'subscription_refunds',
  'lab_critical_results',
  'lab_critical_closings',
  'ai_proposals',
];
let folder: string;
let admin: Person;

/** A patient with a refunded subscription sold by mistake, and an undone stay. */
async function mistakes() {
  const { id } = await newPatient(app, admin);
  const params = { id };
  const plan = await newPlan(app, admin, { price: 500 });
  await app.ok(updatePatient, { params, body: { subscription_plan_id: plan.id } }, admin);
  const cancelled = { reason: 'Wrong patient', refundMode: 'upi' } as const;
  await app.ok(cancelPatientSubscription, { params, body: cancelled }, admin);
  await app.ok(admitPatient, { params, body: {} }, admin);
  const deposit = { amount_paid: 999.99, payment_mode: 'card' } as const;
  await app.ok(takeDeposit, { params, body: deposit }, admin);
  await app.ok(undoAdmission, { params, query: {} }, admin);
  await app.ok(admitPatient, { params, body: {} }, admin);
  await app.ok(takeDeposit, { params, body: deposit }, admin);
}

/** A visit with an applied proposal and a critical result. */
async function seriousVisit() {
  const visit = await newVisit(app, admin, { complaint: 'pallor' });
  const test = {
    name: 'CBC',
    price: 350,
    default_parameters: [
      { name: 'Haemoglobin', type: 'number' as const, unit: 'g/dL', normal_range: '12-15' },
    ],
  };
  const { id: testId } = await app.ok(addLabTest, { body: test }, admin);
  const asked = { query: 'CBC', recordId: visit.id };
  const { run } = await app.ok(generateSuggestion, { body: asked, file: undefined }, admin);
  const applied = { params: { id: run?.id ?? '' }, body: { proposals: [{ position: 0 }] } };
  await app.ok(applyProposals, applied, admin);
  const ordered = { patient_id: visit.patient_id, tests: [{ id: testId }] };
  const { id } = await app.ok(createLabOrder, { body: ordered }, admin);
  await app.ok(overrideLabOrder, { params: { id }, body: { status: 'processing' } }, admin);
  const report_content = JSON.stringify({ [testId]: { Haemoglobin: 6.2 } });
  await app.ok(submitLabReport, { params: { id }, body: { report_content } }, admin);
  const [critical] = await app.ok(listCriticalResults, { query: {} }, admin);
  const results = critical?.results.map((one) => one.id) ?? [];
  await app.ok(acknowledgeCriticalResults, { params: { id }, body: { results } }, admin);
}

/** A free visit, one cancelled with a refund in another mode, and one not started. */
async function visits() {
  const free = await newVisit(app, admin, { name: 'Usha' });
  const billed = { patientId: free.patient_id, queueId: free.id };
  await newBill(app, admin, { ...billed, waiver: { as: 'free', reason: 'Staff' } });
  const gone = await newVisit(app, admin, { name: 'Ravi' });
  await newBill(app, admin, { patientId: gone.patient_id, queueId: gone.id, paymentMode: 'upi' });
  const cancelled = { status: 'cancelled', refundMode: 'cash' } as const;
  await app.ok(moveVisit, { params: { id: gone.id }, body: cancelled }, admin);
  await app.ok(createVisit, { body: {} }, admin);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-rare-'));
  app.clock.set('2026-11-21T04:30:00.000Z');
  admin = await newClinic(app, 'The Clinic');
  await mistakes();
  await seriousVisit();
  await visits();
  await app.ok(inviteClinic, {}, await newSuperadmin(app));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('rare records are in a backup too, and are restored unchanged', async () => {
  await app.started.services.reads.flush();
  const file = join(folder, 'clinic.backup');
  const key = newKey();
  await writeBackup(app.connection, { file, madeAt: at, key });
  const empty = await createTestDatabase();
  try {
    const lines = linesOfFile(file, { keys: [key] });
    const { tables } = await restoreBackup(empty.connection, { lines, at });
    const rows = new Map(tables.map((table) => [table.name, table.rows]));
    for (const name of [...FILLED, 'clinic_invitations']) expect(rows.get(name), name).toBe(1);
    expect(await contentOf(empty.connection)).toEqual(await contentOf(app.connection));
  } finally {
    await empty.drop();
  }
});

it('and in a clinic’s own export, except the invitations of others', async () => {
  const { tables } = (await app.call(exportClinicData, {}, admin)).json();
  for (const name of FILLED) expect(tables[name], name).toHaveLength(1);
  expect(tables.visits.filter(({ draft }: { draft: boolean }) => draft)).toHaveLength(1);
  expect(tables.clinic_invitations).toBeUndefined();
  const other = await newClinic(app, 'Another');
  const theirs = (await app.call(exportClinicData, {}, other)).json().tables;
  for (const name of FILLED) expect(theirs[name], name).toEqual([]);
});
