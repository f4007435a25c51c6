import { fromRupees, type Paise, paise, RUPEES_MAX } from '../kernel/numbers/money.ts';

/** The item of a consultation fee; a bill has it at most once. */
export const CONSULTATION_FEE = 'Consultation Fee';

/** Whether an item is the consultation fee, ignoring case and spacing. */
export function isConsultationFee({ name }: { readonly name: string }): boolean {
  return name.trim().toLowerCase() === CONSULTATION_FEE.toLowerCase();
}

/** Whether the consultation is charged at most once (specification 2, section 5). */
export function hasFeeOnce(
  items: readonly { readonly name: string; readonly quantity: number }[],
): boolean {
  const fees = items.filter(isConsultationFee);
  return fees.reduce((count, { quantity }) => count + quantity, 0) <= 1;
}

/** The maximum total of a bill equals the maximum amount of an input. */
export const BILL_MAX = fromRupees(RUPEES_MAX);
export const ITEMS_MAX = 200;
export const QUANTITY_MAX = 10_000;

/** 100 % in basis points, the unit of a discount. */
export const WHOLE_BASIS_POINTS = 10_000;

export type PricedItem = { readonly price: Paise; readonly quantity: number };

export type BillTotals = {
  readonly subtotal: Paise;
  readonly discount: Paise;
  readonly total: Paise;
};

/** The total of one item. */
export function itemTotal({ price, quantity }: PricedItem): Paise {
  return paise(price * quantity);
}

/** Whether the items stay within the maximum bill total. */
export function fitsOnABill(items: readonly PricedItem[]): boolean {
  return items.reduce((sum, item) => sum + item.price * item.quantity, 0) <= BILL_MAX;
}

/**
 * The discount on an amount, rounded half up to a paisa. Exact for every amount: no intermediate
 * value exceeds the safe integers.
 */
export function discountOn(subtotal: Paise, basisPoints: number): Paise {
  const wholes = Math.floor(subtotal / WHOLE_BASIS_POINTS);
  const rest = subtotal % WHOLE_BASIS_POINTS;
  const half = WHOLE_BASIS_POINTS / 2;
  return paise(wholes * basisPoints + Math.floor((rest * basisPoints + half) / WHOLE_BASIS_POINTS));
}

/** The totals of a bill. The discount is computed and rounded once, on the sum of the items. */
export function billTotals(items: readonly PricedItem[], basisPoints: number): BillTotals {
  const subtotal = paise(items.reduce((sum, item) => sum + itemTotal(item), 0));
  const discount = discountOn(subtotal, basisPoints);
  return { subtotal, discount, total: paise(subtotal - discount) };
}

/** The unpaid balance. */
export function balanceOf(bill: { totalDue: Paise; totalPaid: Paise }): Paise {
  return paise(Math.max(0, bill.totalDue - bill.totalPaid));
}

/** `2026-27/000042`: the financial year from April, and the bill's sequence number in it. */
export function billNumber(bill: { financialYear: number; number: number }): string {
  const next = String((bill.financialYear + 1) % 100).padStart(2, '0');
  return `${bill.financialYear}-${next}/${String(bill.number).padStart(6, '0')}`;
}

/** The calendar year in which the financial year of a clinic day (`YYYY-MM-DD`) begins. */
export function financialYear(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}
