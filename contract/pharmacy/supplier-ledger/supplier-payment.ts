import { z } from 'zod';
import { calendarDay } from '../../kernel/dates.ts';
import { Id, optionalText } from '../../kernel/fields.ts';
import { rupees } from '../../kernel/numbers/money.ts';
import { SUPPLIER_LEDGER_MESSAGES as M } from './supplier-ledger.messages.ts';

export const PAYMENT_WAYS = ['cash', 'upi', 'bank', 'cheque'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
export const PAYMENT_WAY_LABELS = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  cheque: 'Cheque',
} as const satisfies Record<PaymentWay, string>;

/** A payment to a supplier. In cash it is also an entry of the cash book. */
export const PaySupplierBody = z.object({
  day: calendarDay(M.dayRequired),
  amount: rupees({ min: 0.01, message: M.amountRequired, required: M.amountRequired }),
  way: z.enum(PAYMENT_WAYS, { error: M.wayRequired }),
  /** The number of the cheque or transfer. */
  reference: optionalText({ label: 'The reference', max: 60 }),
  note: optionalText({ label: 'The note', max: 200 }),
  /** The invoice that it pays; without one it pays the oldest. */
  invoice_id: Id.nullish(),
});

/** `amount` is negative when the supplier owes the clinic; null removes the opening balance. */
export const OpeningBalanceBody = z
  .object({
    amount: rupees({ message: M.openingInvalid }).nullable(),
    day: calendarDay(M.openingDayRequired).nullable(),
  })
  .refine(({ amount, day }) => amount === null || amount === 0 || day !== null, {
    path: ['day'],
    error: M.openingDayRequired,
  });

/** The total on the paper; null returns to the sum of the lines. */
export const InvoiceTotalBody = z.object({
  total: rupees({ min: 0.01, message: M.totalInvalid }).nullable(),
});
