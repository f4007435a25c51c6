import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { LAB_ORDER_STATUSES } from '#contract/lab/lab-order.status.ts';
import {
  createEmptyLabOrder,
  createLabOrder,
  deleteLabOrder,
  getLabOrder,
  listLabOrders,
  moveLabOrder,
  overrideLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newBill } from '../../testing/builders/bills.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { newLabOrderIn, newLabReport, newLabTest } from '../../testing/builders/lab.ts';
import { newLabOrder } from '../../testing/builders/orders.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;

beforeEach(async () => {
  app.clock.set('2026-11-21T10:30:00.000Z');
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin)).id;
});

const create = (tests: readonly unknown[], patient: string = patientId) =>
  app.call(createLabOrder, { body: { patient_id: patient, tests } }, admin);
const created = (id: string) =>
  app.ok(createLabOrder, { body: { patient_id: patientId, tests: [{ id }] } }, admin);
const change = (id: string, body: object, person = admin) =>
  app.call(overrideLabOrder, { params: { id }, body }, person);
const said = ({ statusCode, json }: Awaited<ReturnType<typeof change>>) => [
  statusCode,
  json().message,
];
const asSent = (id: string, name = 'Any name') => ({ id, name, price: 1 });

describe('a new lab order', () => {
  it('gets the catalogue’s names and prices, whatever the body contains', async () => {
    const cbc = await newLabTest(app, admin, { name: 'CBC', pricePaise: 35_050 });
    const esr = await newLabTest(app, admin, { name: 'ESR', pricePaise: 0 });
    const reply = await create([asSent(esr), asSent(cbc)]);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      status: 'pending',
      lab_token_number: 1,
      serialNumber: 1,
      collectedAt: null,
      tests: [
        { id: esr, name: 'ESR', price: 0 },
        { id: cbc, name: 'CBC', price: 350.5 },
      ],
    });
  });

  it('is refused without tests, without a patient, and with a repeated or unknown test', async () => {
    const cbc = await newLabTest(app, admin, { name: 'CBC' });
    expect(said(await create([]))).toEqual([400, M.noTests]);
    expect(said(await create([{ id: cbc }], ''))).toEqual([400, M.noPatient]);
    expect((await create([{ id: cbc }], admin.user.id)).statusCode).toBe(404);
    const twice = await create([{ id: cbc }, { id: cbc }]);
    expect(said(twice)).toEqual([400, 'CBC is already in the order.']);
    expect(twice.json().fields).toEqual({ 'tests.1.id': 'CBC is already in the order.' });
    expect(said(await create([{ id: patientId }]))).toEqual([400, M.unknownTest]);
    expect((await app.ok(listLabOrders, { query: {} }, admin)).totalCount).toBe(0);
  });

  it('numbers from 1 each clinic day, without gaps or duplicates under forty concurrent requests', async () => {
    const cbc = await newLabTest(app, admin, { name: 'CBC' });
    const tokensOf = async (count: number) => {
      const orders = await Promise.all(
        Array.from({ length: count }, (_, n) =>
          // Refusals in between leave no gaps.
          n % 10 === 9 ? create([{ id: cbc }, { id: cbc }]) : create([{ id: cbc }]),
        ),
      );
      return orders
        .filter(({ statusCode }) => statusCode === 201)
        .map((reply) => reply.json().lab_token_number)
        .sort((a, b) => a - b);
    };
    expect(await tokensOf(40)).toEqual(Array.from({ length: 36 }, (_, n) => n + 1));
    // 19:00 UTC is past midnight in the clinic.
    app.clock.set('2026-11-21T19:00:00.000Z');
    expect(await tokensOf(2)).toEqual([1, 2]);
  });

  it('can be opened empty and get its tests later', async () => {
    const cbc = await newLabTest(app, admin, { name: 'CBC' });
    const body = { patient_id: patientId };
    const { newOrderId } = await app.ok(createEmptyLabOrder, { body }, admin);
    const order = await app.ok(getLabOrder, { params: { id: newOrderId } }, admin);
    expect(order).toMatchObject({ tests: [], status: 'pending', lab_token_number: 1 });
    expect((await change(newOrderId, { tests: [asSent(cbc)] })).json().tests).toEqual([
      { id: cbc, name: 'CBC', price: 300, ai_run_id: null },
    ]);
  });

  it('is found by its sample code', async () => {
    const cbc = await newLabTest(app, admin, { name: 'CBC' });
    await created(cbc);
    const second = await created(cbc);
    const found = await app.ok(listLabOrders, { query: { search: '20261121-2' } }, admin);
    expect(found.orders.map(({ id }) => id)).toEqual([second.id]);
  });
});

describe('an override', () => {
  it.each(LAB_ORDER_STATUSES)('changes %s to every status', async (from) => {
    const { orderId } = await newLabOrderIn(app, admin, { patientId, status: from });
    for (const status of LAB_ORDER_STATUSES) {
      expect((await change(orderId, { status })).json().status).toBe(status);
    }
  });

  it('keeps the price of existing tests, and uses the catalogue’s for new ones', async () => {
    const { orderId, testId } = await newLabOrder(app, admin, patientId);
    const esr = await newLabTest(app, admin, { name: 'ESR', pricePaise: 12_000 });
    const reply = await change(orderId, { tests: [asSent(testId), asSent(esr)] });
    expect(reply.json()).toMatchObject({
      status: 'pending',
      tests: [
        { name: 'Complete Blood Count', price: 300 },
        { name: 'ESR', price: 120 },
      ],
    });
  });

  it('requires at least one complete test', async () => {
    const { orderId, testId } = await newLabOrder(app, admin, patientId);
    expect(said(await change(orderId, { tests: [] }))).toEqual([400, M.testRequired]);
    for (const test of [
      { id: testId, name: 'CBC' },
      { id: testId, name: ' ', price: 1 },
      { id: testId, name: 'CBC', price: -1 },
      { id: 'cbc', name: 'CBC', price: 1 },
    ]) {
      expect(said(await change(orderId, { tests: [test] }))).toEqual([400, M.invalidTest]);
    }
    expect(said(await change(orderId, {}))).toEqual([400, M.nothingToChange]);
    expect(said(await change(orderId, { status: 'lost' }))).toEqual([400, M.unknownStatus]);
  });

  it('cannot change the tests of a bill until it is cancelled', async () => {
    const { orderId, testId } = await newLabOrder(app, admin, patientId);
    const esr = await newLabTest(app, admin, { name: 'ESR' });
    const items = [{ name: 'Complete Blood Count', price: 300, item_id: testId }];
    const bill = await newBill(app, admin, { patientId, type: 'lab', labOrderId: orderId, items });
    const tests = [asSent(esr)];
    expect(said(await change(orderId, { tests, status: 'pending' }))).toEqual([409, M.testsFixed]);
    // The same tests are not a change.
    const same = await change(orderId, { tests: [asSent(testId)], status: 'collected' });
    expect(same.json().status).toBe('collected');
    const gone = await app.call(deleteLabOrder, { params: { id: orderId } }, admin);
    expect(said(gone)).toEqual([409, M.hasBill]);
    const reason = 'Another test was meant';
    await app.ok(cancelBill, { params: { id: bill.id }, body: { reason } }, admin);
    expect((await change(orderId, { tests, status: 'pending' })).statusCode).toBe(200);
  });

  it.each([
    ['by a step', moveLabOrder],
    ['by an override', overrideLabOrder],
  ])('that cancels %s cancels the bill and refunds it', async (_how, endpoint) => {
    const { orderId, testId } = await newLabOrder(app, admin, patientId);
    const items = [{ name: 'Complete Blood Count', price: 300, item_id: testId }];
    const parts = { patientId, type: 'lab', labOrderId: orderId, items } as const;
    const { id } = await newBill(app, admin, { ...parts, paymentMode: 'upi' });
    const body = { status: 'cancelled' as const };
    await app.ok(endpoint, { params: { id: orderId }, body }, admin);
    const { bill, calculated, payments } = await app.ok(getBill, { params: { id } }, admin);
    expect([bill.status, calculated.totalPaid]).toEqual(['cancelled', 0]);
    expect(payments.map(({ amount_paid }) => amount_paid)).toEqual([30_000, -30_000]);
  });

  it('cannot cancel, empty or delete an order with a report', async () => {
    const { orderId } = await newLabReport(app, admin, { patientId, contents: [() => 'Hb 12'] });
    const esr = await newLabTest(app, admin, { name: 'ESR' });
    expect(said(await change(orderId, { status: 'cancelled' }))).toEqual([409, M.hasReport]);
    expect(said(await change(orderId, { tests: [asSent(esr)] }))).toEqual([409, M.testsReported]);
    const gone = await app.call(deleteLabOrder, { params: { id: orderId } }, admin);
    expect(said(gone)).toEqual([409, M.hasReport]);
  });

  it('is open to the admin, a doctor and the lab, and is audited', async () => {
    const { orderId } = await newLabOrder(app, admin, patientId);
    const desk = await newStaff(app, admin, 'receptionist');
    expect((await change(orderId, { status: 'collected' }, desk)).statusCode).toBe(403);
    const doctor = await newStaff(app, admin, 'doctor');
    expect((await change(orderId, { status: 'collected' }, doctor)).statusCode).toBe(200);
    const { clinic_id: clinicId } = admin.user;
    const rows = await app.started.services.database.inSystem((tx) =>
      tx
        .selectFrom('audit_log')
        .where('clinic_id', '=', clinicId ?? '')
        .where('record_id', '=', orderId)
        .select(['verb', 'user_id', 'changes'])
        .execute(),
    );
    expect(rows).toEqual([
      {
        verb: 'override-lab-order',
        user_id: doctor.user.id,
        changes: { from: 'pending', to: 'collected' },
      },
    ]);
  });
});

it('keeps the time of collection until the collection is reverted', async () => {
  const { orderId } = await newLabOrderIn(app, admin, { patientId, status: 'billed' });
  const at = () => app.ok(getLabOrder, { params: { id: orderId } }, admin);
  const body = { status: 'collected' as const };
  await app.ok(moveLabOrder, { params: { id: orderId }, body }, admin);
  app.clock.advance(60_000);
  await change(orderId, { status: 'processing' });
  expect((await at()).collectedAt).toBe('2026-11-21T10:30:00.000Z');
  await change(orderId, { status: 'billed' });
  expect((await at()).collectedAt).toBeNull();
});

it('deletes an order, whose record stays', async () => {
  const { orderId } = await newLabOrder(app, admin, patientId);
  const params = { id: orderId };
  expect(await app.ok(deleteLabOrder, { params }, admin)).toEqual({ message: M.orderDeleted });
  expect((await app.call(getLabOrder, { params }, admin)).statusCode).toBe(404);
  expect((await app.call(deleteLabOrder, { params }, admin)).statusCode).toBe(404);
});
