import { z } from 'zod';
import { COUNTER_MODES, PAYMENT_MODE_LABELS, type PaymentMode } from './bill.status.ts';

/** Refund modes, default first: each payment in its own mode. */
export const REFUND_MODES = ['as_paid', ...COUNTER_MODES] as const;

export const REFUND_MODE_REQUIRED = 'Please choose how it is paid back.';

export const RefundMode = z.enum(REFUND_MODES, { error: REFUND_MODE_REQUIRED });
export type RefundMode = z.output<typeof RefundMode>;

export const REFUND_MODE_LABELS = {
  as_paid: 'As it was paid',
  cash: PAYMENT_MODE_LABELS.cash,
  upi: PAYMENT_MODE_LABELS.upi,
  card: PAYMENT_MODE_LABELS.card,
} as const satisfies Record<RefundMode, string>;

/** The user's next step after a refund was recorded, by the mode in which it goes back. */
export const PAY_BACK_TEXTS = {
  cash: (amount) => `Give ${amount} back in cash.`,
  upi: (amount) => `Send ${amount} back by UPI.`,
  card: (amount) => `Pay ${amount} back to the card.`,
  online: (amount) => `${amount} is paid back online.`,
} as const satisfies Record<PaymentMode, (amount: string) => string>;
