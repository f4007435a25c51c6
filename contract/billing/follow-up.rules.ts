import { addDays, formatDay } from '../kernel/dates.ts';
import { lazily } from '../kernel/lazily.ts';
import { formatMoney, type Paise } from '../kernel/numbers/money.ts';
import type { FollowUp, FollowUpWindow } from './follow-up.ts';

/** A live consultation bill of the patient at one doctor. */
export type EarlierConsultation = {
  readonly billId: string;
  /** The clinic day of the visit. */
  readonly day: string;
  /** Charged in full and paid; it opens a window. */
  readonly isPaid: boolean;
  /** Billed as a follow-up; it uses up a visit of the window and opens none. */
  readonly isFollowUp: boolean;
};

/**
 * The follow-up that a doctor's window grants on a clinic day, after consultations in the order of
 * their bills; null outside the window. The newest paid consultation opens the window, and its day
 * counts as day 0.
 */
export function followUpOn(
  today: string,
  { window, earlier }: { window: FollowUpWindow; earlier: readonly EarlierConsultation[] },
): FollowUp | null {
  const at = earlier.findLastIndex(({ isPaid, isFollowUp }) => isPaid && !isFollowUp);
  const paid = earlier[at];
  if (!paid || today < paid.day || today > addDays(paid.day, window.days)) return null;
  const used = earlier.slice(at + 1).filter(({ isFollowUp }) => isFollowUp).length;
  if (used >= window.visits) return null;
  const { days, fee } = window;
  return { billId: paid.billId, day: paid.day, visit: used + 2, days, fee };
}

const SUFFIXES = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
} as const satisfies Record<Intl.LDMLPluralRule, string>;
const ordinalRules = lazily(() => new Intl.PluralRules('en', { type: 'ordinal' }));

function ordinal(count: number): string {
  return `${count}${SUFFIXES[ordinalRules().select(count)]}`;
}

/** `2nd visit within 7 days of 3 Nov 2026`: why a visit is a follow-up. */
export function followUpReason({ visit, days, day }: Omit<FollowUp, 'fee' | 'billId'>): string {
  const span = days === 1 ? '1 day' : `${days} days`;
  return `${ordinal(visit)} visit within ${span} of ${formatDay(day)}`;
}

/** `free` or the fee. */
export function followUpFeeText(fee: Paise): string {
  return fee === 0 ? 'free' : formatMoney(fee);
}
