import { beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT_MODES, type PaymentMode } from '#contract/billing/bill.status.ts';
import { cancelBill, getBill } from '#contract/billing/bills.endpoints.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { moveLabOrder, overrideLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { getDrawer } from '#contract/money/day-closes.endpoints.ts';
import { getMoneyTotals } from '#contract/money/money.endpoints.ts';
import { verifyPayment } from '#contract/payments/payments.endpoints.ts';
import {
  movePharmacyOrder,
  returnPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getVisit, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newPatient, newVisit, type Person } from '../testing/builders/clinic.ts';
import { newLabOrder, newPharmacyOrder } from '../testing/builders/orders.ts';
import { newPaymentOrder, payAtCheckout } from '../testing/builders/payments.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin)).id;
});

/** The cash in the drawer, and the net amount received by mode. */
async function books() {
  const { drawer } = await app.ok(getDrawer, { query: {} }, admin);
  const { day } = drawer;
  const { received } = await app.ok(
    getMoneyTotals,
    { query: { startDate: day, endDate: day } },
    admin,
  );
  const of = (mode: PaymentMode) =>
    received.filter((one) => one.mode === mode).reduce((sum, { amount }) => sum + amount, 0);
  return { drawer: drawer.expected, ...Object.fromEntries(PAYMENT_MODES.map((m) => [m, of(m)])) };
}

type Way = (refundMode?: RefundMode) => Promise<void>;

/** Each pays ₹25.00 or more by UPI and returns how to refund it. */
const WAYS: Record<string, () => Promise<{ paid: number; back: Way }>> = {
  'cancelling a bill': async () => {
    const { id } = await newBill(app, admin, { patientId, paymentMode: 'upi' });
    const back: Way = async (refundMode) => {
      await app.ok(cancelBill, { params: { id }, body: { reason: 'Twice', refundMode } }, admin);
    };
    return { paid: 50_000, back };
  },
  'returning drugs': async () => {
    const order = await paidPharmacyOrder();
    const itemsToReturn = [{ drug_id: order.drugId, returnQuantity: 10 }];
    const back: Way = async (refundMode) => {
      const body = { itemsToReturn, refundMode };
      await app.ok(returnPharmacyOrder, { params: { id: order.orderId }, body }, admin);
    };
    return { paid: 2_500, back };
  },
  'cancelling a pharmacy order': async () => {
    const order = await paidPharmacyOrder();
    const back: Way = async (refundMode) => {
      const body = { status: 'cancelled', refundMode } as const;
      await app.ok(movePharmacyOrder, { params: { id: order.orderId }, body }, admin);
    };
    return { paid: 2_500, back };
  },
  'cancelling a lab order': async () => {
    const id = await paidLabOrder();
    const back: Way = async (refundMode) => {
      await app.ok(
        moveLabOrder,
        { params: { id }, body: { status: 'cancelled', refundMode } },
        admin,
      );
    };
    return { paid: 30_000, back };
  },
  'correcting a lab order to cancelled': async () => {
    const id = await paidLabOrder();
    const back: Way = async (refundMode) => {
      const body = { status: 'cancelled', refundMode } as const;
      await app.ok(overrideLabOrder, { params: { id }, body }, admin);
    };
    return { paid: 30_000, back };
  },
};

async function paidPharmacyOrder() {
  const order = await newPharmacyOrder(app, admin, { patientId });
  const items = [{ name: 'Paracetamol 500 mg', price: 2.5, quantity: 10, drug_id: order.drugId }];
  const bill = { patientId, type: 'pharmacy', related_id: order.orderId, items } as const;
  await newBill(app, admin, { ...bill, items, paymentMode: 'upi' });
  return order;
}

async function paidLabOrder() {
  const { orderId, testId } = await newLabOrder(app, admin, patientId);
  const items = [{ name: 'Complete Blood Count', price: 300, item_id: testId }];
  await newBill(app, admin, {
    patientId,
    type: 'lab',
    labOrderId: orderId,
    items,
    paymentMode: 'upi',
  });
  return orderId;
}

async function paidVisit(paymentMode: PaymentMode = 'upi') {
  const visit = await newVisit(app, admin);
  await newBill(app, admin, { patientId: visit.patient_id, queueId: visit.id, paymentMode });
  return visit;
}
const cancelVisit = (id: string, refundMode?: RefundMode) =>
  app.ok(moveVisit, { params: { id }, body: { status: 'cancelled', refundMode } }, admin);

describe.each(Object.keys(WAYS))('%s', (name) => {
  it.each([
    ['in the original mode by default', undefined, { drawer: 0, upi: 0, cash: 0 }],
    ['in the original mode', 'as_paid', { drawer: 0, upi: 0, cash: 0 }],
    ['in cash', 'cash', { drawer: -1, upi: 1, cash: -1 }],
    ['by card', 'card', { drawer: 0, upi: 1, card: -1 }],
  ] as const)(
    'refunds %s, in the drawer and in the money flow',
    async (_how, refundMode, signs) => {
      const { paid, back } = await WAYS[name]!();
      expect(await books()).toMatchObject({ upi: paid, drawer: 0 });
      await back(refundMode);
      const expected = Object.entries(signs).map(([mode, sign]) => [mode, sign * paid]);
      expect(await books()).toMatchObject(Object.fromEntries(expected));
    },
  );
});

describe('cancelling a visit', () => {
  it('leaves its bill unchanged by default', async () => {
    const visit = await paidVisit();
    const cancelled = await cancelVisit(visit.id);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      fee: { standing: 'paid', paid: 50_000 },
    });
    expect(await books()).toMatchObject({ upi: 50_000, drawer: 0 });
  });

  it.each([
    ['in the original mode', 'as_paid', { upi: 0, cash: 0, drawer: 0 }],
    ['in cash', 'cash', { upi: 50_000, cash: -50_000, drawer: -50_000 }],
  ] as const)('refunds the fee %s', async (_how, refundMode, expected) => {
    const visit = await paidVisit();
    const { fee, billed } = await cancelVisit(visit.id, refundMode);
    expect([fee, billed]).toEqual([undefined, false]);
    expect(await books()).toMatchObject(expected);
  });

  it('cancels the open bill, once under concurrent cancellations', async () => {
    const visit = await newVisit(app, admin);
    const bill = { patientId: visit.patient_id, queueId: visit.id, paymentMode: undefined };
    const { id } = await newBill(app, admin, {
      ...bill,
      payments: [{ amount_paid: 200, payment_mode: 'card' }],
    });
    const body = { status: 'cancelled', refundMode: 'cash' } as const;
    const replies = await Promise.all(
      [1, 2, 3].map(() => app.call(moveVisit, { params: { id: visit.id }, body }, admin)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const after = await app.ok(getBill, { params: { id } }, admin);
    expect(after.bill).toMatchObject({ status: 'cancelled' });
    expect(await books()).toMatchObject({ card: 20_000, cash: -20_000, drawer: -20_000 });
    expect(await app.ok(getVisit, { params: { id: visit.id } }, admin)).toMatchObject({
      billed: false,
    });
  });
});

describe('an online payment', () => {
  const refundsAsked = () =>
    app.started.services.database.inClinic(admin.user.clinic_id ?? '', (tx) =>
      tx.selectFrom('payment_refunds').select('amount_paise').execute(),
    );

  it.each([
    ['online', undefined, { online: 0, cash: 0 }, [{ amount_paise: 50_000 }]],
    ['in cash', 'cash', { online: 50_000, cash: -50_000 }, []],
  ] as const)(
    'is refunded %s, and the provider refunds only its own',
    async (_how, refundMode, expected, asked) => {
      const bill = await newBill(app, admin, { patientId, paymentMode: 'online' });
      const order = await newPaymentOrder(app, admin, bill);
      const result = await payAtCheckout(app, admin, order.id);
      await app.ok(verifyPayment, { body: { ...result, billId: bill.id } }, admin);
      const params = { id: bill.id };
      expect(await books()).toMatchObject({ online: 50_000 });
      await app.ok(cancelBill, { params, body: { reason: 'Twice', refundMode } }, admin);
      expect(await books()).toMatchObject(expected);
      expect(await refundsAsked()).toEqual(asked);
    },
  );
});
