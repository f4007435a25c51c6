import { applyPayment, lockBill } from './billing/index.ts';
import { takeClinicPayment } from './clinic-subscriptions/index.ts';
import type { PaymentReceivers } from './payments/index.ts';
import { takeOnlinePayment } from './subscriptions/index.ts';

/** The handlers of payments and webhooks, by purpose. */
export const PAYMENT_RECEIVERS: PaymentReceivers = {
  bills: { lock: lockBill, apply: applyPayment },
  subscriptions: {
    patient: takeOnlinePayment,
    clinic: takeClinicPayment,
  },
};
