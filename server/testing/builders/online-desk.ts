import { getBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { createPaymentOrder, verifyPayment } from '#contract/payments/payments.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { newClinic, newStaff, type Person } from './clinic.ts';
import { newOnlineBill, newPaymentOrder, payAtCheckout, takeNews } from './payments.ts';

type Begun = {
  readonly admin: Person;
  readonly desk: Person;
  readonly bill: Awaited<ReturnType<typeof newOnlineBill>>;
};

/** A desk with an online bill of ₹500: `begin` makes a new one for each test, the others act on it. */
export function onlineDesk(app: TestApp) {
  let begun: Begun | undefined;
  const at = (): Begun => {
    if (!begun) throw new Error('The desk begins in beforeEach.');
    return begun;
  };
  return {
    async begin(): Promise<Begun> {
      const admin = await newClinic(app);
      const desk = await newStaff(app, admin, 'receptionist');
      begun = { admin, desk, bill: await newOnlineBill(app, desk) };
      await takeNews(app);
      return begun;
    },
    /** Asks for a payment order of an amount in paise. */
    ask: (amount: number, billId = at().bill.id, person = at().desk) =>
      app.call(createPaymentOrder, { body: { amount, billId } }, person),
    details: (billId = at().bill.id) => app.ok(getBill, { params: { id: billId } }, at().desk),
    verify: (body: object, person = at().desk) =>
      app.call(verifyPayment, { body: { billId: at().bill.id, ...body } }, person),
    payAtCounter: (rupees: number) =>
      app.ok(
        recordPayment,
        {
          params: { id: at().bill.id },
          body: { amount_paid: rupees, payment_mode: 'cash' },
        },
        at().desk,
      ),
    async payOnline() {
      const order = await newPaymentOrder(app, at().desk, at().bill);
      return payAtCheckout(app, at().desk, order.id);
    },
    /** The refunds requested for the clinic, with their results. */
    refunds: () =>
      app.started.services.database.inClinic(at().admin.user.clinic_id ?? '', (tx) =>
        tx
          .selectFrom('payment_refunds')
          .select(['amount_paise', 'reason', 'status', 'provider_refund_id'])
          .orderBy('created_at')
          .execute(),
      ),
  };
}
