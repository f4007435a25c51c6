import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id, optionalText, requiredLine } from '../kernel/fields.ts';
import { Money, rupees } from '../kernel/numbers/money.ts';
import { percentage } from '../kernel/numbers/percent.ts';
import {
  BILL_STATUSES,
  BILL_TYPES,
  COUNTER_BILL_TYPES,
  COUNTER_MODES,
  PAYMENT_MODES,
  WAIVERS,
} from './bill.status.ts';
import { fitsOnABill, hasFeeOnce, ITEMS_MAX, QUANTITY_MAX } from './bill-total.rules.ts';
import { BILLING_MESSAGES as M } from './billing.messages.ts';
import { RefundMode } from './refund-mode.ts';

export const DiscountPercentage = percentage(M.invalidDiscount);

const BillItem = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(BILL_TYPES),
  price: Money,
  quantity: z.int(),
  total: Money,
  /** The included tax rate, fixed when the item was billed. */
  tax_percentage: percentage(M.invalidBill),
  drug_id: Id.nullable(),
  /** The billed lab test. */
  item_id: Id.nullable(),
});
export type BillItem = z.output<typeof BillItem>;

/** A credit that reduced the due amount after the bill was made. */
const BillCredit = z.object({
  id: Id,
  kind: z.enum(['discount', 'return', 'cancellation']),
  amount: Money,
  note: z.string().nullable(),
  at: Instant,
});

/** A payment; negative for a refund. */
export const BillPayment = z.object({
  id: Id,
  amount_paid: Money,
  payment_mode: z.enum(PAYMENT_MODES),
  payment_date: Instant,
  /** The user who received it; null when the provider reported it. */
  received_by: z.string().nullable(),
  /** A payment in advance, above the balance of a stay. */
  is_deposit: z.boolean().optional(),
  /** Play money of the payment sandbox, or its refund. */
  is_sandbox: z.boolean().optional(),
});
export type BillPayment = z.output<typeof BillPayment>;

/**
 * The sums of the bill. For an admission they are computed for the current time, with their
 * breakdown.
 */
export const BillCalculated = z.object({
  totalDue: Money,
  totalPaid: Money,
  balance: Money,
  daysStayed: z.int().optional(),
  initialCharges: Money.optional(),
  perDayCharge: Money.optional(),
  deposit: Money.optional(),
});
export type BillCalculated = z.output<typeof BillCalculated>;

/** A bill in a list. */
export const BillSummary = z.object({
  id: Id,
  /** The printed number, sequential within the financial year. */
  number: z.string(),
  patient_id: Id,
  type: z.enum(BILL_TYPES),
  status: z.enum(BILL_STATUSES),
  /** The intended payment mode when the bill was made; the actual modes are in its payments. */
  payment_mode: z.enum(PAYMENT_MODES).nullable(),
  /** Items less discount and later credits. */
  amount: Money,
  createdAt: Instant,
  /** Set for a consultation that was not charged; absent otherwise. */
  waived_as: z.enum(WAIVERS).optional(),
  calculated: BillCalculated,
  Patient: z.object({
    id: Id,
    name: z.string(),
    token: z.int(),
    phone: z.string().nullable(),
    admission_date: Instant.nullable(),
    discharge_date: Instant.nullable(),
  }),
});
export type BillSummary = z.output<typeof BillSummary>;

export const Bill = BillSummary.extend({
  /** The billed pharmacy order. */
  related_id: Id.nullable(),
  labOrderId: Id.nullable(),
  queueId: Id.nullable(),
  /** The token of that visit. */
  visitToken: z.int().nullish(),
  subtotal: Money,
  discount_percentage: DiscountPercentage,
  discount: Money,
  items: z.array(BillItem),
  credits: z.array(BillCredit),
  cancel_reason: z.string().nullable(),
  waived_reason: z.string().optional(),
  created_by: z.string(),
});
export type Bill = z.output<typeof Bill>;

/** A refund requested from the payment provider, and its state. */
const OnlineRefund = z.object({
  id: Id,
  amount: Money,
  /** `surplus`: the payment arrived when the bill no longer needed it. */
  reason: z.enum(['bill', 'surplus']),
  status: z.enum(['pending', 'done', 'refused']),
  /** Why the provider rejected it. */
  refusal: z.string().nullable(),
  at: Instant,
});
export type OnlineRefund = z.output<typeof OnlineRefund>;

/** A bill with its payments, oldest first. */
export const BillDetails = z.object({
  bill: Bill,
  payments: z.array(BillPayment),
  calculated: BillCalculated,
  /** The payments again under the second name of the wire, for an admission bill. */
  admissionPayments: z.array(BillPayment.extend({ patient_id: Id })).optional(),
  /** Refunds of online payments; absent when there are none. */
  refunds: z.array(OnlineRefund).optional(),
});
export type BillDetails = z.output<typeof BillDetails>;

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
export const RecordPaymentBody = z.object({
  amount_paid: rupees({ min: 0.01, message: M.invalidPayment }),
  payment_mode: z.enum(COUNTER_MODES, { error: M.invalidMode }),
});

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
    related_id: Id.nullish(),
    labOrderId: Id.nullish(),
  })
  .superRefine(({ type, paymentMode, payments, waiver }, { addIssue }) => {
    const refuse = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    if (!waiver && !payments && !paymentMode) refuse('paymentMode', M.invalidMode);
    if (waiver && type !== 'consultation') refuse('waiver', M.onlyFeeIsWaived);
    if (waiver && (payments ?? []).length > 0) refuse('payments', M.waivedIsNotPaid);
  });
export type CreateBillBody = z.output<typeof CreateBillBody>;

export const CancelBillBody = z.object({
  reason: requiredLine({ label: 'The reason', required: M.reasonRequired, max: 300 }),
  /** Refund mode; by default each payment goes back in its own mode. */
  refundMode: RefundMode.optional(),
});
