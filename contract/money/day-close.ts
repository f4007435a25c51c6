import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id, optionalText } from '../kernel/fields.ts';
import { MESSAGES } from '../kernel/messages.ts';
import { Money, rupees } from '../kernel/numbers/money.ts';
import { DAY_CLOSE_MESSAGES as M } from './day-close.messages.ts';

const day = z.iso.date({ error: MESSAGES.invalidInput });
const Cashier = z.object({ id: Id, name: z.string() });

const COUNT_MAX = 100_000;
const count = z
  .int({ error: M.invalidCount })
  .min(0, { error: M.invalidCount })
  .max(COUNT_MAX, { error: M.invalidCount });

/** Number of each note. */
const Notes = z.object({
  500: count,
  200: count,
  100: count,
  50: count,
  20: count,
  10: count,
});

/** One user's cash on one day, and the part that closes have covered. */
const Drawer = z.object({
  cashier: Cashier,
  day,
  /** Receipts by purpose, and refunds (zero or negative). */
  bills: Money,
  admissions: Money,
  subscriptions: Money,
  paidBack: Money,
  /** Paid to suppliers from this drawer (zero or negative), by the day of the cash book. */
  suppliers: Money.optional(),
  /** Covered by earlier closes of this day. */
  closed: Money,
  /** Covered by a close made now. */
  expected: Money,
  /** Number of closes of the day. */
  closes: z.int(),
  /** How many of them correct an earlier one. */
  corrections: z.int().optional(),
});
export type Drawer = z.output<typeof Drawer>;

/** A drawer, with other drawers and days that have open cash and that the user may see. */
export const DrawerReply = z.object({
  drawer: Drawer,
  /** Drawers of this day; only an admin sees those of others. */
  drawers: z.array(Drawer),
  /** Days since the drawer's first close that have uncovered cash, newest first. */
  openDays: z.array(z.object({ day, expected: Money })),
});
export type DrawerReply = z.output<typeof DrawerReply>;

/** Another close of the same drawer and day. */
const OtherClose = z.object({ id: Id, number: z.int(), counted: Money });

export const DayClose = z.object({
  id: Id,
  cashier: Cashier,
  day,
  number: z.int(),
  expected: Money,
  counted: Money,
  /** Counted minus expected. */
  difference: Money,
  notes: Notes,
  coins: Money,
  note: z.string().nullable(),
  closed_at: Instant,
  closed_by: z.string(),
  /** The earlier close whose count this one corrects; `note` is the reason. */
  corrects: OtherClose.nullish(),
  /** The close that corrects this one, and counts instead of it. */
  corrected_by: OtherClose.nullish(),
  /** Whether the user may correct it. */
  can_correct: z.boolean().optional(),
});
export type DayClose = z.output<typeof DayClose>;

/**
 * A drawer's day to close. `number` and `expected` are what the user saw; another close or a cash
 * movement since then returns 409. With `corrects` they are those of the corrected close.
 */
export const CloseDayBody = z.object({
  /** The user's own drawer by default. */
  cashierId: Id.nullish(),
  day,
  number: z.int().min(1),
  expected: Money,
  notes: Notes,
  coins: rupees({ min: 0, message: M.invalidCoins }),
  note: optionalText({ label: 'The note', max: 300 }),
  /** The close whose count this one corrects. */
  corrects: Id.nullish(),
});
export type CloseDayBody = z.output<typeof CloseDayBody>;
