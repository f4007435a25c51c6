import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import { AMOUNT_TOO_LARGE } from '#contract/kernel/numbers/money.ts';
import { getVisit, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { billingDesk, DRESSINGS } from '../testing/builders/billing-desk.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newStaff, newVisit, type Person, signIn } from '../testing/builders/clinic.ts';
import { newLabOrder, newPharmacyOrder } from '../testing/builders/orders.ts';

const app = startTestApp();
const { begin, make, rowsOf } = billingDesk(app);
const items = DRESSINGS;
let admin: Person;
let patientId: string;

beforeEach(async () => {
  ({ admin, patientId } = await begin());
});

describe('creating a bill', () => {
  it.each(['cash', 'upi', 'card'] as const)('pays one in %s at once', async (paymentMode) => {
    const bill = await newBill(app, admin, {
      patientId,
      paymentMode,
      items,
      discountPercentage: 12.5,
      amount: 262.47,
    });
    expect(bill).toMatchObject({ status: 'paid', subtotal: 29_997, discount: 3_750 });
    expect(bill.calculated).toEqual({ totalDue: 26_247, totalPaid: 26_247, balance: 0 });
    const { payments } = await app.ok(getBill, { params: { id: bill.id } }, admin);
    expect(payments).toMatchObject([
      { amount_paid: 26_247, payment_mode: paymentMode, received_by: admin.user.name },
    ]);
  });

  it('stores each of its fields', async () => {
    const drug = { name: 'Dolo', price: 2.5, quantity: 4 };
    const body = { items: [...items, drug], discountPercentage: 10 };
    const { id } = await newBill(app, admin, {
      ...{ patientId, type: 'other', paymentMode: 'upi' },
      ...body,
    });
    const { bill, payments, calculated } = await app.ok(getBill, { params: { id } }, admin);
    expect(bill).toMatchObject({
      ...{ id, patient_id: patientId, type: 'other', status: 'paid', related_id: null },
      ...{ discount_percentage: 1_000, payment_mode: 'upi' },
      items: [
        { name: 'Dressing', price: 9_999, quantity: 3, total: 29_997, drug_id: null },
        { name: 'Dolo', price: 250, quantity: 4, total: 1_000, drug_id: null },
      ],
    });
    expect(payments).toMatchObject([{ amount_paid: 27_897, payment_mode: 'upi' }]);
    expect(calculated).toEqual({ totalDue: 27_897, totalPaid: 27_897, balance: 0 });
    const { bills } = await app.ok(listBills, { query: {} }, admin);
    expect(bills).toMatchObject([
      {
        ...{ id, patient_id: patientId, type: 'other', amount: 27_897, status: 'paid' },
        ...{ payment_mode: 'upi', createdAt: app.clock.now().toISOString(), calculated },
      },
    ]);
  });

  it('returns it with its order, drugs and tests', async () => {
    const { orderId, drugId } = await newPharmacyOrder(app, admin, { patientId });
    const drug = { name: 'Dolo', price: 2.5, quantity: 10, drug_id: drugId };
    const lab = await newLabOrder(app, admin, patientId);
    const test = { name: 'Complete Blood Count', price: 300, item_id: lab.testId };
    const sold = await newBill(app, admin, {
      ...{ patientId, type: 'pharmacy', related_id: orderId, items: [drug] },
    });
    const tested = await newBill(app, admin, {
      ...{ patientId, type: 'lab', labOrderId: lab.orderId, items: [test] },
    });
    const read = async (id: string) => (await app.ok(getBill, { params: { id } }, admin)).bill;
    expect(await read(sold.id)).toMatchObject({
      related_id: orderId,
      items: [{ type: 'pharmacy', drug_id: drugId, item_id: null, total: 2_500 }],
    });
    expect(await read(tested.id)).toMatchObject({
      labOrderId: lab.orderId,
      items: [{ type: 'lab', drug_id: null, item_id: lab.testId, total: 30_000 }],
    });
  });

  it('uses the type other by default', async () => {
    const reply = await make({});
    expect([reply.statusCode, reply.json().type]).toEqual([201, 'other']);
  });

  it('leaves an online bill pending', async () => {
    const bill = await newBill(app, admin, { patientId, paymentMode: 'online' });
    expect(bill).toMatchObject({ status: 'pending', calculated: { balance: 50_000 } });
    expect(await rowsOf('bill_payments')).toEqual([]);
  });

  it('makes a fully discounted bill paid', async () => {
    const free = await newBill(app, admin, {
      patientId,
      paymentMode: 'online',
      discountPercentage: 100,
    });
    expect(free).toMatchObject({ status: 'paid', calculated: { totalDue: 0, balance: 0 } });
  });

  it.each([
    [{ amount: 299.95 }, M.amountDiffers],
    [{ amount: 0 }, M.amountDiffers],
    [{ items: [] }, M.emptyBill],
    [{ items: [{ name: ' ', price: 1 }] }, M.invalidItem],
    [{ items: [{ name: 'A', price: -1 }] }, M.invalidItem],
    [{ items: [{ name: 'A', price: 1, quantity: 0 }] }, M.invalidItem],
    [{ discountPercentage: 100.01 }, M.invalidDiscount],
    [{ discountPercentage: 1.001 }, M.invalidDiscount],
    [{ items: [{ name: 'A', price: 1e7, quantity: 2 }] }, M.tooLarge],
    [{ items: [{ name: 'A', price: 1e9, quantity: 1 }] }, AMOUNT_TOO_LARGE],
    [{ patientId: '' }, M.patientMissing],
    [{ paymentMode: undefined }, M.invalidMode],
    [{ type: 'admission' as never }, M.invalidType],
    [{ items: [{ name: 'A', price: 1, drug_id: crypto.randomUUID() }] }, M.invalidItem],
    [
      {
        items: [
          { name: 'Consultation Fee', price: 500 },
          { name: ' consultation fee', price: 1 },
        ],
      },
      M.feeTwice,
    ],
    [{ items: [{ name: 'Consultation Fee', price: 500, quantity: 2 }] }, M.feeTwice],
  ])('refuses %j', async (body, message) => {
    const reply = await make(body);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
    expect(await rowsOf('bills')).toEqual([]);
  });

  it('refuses a patient, an order or a visit of another clinic', async () => {
    const other = await newClinic(app, 'Other Clinic');
    const visit = await newVisit(app, other);
    const order = await newPharmacyOrder(app, other, { patientId: visit.patient_id });
    const replies = await Promise.all([
      make({ patientId: visit.patient_id }),
      make({ queueId: visit.id }),
      make({ type: 'pharmacy', related_id: order.orderId }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  it('numbers the bills of a financial year without gaps, also after refusals', async () => {
    app.clock.set('2027-03-31T17:00:00Z');
    admin = await signIn(app, admin.user.email);
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => make({}, admin)),
      ...Array.from({ length: 5 }, () => make({ queueId: crypto.randomUUID() }, admin)),
      ...Array.from({ length: 5 }, () => make({}, admin)),
    ]);
    const numbers = replies.filter(({ statusCode }) => statusCode === 201).map((one) => one.json());
    expect(numbers.map(({ number }) => number).sort()).toEqual(
      Array.from({ length: 10 }, (_, at) => `2026-27/0000${String(at + 1).padStart(2, '0')}`),
    );
    app.clock.set('2027-03-31T18:31:00Z');
    expect((await make({}, admin)).json().number).toBe('2027-28/000001');
  });

  it('creates one bill per key under repeated and concurrent requests', async () => {
    const key = { 'idempotency-key': 'bill-0001' };
    const replies = await Promise.all(Array.from({ length: 6 }, () => make({}, admin, key)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await rowsOf('bills')).toHaveLength(1);
    const replayed = replies.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
    expect(replayed).toHaveLength(5);
    expect((await make({ discountPercentage: 5 }, admin, key)).statusCode).toBe(409);
  });
});

describe('billing a visit', () => {
  it('assigns the doctor and marks the visit as billed', async () => {
    const doctor = await newStaff(app, admin, 'doctor');
    const visit = await newVisit(app, admin);
    const consultation = {
      type: 'consultation' as const,
      patientId: visit.patient_id,
      queueId: visit.id,
      doctorId: doctor.user.id,
    };
    expect((await make(consultation)).statusCode).toBe(201);
    const billed = await app.ok(getVisit, { params: { id: visit.id } }, admin);
    expect(billed).toMatchObject({ billed: true, doctor_id: doctor.user.id, status: 'waiting' });
    const again = await make(consultation);
    expect([again.statusCode, again.json().message]).toEqual([409, M.alreadyBilled]);
  });

  it('creates no bill when the doctor cannot be assigned', async () => {
    const doctor = await newStaff(app, admin, 'doctor');
    const visit = await newVisit(app, admin);
    const toOther = { patientId: visit.patient_id, queueId: visit.id, doctorId: doctor.user.id };
    await app.call(
      moveVisit,
      { params: { id: visit.id }, body: { status: 'cancelled' } },
      { token: admin.token },
    );
    expect((await make(toOther)).statusCode).toBe(409);
    expect(await rowsOf('bills')).toEqual([]);
  });
});

it('lists the bills of clinic days, both ends included', async () => {
  app.clock.set('2027-05-01T18:29:00Z');
  admin = await signIn(app, admin.user.email);
  const last = await newBill(app, admin, { patientId });
  app.clock.set('2027-05-01T18:31:00Z');
  const first = await newBill(app, admin, { patientId });
  const list = async (startDate: string, endDate: string) =>
    (await app.ok(listBills, { query: { startDate, endDate } }, admin)).bills.map(({ id }) => id);
  expect(await list('2027-05-01', '2027-05-01')).toEqual([last.id]);
  expect(await list('2027-05-02', '2027-05-02')).toEqual([first.id]);
  expect(await list('2027-05-01', '2027-05-02')).toEqual([first.id, last.id]);
});
