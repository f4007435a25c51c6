import {
  invalidOrTooFew,
  PHARMACY_ORDER_MESSAGES as M,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import { OrderItem } from '#contract/pharmacy/pharmacy-order.ts';
import type { OrderDraft, OrderLineDraft } from './order-draft.ts';
import { isBlank, itemOf } from './order-input.ts';
import { count, type LineChange } from './order-line.ts';

/** The error of each field of a line. */
export function lineErrors(line: OrderLineDraft): Partial<Record<keyof LineChange, string>> {
  const { error } = OrderItem.safeParse(itemOf(line));
  const names = {
    quantity: 'quantity',
    tabletsPerDay: 'perDay',
    numberOfDays: 'days',
    directions_to_use: 'directions',
  } as const;
  const known = new Map(Object.entries(names));
  const found = (error?.issues ?? []).flatMap(({ path: [field], message }) => {
    const name = known.get(String(field));
    return name ? [[name, message] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The sellable stock of a drug; undefined while unknown. */
export type StockOf = (drugId: string) => number | undefined;

/** Whether a line's quantity is invalid or above the sellable stock. */
export function isTooMuch(line: OrderLineDraft, stockOf: StockOf): boolean {
  const quantity = count(line.quantity);
  const stock = stockOf(line.drugId);
  return !(quantity > 0) || (stock !== undefined && quantity > stock);
}

type Rules = {
  readonly stockOf: StockOf;
  /** An order created with drugs must keep at least one. */
  readonly keepsMedications: boolean;
};

/** Why an order cannot be sent; null when it can. */
export function problemOf(draft: OrderDraft, { stockOf, keepsMedications }: Rules): string | null {
  const { lines, prescription, prescriber } = draft;
  if (lines.length === 0 && keepsMedications) return M.noMedicationLeft;
  if (lines.length === 0 && prescription.trim() === '') return M.nothingOrdered;
  const wrong = lines.filter((line) => isTooMuch(line, stockOf));
  if (wrong.length > 0) return invalidOrTooFew(wrong.map(({ name }) => name));
  if (prescriber && !prescriber.name.trim() && !isBlank(prescriber))
    return M.prescriberNameRequired;
  const [first] = lines.flatMap((line) => Object.values(lineErrors(line)));
  return first ?? null;
}
