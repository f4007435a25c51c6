import { z } from 'zod';
import { BILL_TYPES } from '../billing/bill.status.ts';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';

/** The subjects of open bills; a bill of single items has none of them. */
export const DUE_SUBJECTS = ['visit', 'pharmacy_order', 'lab_order', 'stay'] as const;

/** An open bill with a balance. Amounts of a running stay are computed for the current time. */
export const Due = z.object({
  bill_id: Id,
  number: z.string(),
  type: z.enum(BILL_TYPES),
  /** When the bill was made. */
  since: Instant,
  total: Money,
  paid: Money,
  balance: Money,
  patient: z.object({ id: Id, name: z.string(), token: z.int(), phone: z.string().nullable() }),
  subject: z.enum(DUE_SUBJECTS).nullable(),
  /** The visit or the lab order: its clinic day, and the number of that day. */
  day: z.iso.date().nullable(),
  token_no: z.int().nullable(),
  /** The doctor of the visit. */
  doctor: z.string().nullable(),
  /** The stay still runs. */
  is_running: z.boolean(),
});
export type Due = z.output<typeof Due>;
