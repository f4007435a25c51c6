import { z } from 'zod';
import { BILL_TYPES } from '../billing/bill.status.ts';
import { Instant } from '../kernel/dates.ts';
import { Money } from '../kernel/numbers/money.ts';

/** Why a row has another amount than a fee: a refund, or a bill that received nothing on its day. */
export const CASE_NOTES = ['refund', 'unpaid', 'free', 'cancelled'] as const;
export const CASE_NOTE_LABELS = {
  refund: 'Refund',
  unpaid: 'Not received that day',
  free: 'Free',
  cancelled: 'Cancelled',
} as const satisfies Record<(typeof CASE_NOTES)[number], string>;

/**
 * A row of the daily case register: a fee received, a refund, or a bill that received nothing on its
 * own day. Later payments are rows of their own days, so that a printed page stays true.
 */
export const CaseRow = z.object({
  /** Runs within the year from April. */
  serial: z.int(),
  /** The day of the service: when the bill was made or the subscription sold. */
  day: z.string(),
  patient: z.string(),
  token: z.int(),
  /** The bill's type; null for a subscription. */
  type: z.enum(BILL_TYPES).nullable(),
  /** The items of the bill, or the plan. */
  service: z.string(),
  billNumber: z.string().nullable(),
  /** In paise; negative for a refund, 0 where nothing was received. */
  fee: Money,
  receivedAt: Instant.nullable(),
  note: z.enum(CASE_NOTES).nullable(),
});
export type CaseRow = z.output<typeof CaseRow>;

export const CaseRegister = z.object({ rows: z.array(CaseRow), total: Money });
export type CaseRegister = z.output<typeof CaseRegister>;
