import { z } from 'zod';
import { freeText, Id, optionalText, requiredLine } from '../kernel/fields.ts';
import { rupees } from '../kernel/numbers/money.ts';
import { COUNTER_BILL_TYPES, COUNTER_MODES, PAYMENT_MODES, WAIVERS } from './bill.status.ts';
import { DiscountPercentage } from './bill.ts';
import { fitsOnABill, hasFeeOnce, ITEMS_MAX, QUANTITY_MAX } from './bill-total.rules.ts';
import { BILLING_MESSAGES as M } from './billing.messages.ts';
import { DISCOUNT_REASON_MAX } from './discounts/discount-limit.ts';
import { hasReferenceTwice, onlyUpiHasReference, PaymentReference } from './payment-reference.ts';
import { RefundMode } from './refund-mode.ts';

/** An item as the call to make a bill takes it; the price in rupees. */
export const BillItemBody = z.object({
  name: requiredLine({ label: 'The name of an item', required: M.invalidItem }),
  price: rupees({ min: 0, message: M.invalidItem }),
  quantity: z
    .int({ error: M.invalidItem })
    .min(1, { error: M.invalidItem })
    .max(QUANTITY_MAX, { error: M.invalidItem })
    .default(1),
  type: z.enum(COUNTER_BILL_TYPES, { error: M.invalidItem }).optional(),
  drug_id: Id.nullish(),
  item_id: Id.nullish(),
});

/** A payment at the counter. The server compares the balance that the form showed. */
const CounterPayment = z.object({
  amount_paid: rupees({ min: 0.01, message: M.invalidPayment }),
  payment_mode: z.enum(COUNTER_MODES, { error: M.invalidMode }),
  reference: PaymentReference,
});
export const RecordPaymentBody = CounterPayment.superRefine(onlyUpiHasReference);
/** The schemas of its fields. */
export const PAYMENT_FIELDS = CounterPayment.shape;

/** Maximum number of payments at bill creation. */
export const PARTS_MAX = 10;

const WaiverBody = z
  .object({
    as: z.enum(WAIVERS, { error: M.onlyFeeIsWaived }),
    reason: optionalText({ label: 'The reason', max: 300 }),
  })
  .refine(({ as, reason }) => as !== 'free' || reason !== null, {
    path: ['reason'],
    error: M.waivedReasonRequired,
  });

/**
 * A bill to create. The server computes the total; `amount`, in rupees, is the total that the user
 * saw and is only compared. `related_id` is the pharmacy order (or the lab order for a lab bill).
 */
export const CreateBillBody = z
  .object({
    patientId: z.uuid({ error: M.patientMissing }),
    queueId: Id.nullish(),
    doctorId: Id.nullish(),
    type: z.enum(COUNTER_BILL_TYPES, { error: M.invalidType }).default('other'),
    items: z
      .array(BillItemBody, { error: M.emptyBill })
      .min(1, { error: M.emptyBill })
      .max(ITEMS_MAX, { error: M.tooManyItems })
      .refine(hasFeeOnce, { error: M.feeTwice })
      .refine(fitsOnABill, { error: M.tooLarge }),
    discountPercentage: DiscountPercentage.default(0),
    /** Why the discount is above the clinic's limit; kept only where it is. */
    discountReason: freeText({ label: 'The reason', max: DISCOUNT_REASON_MAX })
      .trim()
      .transform((reason) => reason || undefined)
      .optional(),
    amount: z.number({ error: M.amountDiffers }).nullish(),
    /** Required unless `payments` or `waiver` settle the bill. */
    paymentMode: z.enum(PAYMENT_MODES, { error: M.invalidMode }).optional(),
    /**
     * The received payments; the rest is due. An empty array: everything is paid later. Absent:
     * cash, UPI or card pays the full bill. With the mode `online`, the rest is paid online.
     */
    payments: z
      .array(RecordPaymentBody, { error: M.invalidPayment })
      .max(PARTS_MAX, { error: M.tooManyPayments })
      .optional(),
    /** The consultation is free: the discount is 100 %, regardless of `discount`. */
    waiver: WaiverBody.nullish(),
    /** The paid consultation that this one follows, at the doctor's follow-up fee. */
    followUpOf: Id.nullish(),
    related_id: Id.nullish(),
    labOrderId: Id.nullish(),
  })
  .superRefine(({ type, paymentMode, payments, waiver, followUpOf }, { addIssue }) => {
    const refuse = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    if (hasReferenceTwice(payments ?? [])) refuse('payments', M.referenceTwice);
    if (!waiver && !payments && !paymentMode) refuse('paymentMode', M.invalidMode);
    if (waiver && type !== 'consultation') refuse('waiver', M.onlyFeeIsWaived);
    if (followUpOf && (type !== 'consultation' || waiver?.as === 'free'))
      refuse('followUpOf', M.onlyFeeFollows);
    if (waiver && (payments ?? []).length > 0) refuse('payments', M.waivedIsNotPaid);
  });
export type CreateBillBody = z.output<typeof CreateBillBody>;

export const CancelBillBody = z.object({
  reason: requiredLine({ label: 'The reason', required: M.reasonRequired, max: 300 }),
  /** Refund mode; by default each payment goes back in its own mode. */
  refundMode: RefundMode.optional(),
});
