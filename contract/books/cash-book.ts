import { z } from 'zod';
import { calendarDay, Instant } from '../kernel/dates.ts';
import { Id, requiredLine } from '../kernel/fields.ts';
import { Money, rupees } from '../kernel/numbers/money.ts';
import { BOOKS_MESSAGES as M } from './books.messages.ts';

/** Cash other than the payments of patients: an expense, cash to or from the bank, a first balance. */
export const CashEntry = z.object({
  id: Id,
  /** The voucher: `2026-27/000012`. */
  number: z.string(),
  day: z.string(),
  /** In paise; negative when it was paid out. */
  amount: Money,
  particulars: z.string(),
  enteredBy: z.string(),
  enteredAt: Instant,
  /** The entry that this one reverses. */
  reverses: z.string().nullable(),
  isReversed: z.boolean(),
  /** For a payment to a supplier, which is taken back on the supplier's page. */
  supplierId: Id.nullish(),
});
export type CashEntry = z.output<typeof CashEntry>;

/** The cash of one day: from patients by the ledger of payments, and the other entries. */
export const CashDay = z.object({
  day: z.string(),
  opening: Money,
  received: Money,
  /** Refunds in cash, as a positive amount. */
  paidBack: Money,
  entries: z.array(CashEntry),
  closing: Money,
});
export type CashDay = z.output<typeof CashDay>;

/** The cash book of some days; days without cash are left out. */
export const CashBook = z.object({ opening: Money, days: z.array(CashDay), closing: Money });
export type CashBook = z.output<typeof CashBook>;

export const DIRECTIONS = ['out', 'in'] as const;
export const DIRECTION_LABELS = { out: 'Paid out', in: 'Received' } as const;

export const CashEntryBody = z.object({
  day: calendarDay(M.dayRequired),
  direction: z.enum(DIRECTIONS, { error: M.directionRequired }),
  amount: rupees({ min: 0.01, message: M.amountRequired, required: M.amountRequired }),
  particulars: requiredLine({
    label: 'The particulars',
    required: M.particularsRequired,
    max: 200,
  }),
});
