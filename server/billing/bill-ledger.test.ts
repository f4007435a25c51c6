import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { cancelBill, getBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newPatient, type Person } from '../testing/builders/clinic.ts';
import { newLabOrder, newPharmacyOrder } from '../testing/builders/orders.ts';
import { insertBill } from '../testing/builders/rows.ts';
import { applyPayment } from './index.ts';
import { receivedOf, splitRefund } from './refund.rules.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin)).id;
});

const pending = () => newBill(app, admin, { patientId, paymentMode: 'online' });
const pay = (id: string, amount_paid: number, mode = 'cash', headers = {}) =>
  app.call(
    recordPayment,
    { params: { id }, body: { amount_paid, payment_mode: mode } },
    { token: admin.token, headers },
  );
const cancel = (id: string, reason = 'Entered twice', refundMode?: RefundMode) =>
  app.call(cancelBill, { params: { id }, body: { reason, refundMode } }, { token: admin.token });
const details = (id: string) => app.ok(getBill, { params: { id } }, admin);

describe('partial payments', () => {
  it('settle the bill at zero balance', async () => {
    const { id } = await pending();
    expect((await pay(id, 200)).json()).toMatchObject({
      payment: { amount_paid: 200, payment_mode: 'cash' },
      bill: { status: 'pending' },
      calculated: { totalDue: 500, totalPaid: 200, balance: 300 },
    });
    const last = await pay(id, 300, 'upi');
    expect(last.json()).toMatchObject({ bill: { status: 'paid' }, calculated: { balance: 0 } });
    const more = await pay(id, 1);
    expect([more.statusCode, more.json().message]).toEqual([409, M.notPayable]);
  });

  it('never exceed the balance under concurrent payments', async () => {
    const { id } = await pending();
    const replies = await Promise.all(Array.from({ length: 10 }, () => pay(id, 70)));
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(7);
    expect(codes.filter((code) => code === 400)).toHaveLength(3);
    expect(replies.find(({ statusCode }) => statusCode === 400)?.json().fields).toEqual({
      amount_paid: M.paymentAboveBalance,
    });
    expect((await details(id)).calculated).toEqual({
      totalDue: 50_000,
      totalPaid: 49_000,
      balance: 1_000,
    });
  });

  it('are recorded once per key', async () => {
    const { id } = await pending();
    const key = { 'idempotency-key': 'payment-0001' };
    await Promise.all(Array.from({ length: 5 }, () => pay(id, 100, 'cash', key)));
    expect((await details(id)).payments).toHaveLength(1);
  });

  it.each([
    [0, 'cash', M.invalidPayment],
    [-5, 'cash', M.invalidPayment],
    [1.001, 'cash', M.invalidPayment],
    [1, 'online', M.invalidMode],
    [500.01, 'cash', M.paymentAboveBalance],
  ])('of %d in %s are refused', async (amount, mode, message) => {
    const { id } = await pending();
    const reply = await pay(id, amount, mode);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });

  it('of a provider count once, from any source', async () => {
    const { id } = await pending();
    const report = () =>
      app.started.services.database.inClinic(admin.user.clinic_id!, (tx) =>
        applyPayment(
          {
            tx,
            now: app.clock.now(),
            actor: { clinicId: admin.user.clinic_id!, id: null },
            newId: () => crypto.randomUUID(),
            audit: async () => {},
            changed: () => {},
          },
          { billId: id, amount: 50_000, mode: 'online', providerPaymentId: 'pay_X1' },
        ),
      );
    const news = await Promise.all([report(), report(), report(), report()]);
    expect(news.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(news.map(({ billStatus }) => billStatus))).toEqual(new Set(['paid']));
    expect((await details(id)).payments).toMatchObject([
      { amount_paid: 50_000, payment_mode: 'online', received_by: null },
    ]);
  });

  it('of a stay are not accepted here', async () => {
    const clinicId = admin.user.clinic_id!;
    const stay = { clinicId, userId: admin.user.id, patientId, now: app.clock.now() };
    const id = await app.started.services.database.inClinic(clinicId, (tx) =>
      insertBill(tx, stay, { type: 'admission' }),
    );
    const reply = await pay(id, 10);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.paidWithTheStay]);
  });
});

describe('cancelling', () => {
  it('refunds in the modes of the payments and keeps every row', async () => {
    const { id, number } = await pending();
    await pay(id, 200, 'cash');
    await pay(id, 300, 'card');
    expect((await cancel(id)).statusCode).toBe(200);
    const after = await details(id);
    expect(after.bill).toMatchObject({
      number,
      status: 'cancelled',
      cancel_reason: 'Entered twice',
    });
    expect(after.calculated).toEqual({ totalDue: 0, totalPaid: 0, balance: 0 });
    expect(after.payments.map((one) => [one.amount_paid, one.payment_mode]).sort()).toEqual([
      [-20_000, 'cash'],
      [-30_000, 'card'],
      [20_000, 'cash'],
      [30_000, 'card'],
    ]);
    expect(after.bill.items).toHaveLength(1);
    expect((await cancel(id)).statusCode).toBe(409);
  });

  it('gives a consistent result with a concurrent payment', async () => {
    const bills = await Promise.all(Array.from({ length: 5 }, pending));
    await Promise.all(bills.flatMap(({ id }) => [pay(id, 500), cancel(id)]));
    for (const { id } of bills) {
      const { bill, calculated } = await details(id);
      expect(bill.status).toBe('cancelled');
      expect(calculated).toEqual({ totalDue: 0, totalPaid: 0, balance: 0 });
    }
  });

  it('requires a reason', async () => {
    const { id } = await pending();
    const reply = await cancel(id, ' ');
    expect([reply.statusCode, reply.json().message]).toEqual([400, M.reasonRequired]);
  });

  it('also cancels the order and puts its stock back, but is refused for a dispensed one', async () => {
    const inClinic = app.started.services.database;
    const order = await newPharmacyOrder(app, admin, { patientId });
    const item = { name: 'Paracetamol', price: 2.5, quantity: 10, drug_id: order.drugId };
    const pharmacy = { patientId, type: 'pharmacy', related_id: order.orderId } as const;
    const bill = await newBill(app, admin, { ...pharmacy, items: [item] });
    const now = app.clock.now();
    const dispense = (dispensed: boolean) =>
      inClinic.inClinic(admin.user.clinic_id!, (tx) =>
        tx
          .updateTable('pharmacy_orders')
          .set({
            status: dispensed ? 'dispensed' : 'billed',
            dispensed_at: dispensed ? now : null,
            dispensed_by: dispensed ? admin.user.id : null,
          })
          .execute(),
      );
    await dispense(true);
    expect((await cancel(bill.id)).json().message).toBe(M.orderDispensed);
    await dispense(false);
    expect((await cancel(bill.id)).statusCode).toBe(200);
    const [batch, row] = await inClinic.inClinic(admin.user.clinic_id!, async (tx) => [
      await tx.selectFrom('drug_batches').select('quantity').executeTakeFirstOrThrow(),
      await tx.selectFrom('pharmacy_orders').select('status').executeTakeFirstOrThrow(),
    ]);
    expect([batch, row]).toEqual([{ quantity: 100 }, { status: 'cancelled' }]);
  });

  it('also cancels a lab order', async () => {
    const order = await newLabOrder(app, admin, patientId);
    const item = { name: 'CBC', price: 300, item_id: order.testId };
    const lab = { patientId, type: 'lab', labOrderId: order.orderId } as const;
    const bill = await newBill(app, admin, { ...lab, items: [item] });
    expect((await cancel(bill.id)).statusCode).toBe(200);
    const again = await app.call(
      cancelBill,
      { params: { id: bill.id }, body: { reason: 'x' } },
      { token: admin.token },
    );
    expect(again.statusCode).toBe(409);
  });
});

it('keeps items, credits, payments and balance consistent in any sequence of steps', async () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 60_000 }).map((paise) => ({ paise })) },
    { weight: 1, arbitrary: fc.constant('cancel' as const) },
  );
  const wanted = fc.record({
    prices: fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 4 }),
    discount: fc.integer({ min: 0, max: 10_000 }),
    mode: fc.constantFrom('cash' as const, 'online' as const),
    steps: fc.array(step, { maxLength: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(wanted, async ({ prices, discount, mode, steps }) => {
      const items = prices.map((price) => ({ name: 'Item', price: price / 100 }));
      const { id } = await newBill(app, admin, {
        patientId,
        items,
        paymentMode: mode,
        discountPercentage: discount / 100,
      });
      for (const one of steps) {
        const reply = await (one === 'cancel' ? cancel(id) : pay(id, one.paise / 100));
        expect([200, 201, 400, 409]).toContain(reply.statusCode);
        const { bill, payments, calculated } = await details(id);
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
        const credits = sum(bill.credits.map(({ amount }) => amount));
        expect(bill.subtotal).toBe(sum(prices));
        expect(calculated.totalDue).toBe(bill.subtotal - credits);
        expect(calculated.totalPaid).toBe(sum(payments.map(({ amount_paid }) => amount_paid)));
        expect(calculated.balance).toBe(calculated.totalDue - calculated.totalPaid);
        expect(calculated.balance).toBeGreaterThanOrEqual(0);
        expect(bill.status === 'pending').toBe(calculated.balance > 0);
      }
    }),
    { numRuns: 25 },
  );
});

it('splits a refund over the payments exactly, newest first', () => {
  const came = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(came, fc.integer({ min: 0, max: 100 }), (amounts, share) => {
      const payments = amounts.map((amount_paise, at) => ({
        id: `${at}`,
        amount_paise,
        refund_of: null,
      }));
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      const amount = Math.floor((total * share) / 100);
      const parts = splitRefund(receivedOf(payments), amount);
      expect(parts.reduce((sum, { left }) => sum + left, 0)).toBe(amount);
      for (const part of parts) expect(part.left).toBeLessThanOrEqual(amounts[Number(part.id)]!);
      const refunds = parts.map(({ id, left }) => ({
        id: `back of ${id}`,
        amount_paise: -left,
        refund_of: id,
      }));
      const rest = receivedOf([...payments, ...refunds]);
      expect(rest.reduce((sum, { left }) => sum + left, 0)).toBe(total - amount);
      expect(() => splitRefund(rest, total - amount + 1)).toThrow();
    }),
  );
});
