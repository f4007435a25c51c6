import { beforeEach } from 'vitest';
import { cancelBill, getBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { startTestApp } from '../build-app.ts';
import { newBill } from '../builders/bills.ts';
import { newClinic, newPatient } from '../builders/clinic.ts';
import { SOMEWHERE } from '../world.ts';

/** Starts a server; `at` has a new clinic with a patient for each test, whose bills are paid and cancelled. */
export function startBillLedger() {
  const app = startTestApp();
  const at = { admin: SOMEWHERE.admin, patientId: '' };
  beforeEach(async () => {
    at.admin = await newClinic(app);
    at.patientId = (await newPatient(app, at.admin)).id;
  });
  return {
    app,
    at,
    pending: () => newBill(app, at.admin, { patientId: at.patientId, paymentMode: 'online' }),
    /** Pays an amount in rupees. */
    pay: (id: string, amount_paid: number, payment_mode = 'cash', headers = {}) =>
      app.call(
        recordPayment,
        { params: { id }, body: { amount_paid, payment_mode } },
        { token: at.admin.token, headers },
      ),
    cancel: (id: string, reason = 'Entered twice', refundMode?: RefundMode) =>
      app.call(cancelBill, { params: { id }, body: { reason, refundMode } }, at.admin),
    details: (id: string) => app.ok(getBill, { params: { id } }, at.admin),
  };
}
