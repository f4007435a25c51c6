import { beforeAll, expect, it } from 'vitest';
import { admitPatient, takeDeposit } from '#contract/admissions/admissions.endpoints.ts';
import {
  cancelBill,
  createBill,
  getBill,
  recordPayment,
} from '#contract/billing/bills.endpoints.ts';
import { createLabOrder, moveLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { mergePatients } from '#contract/merges/merges.endpoints.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newPatient, newVisit, type Person } from '../testing/builders/clinic.ts';
import { pharmacistActions } from '../testing/builders/pharmacist-actions.ts';
import { untilLockWaits } from '../testing/lock-waits.ts';

const app = startTestApp();
const { open, newDrug, orderOf, move, giveBack, bill } = pharmacistActions(app);
let admin: Person;
let patientId: string;

beforeAll(async () => {
  app.clock.set('2026-11-21T06:00:00Z');
  ({ admin, patientId } = await open('Locks'));
});

type Call = () => PromiseLike<{ statusCode: number }>;

const unpaid = (patient = patientId) =>
  newBill(app, admin, {
    ...{ patientId: patient, type: 'other', items: [{ name: 'Dressing', price: 100 }] },
    ...{ paymentMode: undefined, payments: [] },
  });
const pay = (id: string) =>
  app.call(
    recordPayment,
    { params: { id }, body: { amount_paid: 100, payment_mode: 'cash' } },
    admin,
  );
const billedOrder = async () => {
  const drug = await newDrug({ price: 10, quantity_in_stock: 10 });
  const { id } = await orderOf(drug, 2);
  expect((await bill(id)).statusCode).toBe(201);
  return { id, drug };
};
const labOrder = async () => {
  const body = { name: `Test ${Math.random()}`, price: 300, default_parameters: [] };
  const test = await app.ok(addLabTest, { body }, admin);
  const made = { patient_id: patientId, tests: [{ id: test.id }] };
  const { id } = await app.ok(createLabOrder, { body: made }, admin);
  const items = [{ name: body.name, price: 300, item_id: test.id }];
  const asked = { patientId, type: 'lab', labOrderId: id, items, paymentMode: 'cash' } as const;
  return { id, bill: () => app.call(createBill, { body: asked }, admin) };
};

/** Each way to change the money of a patient; the setting is made before the record is held. */
const PATHS: Readonly<Record<string, () => Promise<Call>>> = {
  'a payment of the whole': async () => {
    const { id } = await unpaid();
    return () => pay(id);
  },
  'the cancellation of a paid bill': async () => {
    const { id } = await newBill(app, admin, { patientId });
    return () => app.call(cancelBill, { params: { id }, body: { reason: 'Wrong' } }, admin);
  },
  'a new bill': async () => () =>
    newBill(app, admin, { patientId }).then(() => ({ statusCode: 201 })),
  'the bill of a pharmacy order': async () => {
    const { id } = await orderOf(await newDrug({ price: 10, quantity_in_stock: 10 }), 2);
    return () => bill(id);
  },
  'the cancellation of a billed pharmacy order': async () => {
    const { id } = await billedOrder();
    return () => move(id, 'cancelled');
  },
  'a return of drugs': async () => {
    const { id, drug } = await billedOrder();
    return () => giveBack(id, drug.id, 1);
  },
  'the bill of a lab order': async () => (await labOrder()).bill,
  'the cancellation of a billed lab order': async () => {
    const { id, bill: billIt } = await labOrder();
    expect((await billIt()).statusCode).toBe(201);
    const body = { status: 'cancelled' } as const;
    return () => app.call(moveLabOrder, { params: { id }, body }, admin);
  },
  'the cancellation of the bill of a lab order': async () => {
    const made = await (await labOrder()).bill();
    const params = { id: made.json().id };
    return () => app.call(cancelBill, { params, body: { reason: 'Wrong' } }, admin);
  },
  'a deposit for a stay': async () => {
    const params = { id: patientId };
    await app.ok(admitPatient, { params, body: {} }, admin);
    const body = { amount_paid: 10, payment_mode: 'cash' } as const;
    return () => app.call(takeDeposit, { params, body }, admin);
  },
};

const IN_ORDER = ['visits', 'pharmacy_orders', 'lab_orders', 'bills'];

/** Calls while a merge holds the patient, and returns the tables whose rows the merge cannot have. */
async function heldBy(call: Call, ofPatient: string) {
  const merge = await app.started.pool.connect();
  const held: string[] = [];
  let called: Promise<{ statusCode: number }> | undefined;
  try {
    await merge.query('BEGIN');
    await merge.query('SELECT FROM patients WHERE id = $1 FOR UPDATE', [ofPatient]);
    called = Promise.resolve(call());
    await untilLockWaits(app);
    for (const table of IN_ORDER) {
      await merge.query('SAVEPOINT free');
      const rows = `SELECT FROM ${table} WHERE patient_id = $1 FOR UPDATE NOWAIT`;
      await merge.query(rows, [ofPatient]).catch(() => {
        held.push(table);
        return merge.query('ROLLBACK TO free');
      });
    }
  } finally {
    await merge.query('ROLLBACK');
    merge.release();
  }
  expect((await called)?.statusCode).toBeLessThan(300);
  return held;
}

it.each(Object.entries(PATHS))('%s waits for a merge before it holds a row', async (_, prepare) => {
  expect(await heldBy(await prepare(), patientId)).toEqual([]);
});

it('the cancellation of a visit with its fee waits for a merge before it holds a row', async () => {
  const visit = await newVisit(app, admin, { name: 'Asha Rao' });
  await newBill(app, admin, { patientId: visit.patient_id, queueId: visit.id });
  const body = { status: 'cancelled', refundMode: 'as_paid' } as const;
  const cancel = () => app.call(moveVisit, { params: { id: visit.id }, body }, admin);
  expect(await heldBy(cancel, visit.patient_id)).toEqual([]);
});

it('merges and whole payments at the same moment deadlock in no round, and lose no money', async () => {
  const deadlocks = async () => {
    const { rows } = await app.started.pool.query<{ count: string }>(
      'SELECT deadlocks AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    return Number(rows[0]?.count);
  };
  const before = await deadlocks();
  for (let round = 0; round < 30; round += 1) {
    const { id } = await newPatient(app, admin, 'Ramesh Rao');
    const { id: lostId } = await newPatient(app, admin, 'Ramesh R');
    const bills = [await unpaid(lostId), await unpaid(lostId), await unpaid(lostId)];
    const replies = await Promise.all([
      ...bills.map((one) => pay(one.id)),
      app.call(mergePatients, { params: { id }, body: { lostId } }, admin),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 200]);
    for (const one of bills) {
      const { bill: paid, calculated } = await app.ok(getBill, { params: { id: one.id } }, admin);
      expect([paid.patient_id, paid.status, calculated.totalPaid]).toEqual([id, 'paid', 10_000]);
    }
  }
  expect(await deadlocks()).toBe(before);
});
