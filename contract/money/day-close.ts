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

/** How many of each note. */
const Notes = z.object({
  500: count,
  200: count,
  100: count,
  50: count,
  20: count,
  10: count,
});

/** The cash of one person on one day, and what of it closes have covered. */
const Drawer = z.object({
  cashier: Cashier,
  day,
  /** What came in, by what it was for, and what was paid back (zero or negative). */
  bills: Money,
  admissions: Money,
  subscriptions: Money,
  paidBack: Money,
  /** What earlier closes of this day have covered. */
  closed: Money,
  /** What a close covers now. */
  expected: Money,
  /** How often the day has been closed. */
  closes: z.int(),
});
export type Drawer = z.output<typeof Drawer>;

/** A drawer with the other drawers and days that cash is open in, as far as the person may see them. */
export const DrawerReply = z.object({
  drawer: Drawer,
  /** Those of the day; of others only an admin sees them. */
  drawers: z.array(Drawer),
  /** Days since the drawer's first close with cash that no close has covered, newest first. */
  openDays: z.array(z.object({ day, expected: Money })),
});
export type DrawerReply = z.output<typeof DrawerReply>;

export const DayClose = z.object({
  id: Id,
  cashier: Cashier,
  day,
  number: z.int(),
  expected: Money,
  counted: Money,
  /** What was counted above what was expected; negative when it was less. */
  difference: Money,
  notes: Notes,
  coins: Money,
  note: z.string().nullable(),
  closed_at: Instant,
  closed_by: z.string(),
});
export type DayClose = z.output<typeof DayClose>;

/**
 * A drawer's day to close. `number` and `expected` are what the person has seen: when somebody else
 * has closed it or cash has moved since, it is a 409.
 */
export const CloseDayBody = z.object({
  /** One's own drawer when it is left out. */
  cashierId: Id.nullish(),
  day,
  number: z.int().min(1),
  expected: Money,
  notes: Notes,
  coins: rupees({ min: 0, message: M.invalidCoins }),
  note: optionalText({ label: 'The note', max: 300 }),
});
export type CloseDayBody = z.output<typeof CloseDayBody>;
