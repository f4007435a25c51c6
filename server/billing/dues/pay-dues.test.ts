import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES } from '#contract/billing/billing.messages.ts';
import { cancelBill, getBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { listDues, payDues } from '#contract/dues/dues.endpoints.ts';
import { DUES_MESSAGES as M } from '#contract/dues/dues.messages.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newWard } from '../../testing/builders/admissions.ts';
import { newBill } from '../../testing/builders/bills.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { untilLockWaits } from '../../testing/lock-waits.ts';

const app = startTestApp();
let admin: Person;
let desk: Person;
let patientId: string;

beforeEach(async () => {
  app.clock.set('2026-11-20T06:00:00Z');
  admin = await newClinic(app);
  desk = await newStaff(app, admin, 'receptionist');
  patientId = (await newPatient(app, admin, 'Asha Menon')).id;
});

/** A bill that is paid later, a minute after the one before. */
async function owed(price: number, of = patientId) {
  app.clock.advance(60_000);
  return newBill(app, admin, {
    patientId: of,
    type: 'other',
    items: [{ name: 'Dressing', price }],
    paymentMode: undefined,
    payments: [],
  });
}
const pay = (amount: number, rest: object = {}, { by = desk, headers = {} } = {}) =>
  app.call(
    payDues,
    {
      params: { id: patientId },
      body: { amount_paid: amount, payment_mode: 'cash', ...rest },
    },
    { token: by.token, headers },
  );
const read = (id: string) => app.ok(getBill, { params: { id } }, admin);
const left = async () =>
  (await app.ok(listDues, { query: { patientId } }, admin)).dues.map(({ balance }) => balance);

describe('one payment of a patient’s dues', () => {
  it('settles the oldest bill first, with a payment of each bill', async () => {
    const first = await owed(500);
    const second = await owed(200);
    const other = await owed(90, (await newPatient(app, admin, 'Ravi Nair')).id);
    const reply = await pay(620);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      payments: [
        { bill_id: first.id, number: first.number, amount_paid: 500, balance: 0 },
        { bill_id: second.id, number: second.number, amount_paid: 120, balance: 80 },
      ],
      balance: 80,
    });
    const [paid, part] = [await read(first.id), await read(second.id)];
    expect([paid.bill.status, part.bill.status]).toEqual(['paid', 'pending']);
    expect([paid, part].map(({ payments }) => payments)).toMatchObject([
      [{ amount_paid: 50_000, payment_mode: 'cash', received_by: desk.user.name }],
      [{ amount_paid: 12_000, payment_mode: 'cash', received_by: desk.user.name }],
    ]);
    expect((await read(other.id)).payments).toEqual([]);
    expect(await left()).toEqual([8_000]);
  });

  it('has its reference number on each bill, and the number is used', async () => {
    const bills = [await owed(500), await owed(200)];
    const upi = { payment_mode: 'upi', reference: '4123 4567 8901' };
    expect((await pay(700, upi)).statusCode).toBe(201);
    for (const { id } of bills) {
      expect((await read(id)).payments).toMatchObject([
        { payment_mode: 'upi', reference: '412345678901' },
      ]);
    }
    const next = await owed(10);
    const again = await pay(10, upi);
    expect([again.statusCode, again.json().message]).toEqual([
      400,
      `This reference number is used on bills ${bills[0]?.number} and ${bills[1]?.number} (₹700.00, 20 Nov 2026).`,
    ]);
    expect((await read(next.id)).payments).toEqual([]);
    // Also where one bill is paid.
    const one = { params: { id: next.id }, body: { amount_paid: 10, ...upi } } as const;
    const ofBill = await app.call(recordPayment, one as never, desk);
    expect(ofBill.json().fields.reference).toBe(again.json().message);
  });

  it('is never above what is owed, and books nothing then', async () => {
    const bill = await owed(500);
    await owed(200);
    const much = await pay(700.01);
    expect([much.statusCode, much.json().message]).toEqual([
      400,
      BILLING_MESSAGES.paymentAboveBalance,
    ]);
    expect((await read(bill.id)).payments).toEqual([]);
    expect(await left()).toEqual([50_000, 20_000]);
    for (const body of [{ amount_paid: 0 }, { payment_mode: 'online' }, { reference: 'AB12345' }]) {
      expect((await pay(1, body)).statusCode).toBe(400);
    }
  });

  it('leaves out cancelled and paid bills, and a stay, which has a payment of its own', async () => {
    const ward = await newWard(app);
    await ward.admit();
    patientId = ward.params.id;
    const by = { by: ward.admin };
    const none = await pay(1, {}, by);
    expect([none.statusCode, none.json().message]).toEqual([409, M.nothingToPay]);
    admin = ward.admin;
    const cancelled = await owed(100);
    const reason = { reason: 'Wrong' };
    await app.ok(cancelBill, { params: { id: cancelled.id }, body: reason }, admin);
    const bill = await owed(50);
    expect((await pay(50.01, {}, by)).statusCode).toBe(400);
    expect((await pay(50, {}, by)).json().payments).toMatchObject([{ bill_id: bill.id }]);
    expect(await left()).toHaveLength(1);
  });

  it('is recorded once per key', async () => {
    const bills = [await owed(500), await owed(200)];
    const key = { headers: { 'idempotency-key': 'dues-of-asha-1' } };
    const replies = await Promise.all(Array.from({ length: 4 }, () => pay(300, {}, key)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect((await read(bills[0]!.id)).payments).toHaveLength(1);
    expect(await left()).toEqual([20_000, 20_000]);
    expect((await pay(301, {}, key)).statusCode).toBe(409);
  });

  it('is refused for another clinic’s patient', async () => {
    await owed(100);
    const other = await newClinic(app, 'Other Clinic');
    expect((await pay(1, {}, { by: other })).statusCode).toBe(404);
  });
});

describe('payments of two people at the same moment', () => {
  it('take together what is owed, and not more', async () => {
    const bills = [await owed(500), await owed(200)];
    const replies = await Promise.all([
      ...Array.from({ length: 12 }, (_, at) => pay(100, {}, { by: at % 2 ? desk : admin })),
      pay(700),
    ]);
    const taken = replies.filter(({ statusCode }) => statusCode === 201);
    const sum = taken.reduce(
      (total, reply) =>
        total +
        reply
          .json<{ payments: { amount_paid: number }[] }>()
          .payments.reduce((all, one) => all + one.amount_paid, 0),
      0,
    );
    expect(sum).toBe(700);
    expect(await left()).toEqual([]);
    for (const { id } of bills) {
      const { bill, calculated } = await read(id);
      expect([bill.status, calculated.balance]).toEqual(['paid', 0]);
    }
  });

  it('wait for a merge of the record before they hold its bills', async () => {
    await owed(100);
    const merge = await app.started.pool.connect();
    await merge.query('BEGIN');
    await merge.query('SELECT FROM patients WHERE id = $1 FOR UPDATE', [patientId]);
    const paying = pay(100);
    await untilLockWaits(app);
    const bills = 'SELECT FROM bills WHERE patient_id = $1 FOR UPDATE NOWAIT';
    const held = await merge.query(bills, [patientId]).catch(String);
    await merge.query('ROLLBACK');
    merge.release();
    expect(held).toMatchObject({ rowCount: 1 });
    expect((await paying).statusCode).toBe(201);
  });

  it('balance with payments of single bills, for any amounts', async () => {
    const Amounts = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(Amounts, Amounts, async (prices, amounts) => {
        patientId = (await newPatient(app, admin)).id;
        const bills = [];
        for (const price of prices) bills.push(await owed(price / 100));
        const last = bills.at(-1)!;
        const single = (amount: number) =>
          app.call(
            recordPayment,
            { params: { id: last.id }, body: { amount_paid: amount, payment_mode: 'card' } },
            { token: admin.token },
          );
        const replies = await Promise.all(
          amounts.flatMap((amount) => [pay(amount / 100), single(amount / 100)]),
        );
        expect(replies.every(({ statusCode }) => [201, 400, 409].includes(statusCode))).toBe(true);
        const details = await Promise.all(bills.map(({ id }) => read(id)));
        for (const { bill, payments, calculated } of details) {
          const paid = payments.reduce((sum, { amount_paid }) => sum + amount_paid, 0);
          expect(paid).toBe(calculated.totalPaid);
          expect(calculated.balance).toBeGreaterThanOrEqual(0);
          expect(bill.status).toBe(calculated.balance === 0 ? 'paid' : 'pending');
        }
      }),
      { numRuns: 10 },
    );
  });
});
