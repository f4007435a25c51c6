import { addDays } from '../kernel/dates.ts';

/** Maximum stock that counts as low (specification 2, section 9). */
export const LOW_STOCK = 10;

export function isLowStock(quantity: number): boolean {
  return quantity <= LOW_STOCK;
}

export type ExpiryState = 'expired' | 'near' | 'fine';

/** The same day of the next month, or its last day: `2027-01-31` and `2027-02-28`. */
function aMonthAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10);
}

/**
 * Whether a drug is expired, or expires within the clinic's number of days, or within a month where
 * it has set none; without a date it counts as near expiry (specification 2, section 9). Days are
 * `YYYY-MM-DD`.
 */
export function expiryState(
  expiry: string | null,
  today: string,
  nearDays: number | null = null,
): ExpiryState {
  if (expiry === null) return 'near';
  if (expiry < today) return 'expired';
  const soon = nearDays === null ? aMonthAfter(today) : addDays(today, nearDays);
  return expiry <= soon ? 'near' : 'fine';
}
