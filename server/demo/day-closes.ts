import { fromRupees } from '#contract/kernel/numbers/money.ts';
import { NOTES, type Note } from '#contract/money/cash-count.rules.ts';
import { after, at, dayOf, daysBefore } from './calendar.ts';
import type { World } from './world.ts';

const DAYS = 20;

/** The cash per user and day in paise, less refunds. */
type Takings = Map<string, { by: string; date: string; cash: number }>;

function takings(world: World): Takings {
  const found: Takings = new Map();
  const add = (by: string | null | undefined, moment: string | Date, amount: number): void => {
    if (!by) return;
    const { date } = dayOf(new Date(moment));
    const key = `${date} ${by}`;
    found.set(key, { by, date, cash: (found.get(key)?.cash ?? 0) + amount });
  };
  for (const { mode, created_by, paid_at, amount_paise } of world.book.rows('bill_payments')) {
    if (mode === 'cash') add(created_by, paid_at, Number(amount_paise));
  }
  for (const { created_by, paid_at, price_paise } of world.book.rows('subscription_payments')) {
    add(created_by, paid_at, Number(price_paise));
  }
  return found;
}

/** The amount in as few notes as possible. */
function bundled(cash: number) {
  let left = cash;
  const take = (note: Note): number => {
    const count = Math.floor(left / fromRupees(note));
    left -= fromRupees(count * note);
    return count;
  };
  const [first, second, third, fourth, fifth, sixth] = NOTES;
  const notes = {
    notes_500: take(first),
    notes_200: take(second),
    notes_100: take(third),
    notes_50: take(fourth),
    notes_20: take(fifth),
    notes_10: take(sixth),
  };
  return { ...notes, coins_paise: left };
}

/** Closes the drawers of the last days; today's are still open. */
export function closeDrawers(world: World): void {
  const { book, clinicId, random, today, now } = world;
  const from = daysBefore(now, DAYS).date;
  for (const { by, date, cash } of takings(world).values()) {
    if (date < from || date >= today.date) continue;
    // Occasionally ten rupees are missing.
    const missing = cash > 1_000 && random.chance(0.06) ? 1_000 : 0;
    const found = Math.max(0, cash - missing);
    const closedAt = after(at(dayOf(new Date(`${date}T06:00:00Z`)), 21), random.int(0, 40));
    const note =
      missing > 0 ? 'Ten rupees short after giving change' : 'Paid back from a colleague’s takings';
    book.add('day_closes', {
      clinic_id: clinicId,
      id: world.id(closedAt),
      cashier_id: by,
      day: date,
      number: 1,
      expected_paise: cash,
      ...bundled(found),
      counted_paise: found,
      note: found === cash ? null : note,
      closed_at: closedAt,
      created_by: by,
    });
  }
}
