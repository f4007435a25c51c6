import { beforeEach, describe, expect, it } from 'vitest';
import { dismissProposals, undoProposals } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import {
  createLabOrder,
  getLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { addDrug, getDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  listPatientPharmacyOrders,
  movePharmacyOrder,
  returnPharmacyOrder,
  undoDispensing,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newStaff, newVisit, type Person } from '../testing/builders/clinic.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';
import { applyTo, proposed } from '../testing/builders/proposals.ts';
import { startModelServer } from '../testing/start-model-server.ts';

const server = startModelServer();
const app = startTestApp(undefined, () => ({
  model: { baseUrl: server.url, apiKey: undefined, name: 'test-model' },
  dailyLimit: 1_000,
  timeouts: { first: 5_000, next: 5_000, whole: 9_000 },
}));

let admin: Person;
let visit: { id: string; patient_id: string };
let drugId: string;
let testId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  visit = await newVisit(app, admin, { name: 'Asha Rao', complaint: 'fever' });
  const drug = aDrug({ name: 'Paracetamol 650 mg Tablet', quantity_in_stock: 40 });
  drugId = (await app.ok(addDrug, { body: drug }, admin)).id;
  const test = { name: 'Complete Blood Count', price: 300 };
  testId = (await app.ok(addLabTest, { body: test }, admin)).id;
});

const ask = (actions: readonly unknown[]) =>
  proposed({ app, server, person: admin }, { recordId: visit.id }, actions);
const apply = (run: KeptRun, more: object = {}) => applyTo(app, admin, run, more);
const undo = ({ id }: KeptRun) =>
  app.call(undoProposals, { params: { id }, body: { positions: [0] } }, admin);
const newLabOrder = () =>
  app.ok(
    createLabOrder,
    { body: { patient_id: visit.patient_id, tests: [{ id: testId }] } },
    admin,
  );
const editLab = (parameters: object) => ({ name: 'edit_lab_order', parameters });
const edit = (parameters: object) => ({ name: 'edit_pharmacy_order', parameters });

describe('a lab order whose status the assistant changed', () => {
  it('is not reverted once it is billed', async () => {
    const { id } = await newLabOrder();
    const run = await ask([editLab({ serialNumber: 1, status: 'collected' })]);
    expect((await apply(run)).statusCode).toBe(200);
    await newBill(app, admin, {
      patientId: visit.patient_id,
      type: 'lab',
      labOrderId: id,
      items: [{ name: 'Complete Blood Count', price: 300, item_id: testId }],
    });
    const reply = await undo(run);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.builtOn]);
    const order = await app.ok(getLabOrder, { params: { id } }, admin);
    expect(order).toMatchObject({ status: 'collected' });
  });

  it('is not reverted once it has a report', async () => {
    const { id } = await newLabOrder();
    const run = await ask([editLab({ serialNumber: 1, status: 'reported' })]);
    expect((await apply(run)).statusCode).toBe(200);
    const body = { report_content: 'Normal.' };
    const written = await app.call(submitLabReport, { params: { id }, body }, admin);
    expect(written.statusCode).toBeLessThan(300);
    const reply = await undo(run);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.builtOn]);
    expect(await app.ok(getLabOrder, { params: { id } }, admin)).toMatchObject({
      status: 'reported',
    });
  });
});

it('only the asker, or a role that may make the change, can dismiss a proposal', async () => {
  const run = await ask([
    { name: 'create_pharmacy_order', parameters: { items: [{ name: 'Paracetamol 650' }] } },
  ]);
  const leaveOut = (person: Person) =>
    app.call(dismissProposals, { params: { id: run.id }, body: { positions: [0] } }, person);
  for (const role of ['receptionist', 'lab'] as const) {
    const reply = await leaveOut(await newStaff(app, admin, role));
    expect([reply.statusCode, reply.json().message]).toEqual([403, M.notForRole]);
  }
  const reply = await leaveOut(await newStaff(app, admin, 'doctor'));
  expect(reply.json().proposals).toMatchObject([{ state: 'dismissed' }]);
});

describe('unstorable text and quantities', () => {
  it.each([
    ['a NUL', 'Fever\u0000, cough'],
    ['half a surrogate pair', 'Fever \ud83d cough'],
    ['a text cut inside a surrogate pair', '😀'.repeat(3_000)],
    ['the same, shifted by one', `x${'😀'.repeat(3_000)}`],
    ['a text of another patient', 'Ravi \ud83d\u0000'],
  ])('%s in a proposal neither loses the answer nor causes a 500', async (_, text) => {
    const run = await ask([
      { name: 'add_complaint_history', parameters: { complaint: text } },
      { name: 'update_case_summary', parameters: { summary: text } },
      { name: 'update_patient_details', parameters: { name: text } },
      { name: text, parameters: {} },
      { name: 'create_lab_order', parameters: { tests: ['CBC'], patient_name: text } },
      {
        name: 'create_pharmacy_order',
        parameters: { items: [{ name: text }, { name: 'Paracetamol 650', directions: text }] },
      },
    ]);
    expect(run.proposals.length).toBeGreaterThan(0);
    for (const { position } of run.proposals) {
      expect((await apply(run, { proposals: [{ position }] })).statusCode).toBeLessThan(500);
    }
  });

  it.each(['Fever\u0000', 'Fever \ud83d', 'x'.repeat(190_000)])(
    'text edited by a person causes no 500',
    async (text) => {
      const run = await ask([
        { name: 'add_complaint_history', parameters: { complaint: 'Fever' } },
      ]);
      const change = { type: 'add-complaint', patientId: visit.patient_id, complaint: text };
      const reply = await apply(run, { proposals: [{ position: 0, change }] });
      expect(reply.statusCode).toBeLessThan(500);
    },
  );

  it.each([1e300, -1, 0.001, 1e15])('%s tablets cause no 500', async (quantity) => {
    const items = [
      {
        name: 'Paracetamol 650 mg Tablet',
        quantity,
        tabletsPerDay: quantity,
        numberOfDays: quantity,
      },
    ];
    const run = await ask([{ name: 'create_pharmacy_order', parameters: { items } }]);
    expect((await apply(run)).statusCode).toBeLessThan(500);
  });
});

it('keeps stock and money consistent while the assistant and the pharmacy act concurrently', async () => {
  const { id } = await app.ok(
    createPharmacyOrder,
    { body: { patient_id: visit.patient_id, items: [{ drug_id: drugId, quantity: 6 }] } },
    admin,
  );
  const STATUSES = ['pending', 'billed', 'dispensed', 'cancelled'] as const;
  for (let round = 0; round < 6; round += 1) {
    const runs: KeptRun[] = [];
    for (const status of STATUSES) runs.push(await ask([edit({ serialNumber: 1, status })]));
    const params = { id };
    const replies = await Promise.all([
      ...runs.map((run) => apply(run)),
      ...runs.map((run) => apply(run)),
      app.call(movePharmacyOrder, { params, body: { status: 'billed' } }, admin),
      app.call(movePharmacyOrder, { params, body: { status: 'dispensed' } }, admin),
      app.call(undoDispensing, { params }, admin),
      app.call(
        returnPharmacyOrder,
        { params, body: { itemsToReturn: [{ drug_id: drugId, returnQuantity: 1 }] } },
        admin,
      ),
      ...runs.map((run) => undo(run)),
    ]);
    // 404 because cancelling a pending order deletes it.
    for (const reply of replies) {
      expect([200, 400, 404, 409], reply.body).toContain(reply.statusCode);
    }
  }
  const orders = await app.ok(
    listPatientPharmacyOrders,
    { params: { id: visit.patient_id } },
    admin,
  );
  const held = orders
    .filter(({ status }) => status === 'billed' || status === 'dispensed')
    .flatMap(({ medications }) => medications)
    .reduce((sum, { quantity, returned_quantity }) => sum + quantity - returned_quantity, 0);
  const drug = await app.ok(getDrug, { params: { id: drugId } }, admin);
  expect(drug.quantity_in_stock).toBe(40 - held);
  const { moved, left } = await app.started.services.database.inClinic(
    admin.user.clinic_id ?? '',
    async (tx) => {
      const moves = await tx.selectFrom('stock_movements').select('quantity').execute();
      const batches = await tx.selectFrom('drug_batches').select('quantity').execute();
      const sum = (rows: { quantity: number }[]) =>
        rows.reduce((all, one) => all + one.quantity, 0);
      return { moved: sum(moves), left: sum(batches) };
    },
  );
  expect([moved, left]).toEqual([40 - held, 40 - held]);
});
