import { z } from 'zod';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { PAYMENT_MESSAGES as M } from './payments.messages.ts';

/**
 * The collector of online payments. The sandbox replaces the provider while no keys are configured.
 */
export const PAYMENT_PROVIDERS = ['razorpay', 'sandbox', 'none'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** Minimum of an online payment or refund: ₹1. */
export const ONLINE_MIN_PAISE = 100;

const reference = z.string().min(1).max(200);

/** The amount in paise, as the provider counts. It is what the user saw and is only compared. */
export const CreateOrderBody = z.object({
  amount: z.int({ error: M.invalidAmount }).min(1, { error: M.invalidAmount }),
  billId: Id,
});

/** The provider's order, in its own field names; the amount in paise. */
export const PaymentOrder = z.object({
  id: z.string(),
  entity: z.literal('order'),
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.string(),
});
export type PaymentOrder = z.output<typeof PaymentOrder>;

/** The checkout's result of a successful payment. */
export const CheckoutResult = z.object({
  razorpay_order_id: reference,
  razorpay_payment_id: reference,
  razorpay_signature: reference,
});
export type CheckoutResult = z.output<typeof CheckoutResult>;

export const VerifyBody = CheckoutResult.extend({ billId: Id });

/** The checkout's result of a failed payment. */
export const CheckoutFailure = z.object({
  error: z.object({
    code: z.string(),
    description: z.string(),
    source: z.string(),
    step: z.string(),
    reason: z.string(),
    metadata: z.object({ order_id: z.string(), payment_id: z.string() }),
  }),
});
export type CheckoutFailure = z.output<typeof CheckoutFailure>;

export const SandboxPayBody = z.object({
  order_id: reference,
  outcome: z.enum(['success', 'failure'], { error: M.unknownOutcome }),
});

/** A refund that the provider rejected, with its bill. */
export const RefusedRefund = z.object({
  id: Id,
  bill_id: Id,
  bill_number: z.string(),
  patient_id: Id,
  patient_name: z.string(),
  amount: Money,
  refusal: z.string(),
});
export type RefusedRefund = z.output<typeof RefusedRefund>;
