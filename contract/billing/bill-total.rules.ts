import { fromRupees, type Paise, paise, RUPEES_MAX } from '../kernel/numbers/money.ts';

/** The item that a consultation is billed as; a bill has it once. */
export const CONSULTATION_FEE = 'Consultation Fee';

/** Whether an item is the consultation fee, however it was typed. */
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

/** The largest total of a bill is the most that is entered at once. */
export const BILL_MAX = fromRupees(RUPEES_MAX);
export const ITEMS_MAX = 200;
export const QUANTITY_MAX = 10_000;

/** 100 % in hundredths of a percent, the step of a discount. */
export const WHOLE_BASIS_POINTS = 10_000;

export type PricedItem = { readonly price: Paise; readonly quantity: number };

export type BillTotals = {
  readonly subtotal: Paise;
  readonly discount: Paise;
  readonly total: Paise;
};

/** What one item comes to. */
export function itemTotal({ price, quantity }: PricedItem): Paise {
  return paise(price * quantity);
}

/** Whether the items come to no more than a bill may hold. */
export function fitsOnABill(items: readonly PricedItem[]): boolean {
  return items.reduce((sum, item) => sum + item.price * item.quantity, 0) <= BILL_MAX;
}

/** The discount on an amount: rounded half up to a paisa, with no number too big to be exact. */
export function discountOn(subtotal: Paise, basisPoints: number): Paise {
  const wholes = Math.floor(subtotal / WHOLE_BASIS_POINTS);
  const rest = subtotal % WHOLE_BASIS_POINTS;
  const half = WHOLE_BASIS_POINTS / 2;
  return paise(wholes * basisPoints + Math.floor((rest * basisPoints + half) / WHOLE_BASIS_POINTS));
}

/** What a bill comes to. The discount is taken, and rounded, once on the sum of the items. */
export function billTotals(items: readonly PricedItem[], basisPoints: number): BillTotals {
  const subtotal = paise(items.reduce((sum, item) => sum + itemTotal(item), 0));
  const discount = discountOn(subtotal, basisPoints);
  return { subtotal, discount, total: paise(subtotal - discount) };
}

/** What is still to be paid. */
export function balanceOf(bill: { totalDue: Paise; totalPaid: Paise }): Paise {
  return paise(Math.max(0, bill.totalDue - bill.totalPaid));
}

/** `2026-27/000042`: the year from April on, and the bill's number within it. */
export function billNumber(bill: { financialYear: number; number: number }): string {
  const next = String((bill.financialYear + 1) % 100).padStart(2, '0');
  return `${bill.financialYear}-${next}/${String(bill.number).padStart(6, '0')}`;
}

/** The year in whose April the financial year of a clinic day (`YYYY-MM-DD`) begins. */
export function financialYear(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}
