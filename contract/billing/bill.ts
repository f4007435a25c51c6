import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { percentage } from '../kernel/numbers/percent.ts';
import { PaperHead } from '../kernel/papers/paper-head.ts';
import { BILL_STATUSES, BILL_TYPES, PAYMENT_MODES, WAIVERS } from './bill.status.ts';
import { BILLING_MESSAGES as M } from './billing.messages.ts';

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
  /** The pieces that a return brought back, where that is known. */
  returned: z.array(z.object({ drug_id: Id, quantity: z.int() })).optional(),
});

/** A payment; negative for a refund. */
export const BillPayment = z.object({
  id: Id,
  amount_paid: Money,
  payment_mode: z.enum(PAYMENT_MODES),
  payment_date: Instant,
  /** The user who received it; null when the provider reported it. */
  received_by: z.string().nullable(),
  /** The reference number of a UPI payment. */
  reference: z.string().optional(),
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
  /** The discount was above the clinic's limit when the bill was made. */
  discount_above_limit: z.boolean().optional(),
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
  /** The lab token of the billed lab order. */
  labToken: z.int().nullish(),
  subtotal: Money,
  discount_percentage: DiscountPercentage,
  discount: Money,
  items: z.array(BillItem),
  credits: z.array(BillCredit),
  cancel_reason: z.string().nullable(),
  waived_reason: z.string().optional(),
  discount_reason: z.string().optional(),
  /** The paid consultation that this one follows at a follow-up fee. */
  follow_up_of: z.object({ id: Id, number: z.string() }).optional(),
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

/** The clinic as a bill names it. */
export const Seller = PaperHead.extend({
  /** Drug licence numbers, and the pharmacist in charge. */
  licences: z.string().nullable(),
  pharmacist_name: z.string().nullable(),
  pharmacist_registration: z.string().nullable(),
});
export type Seller = z.output<typeof Seller>;

/** A bill with its payments, oldest first. */
export const BillDetails = z.object({
  bill: Bill,
  /** The clinic when the bill was made. */
  seller: Seller.optional(),
  payments: z.array(BillPayment),
  calculated: BillCalculated,
  /** The payments again under the second name of the wire, for an admission bill. */
  admissionPayments: z.array(BillPayment.extend({ patient_id: Id })).optional(),
  /** Refunds of online payments; absent when there are none. */
  refunds: z.array(OnlineRefund).optional(),
});
export type BillDetails = z.output<typeof BillDetails>;
