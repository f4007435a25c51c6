import { beforeEach, expect, it } from 'vitest';
import {
  cancelBill,
  createBill,
  getBill,
  recordPayment,
} from '#contract/billing/bills.endpoints.ts';
import { getDrawer } from '#contract/money/day-closes.endpoints.ts';
import { getMoneyTotals } from '#contract/money/money.endpoints.ts';
import {
  movePharmacyOrder,
  returnPharmacyOrder,
  undoDispensing,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newPatient, type Person } from '../testing/builders/clinic.ts';
import { newPharmacyOrder } from '../testing/builders/orders.ts';

const app = startTestApp();
let admin: Person;

beforeEach(async () => {
  app.clock.set('2026-11-21T10:30:00.000Z');
  admin = await newClinic(app);
});

const MODES = ['as_paid', 'cash', 'upi', 'card'] as const;
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const ledger = () =>
  app.started.services.database.inClinic(admin.user.clinic_id ?? '', async (tx) => ({
    payments: await tx.selectFrom('bill_payments').selectAll().execute(),
    bills: await tx.selectFrom('bills').selectAll().execute(),
    moved: await tx.selectFrom('stock_movements').select('quantity').execute(),
    shelf: await tx.selectFrom('drug_batches').select('quantity').execute(),
  }));

it('keeps every paisa under concurrent returns, refunds, payments and a cancellation', async () => {
  for (let round = 0; round < 4; round += 1) {
    const patientId = (await newPatient(app, admin, `Asha ${round}`)).id;
    const order = await newPharmacyOrder(app, admin, { patientId });
    const bill = await app.ok(
      createBill,
      {
        body: {
          patientId,
          type: 'pharmacy',
          related_id: order.orderId,
          items: [{ name: 'Paracetamol', price: 2.5, quantity: 10, drug_id: order.drugId }],
          discountPercentage: 3.33,
          payments: [
            { amount_paid: 7.01, payment_mode: 'cash' },
            { amount_paid: 9.99, payment_mode: 'upi' },
          ],
        },
      },
      admin,
    );
    const params = { id: order.orderId };
    const giveBack = (refundMode: (typeof MODES)[number]) =>
      app.call(
        returnPharmacyOrder,
        {
          params,
          body: { itemsToReturn: [{ drug_id: order.drugId, returnQuantity: 1 }], refundMode },
        },
        admin,
      );
    const calls = [
      ...MODES.map(giveBack),
      app.call(movePharmacyOrder, { params, body: { status: 'dispensed' } }, admin),
      app.call(
        recordPayment,
        { params: { id: bill.id }, body: { amount_paid: 3.5, payment_mode: 'card' } },
        admin,
      ),
      app.call(undoDispensing, { params }, admin),
      app.call(
        recordPayment,
        { params: { id: bill.id }, body: { amount_paid: 2, payment_mode: 'cash' } },
        admin,
      ),
      ...(round % 2
        ? [
            app.call(
              cancelBill,
              { params: { id: bill.id }, body: { reason: 'Mistake', refundMode: 'card' } },
              admin,
            ),
            app.call(
              movePharmacyOrder,
              { params, body: { status: 'cancelled', refundMode: 'upi' } },
              admin,
            ),
          ]
        : []),
      ...MODES.map(giveBack),
    ];
    for (const reply of await Promise.all(calls))
      expect([200, 201, 400, 409], reply.body).toContain(reply.statusCode);
    await app.ok(getBill, { params: { id: bill.id } }, admin);
  }
  const { payments, bills, moved, shelf } = await ledger();
  for (const bill of bills) {
    const own = payments.filter(({ bill_id }) => bill_id === bill.id);
    expect(sum(own.map(({ amount_paise }) => amount_paise))).toBe(bill.paid_paise);
    expect(bill.paid_paise).toBeLessThanOrEqual(bill.due_paise);
    if (bill.status === 'cancelled') expect([bill.paid_paise, bill.due_paise]).toEqual([0, 0]);
    for (const one of own.filter(({ amount_paise }) => amount_paise > 0)) {
      const back = own.filter(({ refund_of }) => refund_of === one.id);
      expect(-sum(back.map(({ amount_paise }) => amount_paise))).toBeLessThanOrEqual(
        one.amount_paise,
      );
      for (const { refunded_mode } of back) expect(refunded_mode).toBe(one.mode);
    }
  }
  expect(sum(moved.map(({ quantity }) => quantity))).toBe(
    sum(shelf.map(({ quantity }) => quantity)),
  );
  const cash = sum(
    payments.filter(({ mode }) => mode === 'cash').map(({ amount_paise }) => amount_paise),
  );
  expect((await app.ok(getDrawer, { query: {} }, admin)).drawer.expected).toBe(cash);
  const day = { startDate: '2026-11-21', endDate: '2026-11-21' };
  const { received } = await app.ok(getMoneyTotals, { query: day }, admin);
  for (const mode of ['cash', 'upi', 'card'] as const) {
    const booked = payments.filter((one) => one.mode === mode).map((one) => one.amount_paise);
    const told = received.filter((one) => one.mode === mode).map(({ amount }) => Number(amount));
    expect(sum(told)).toBe(sum(booked));
  }
});
