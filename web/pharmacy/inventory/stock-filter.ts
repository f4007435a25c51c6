import type { Drug } from '#contract/pharmacy/drug.ts';
import { expiryState, isLowStock } from '#contract/pharmacy/drug-alerts.rules.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';

/** The work lists of the inventory, by the value of `show` in the address. */
export const STOCK_FILTERS = {
  low: 'Low in stock',
  near: 'Expiring soon',
  expired: 'Expired',
  undated: 'Expiry missing',
} as const;
export type StockFilter = keyof typeof STOCK_FILTERS;

/** The filter in an address; an unknown one counts as absent. */
export function stockFilterOf(written: string | null): StockFilter | undefined {
  const keys: readonly string[] = Object.keys(STOCK_FILTERS);
  const isKnown = (value: string): value is StockFilter => keys.includes(value);
  return written !== null && isKnown(written) ? written : undefined;
}

/** Whether a drug is in the work list. The lists of expiry need stock that is there. */
export function fitsStock(
  { quantity_in_stock: quantity, expiry_date: expiry }: Drug,
  filter: StockFilter | undefined,
  nearDays: number | null,
): boolean {
  if (filter === undefined) return true;
  if (filter === 'low') return isLowStock(quantity);
  if (quantity === 0) return false;
  if (filter === 'undated') return expiry === null;
  return expiryState(expiry, clinicToday(), nearDays) === filter;
}
