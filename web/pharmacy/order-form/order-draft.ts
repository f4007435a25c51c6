import { z } from 'zod';
import { Id } from '#contract/kernel/fields.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { piecesADay } from '#contract/medicines/count-directions.rules.ts';
import { isMultiDoseForm, writtenForm } from '#contract/medicines/drug-form.ts';
import { type Directions, readDirections } from '#contract/medicines/read-directions.rules.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import {
  invalidOrTooFew,
  PHARMACY_ORDER_MESSAGES as M,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import {
  OrderItem,
  type PharmacyOrder,
  type PharmacyOrderDetails,
} from '#contract/pharmacy/pharmacy-order.ts';
import type { OrderToCheck } from '#contract/safety/check-order.rules.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { withoutNull } from '#web/lib/form-texts.ts';

export const OrderLineDraft = z.object({
  drugId: Id,
  name: z.string(),
  price: z.int().transform(paise),
  perDay: z.string(),
  days: z.string(),
  quantity: z.string(),
  directions: z.string(),
  /** The quantity was typed by hand and is no longer computed. */
  byHand: z.boolean().default(false),
  /** Proposed by the assistant and not edited yet. */
  isProposed: z.boolean().default(false),
});
/** A drug of a draft order; its numbers as text. */
export type OrderLineDraft = z.output<typeof OrderLineDraft>;

const PrescriberDraft = z.object({
  name: z.string(),
  registration: z.string(),
  address: z.string(),
});
export type PrescriberDraft = z.output<typeof PrescriberDraft>;
export const NO_PRESCRIBER: PrescriberDraft = { name: '', registration: '', address: '' };

const OrderDraft = z.object({
  lines: z.array(OrderLineDraft),
  prescription: z.string(),
  /** For an edited order: its base version (`updatedAt`). */
  basedOn: z.string().optional(),
  /** Of a paper from elsewhere; absent until it is typed. */
  prescriber: PrescriberDraft.optional(),
});
/** A draft order. */
export type OrderDraft = z.output<typeof OrderDraft>;

export const EMPTY_ORDER: OrderDraft = { lines: [], prescription: '' };

/** A stored draft, or null when it does not match this version's schema. */
export function parseOrderDraft(stored: unknown): OrderDraft | null {
  return OrderDraft.safeParse(stored).data ?? null;
}

export function isSameOrder(one: OrderDraft, other: OrderDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The line of a newly chosen drug. */
export function newLine({ id, name, price }: Drug): OrderLineDraft {
  return {
    drugId: id,
    name,
    price,
    perDay: '1',
    days: '1',
    quantity: '1',
    directions: '',
    byHand: false,
    isProposed: false,
  };
}

type EditedOrder = PharmacyOrder & Pick<Partial<PharmacyOrderDetails>, 'outsidePrescriber'>;

/** The draft for editing an existing order. */
export function draftOf(order: EditedOrder): OrderDraft {
  const { outsidePrescriber: outside } = order;
  return {
    lines: order.medications.map((line) => ({
      drugId: line.drug_id,
      name: line.name,
      price: line.price,
      perDay: String(line.tabletsPerDay),
      days: String(line.numberOfDays),
      quantity: String(line.quantity),
      directions: line.directions_to_use,
      byHand: line.quantity !== line.tabletsPerDay * line.numberOfDays,
      isProposed: line.ai_run_id !== null,
    })),
    prescription: order.prescription_for_unavailable_drugs,
    basedOn: order.updatedAt,
    ...(outside && { prescriber: { ...NO_PRESCRIBER, ...withoutNull(outside) } }),
  };
}

/** A non-negative whole number; other text is rejected by the schema. */
const count = (text: string): number => (/^[\d,\s]+$/.test(text) ? typedNumber(text) : Number.NaN);

/** Per day is at least 1 (specification 2, section 5), so half a tablet becomes 1. */
const wholePerDay = (pieces: number): number => Math.max(1, Math.ceil(pieces));

/** The pieces a day in the directions; null where they do not count pieces. */
function piecesSaid(directions: string): number | null {
  const read = readDirections(directions);
  // 5 ml a day, or a cream, does not give the number of bottles or tubes.
  return read && !read.isApplied ? piecesADay(read) : null;
}

/** Whether one piece holds many doses. */
const isPacked = (name: string, unit: string | null): boolean =>
  isMultiDoseForm(writtenForm(name), name, unit);

/**
 * The quantity is per day × days until it is typed by hand (specification 2, section 5). While per day is the rounded
 * dose of the directions, the exact dose is used. Bottles, tubes and inhalers are not one a dose: their number stays.
 */
function counted(line: OrderLineDraft, unit: string | null): OrderLineDraft {
  if ((line.byHand || isPacked(line.name, unit)) && line.quantity.trim() !== '') return line;
  const perDay = count(line.perDay);
  const said = piecesSaid(line.directions);
  const pieces = said !== null && wholePerDay(said) === perDay ? said : perDay;
  const product = Math.ceil(pieces * count(line.days));
  return Number.isNaN(product) ? line : { ...line, quantity: String(product), byHand: false };
}

export type LineChange = Partial<
  Pick<OrderLineDraft, 'perDay' | 'days' | 'quantity' | 'directions'>
>;

const DAYS_OF = { day: 1, week: 7, month: 30 } as const;

const daysOf = ({ span }: Directions) =>
  span === null ? {} : { days: String(span.count * DAYS_OF[span.unit]) };

/**
 * Applies an edit to a line; the directions `1-0-1 x 5 days` set two a day for five days. The unit of the drug in the
 * list, where known, tells a tube whose name does not.
 */
export function changeLine(
  line: OrderLineDraft,
  change: LineChange,
  unit: string | null = null,
): OrderLineDraft {
  const changed = { ...line, ...change, isProposed: false };
  if (change.quantity !== undefined) return { ...changed, byHand: true };
  if (change.directions === undefined) return counted(changed, unit);
  const read = readDirections(change.directions);
  if (!read) return changed;
  const dosed = { ...changed, ...daysOf(read) };
  const said = piecesSaid(change.directions);
  return said === null ? dosed : counted({ ...dosed, perDay: String(wholePerDay(said)) }, unit);
}

function itemOf({ drugId, perDay, days, quantity, directions }: OrderLineDraft) {
  return {
    drug_id: drugId,
    quantity: count(quantity),
    tabletsPerDay: count(perDay),
    numberOfDays: count(days),
    directions_to_use: directions,
  };
}

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

/** The price of one piece of a line. */
export type PriceOf = (line: OrderLineDraft) => Paise;

/** The prices that the server uses when the order is sent: today's, where known. */
export function pricesOf(drugs: readonly Drug[] = []): PriceOf {
  const today = new Map(drugs.map(({ id, price }) => [id, price]));
  return ({ drugId, price }) => today.get(drugId) ?? price;
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

const isBlank = (prescriber: PrescriberDraft) =>
  Object.values(prescriber).every((text) => text.trim() === '');

/** The request body; `override_reasons` is left out when empty. */
export function orderInput(
  { lines, prescription, prescriber }: OrderDraft,
  reasons: readonly OverrideReason[] = [],
) {
  return {
    items: lines.map(itemOf),
    prescription_for_unavailable_drugs: prescription,
    ...(prescriber && { prescriber: isBlank(prescriber) ? null : prescriber }),
    ...(reasons.length > 0 && { override_reasons: [...reasons] }),
  };
}

/** Whether an order already equals the draft. */
export function isAsWritten(draft: OrderDraft, order: EditedOrder): boolean {
  return JSON.stringify(orderInput(draft)) === JSON.stringify(orderInput(draftOf(order)));
}

/** Whether the order has changed since the draft began and differs from the draft. */
export function isOtherVersion(draft: OrderDraft, order: EditedOrder): boolean {
  if (order.status !== 'pending' || draft.basedOn === order.updatedAt) return false;
  return !isAsWritten(draft, order);
}

/** The draft as input of the safety checks; an invalid quantity counts as 0. */
export function orderToCheck(
  { lines, prescription }: OrderDraft,
  drugs: readonly Drug[] = [],
): OrderToCheck {
  const listed = new Map(drugs.map((drug) => [drug.id, drug]));
  return {
    drugs: lines.map((line) => ({
      drug_id: line.drugId,
      name: line.name,
      description: listed.get(line.drugId)?.description ?? null,
      generic_name: listed.get(line.drugId)?.generic_name ?? null,
      tabletsPerDay: count(line.perDay) || 0,
      numberOfDays: count(line.days) || 0,
      directions_to_use: line.directions,
    })),
    prescription,
  };
}

/** The total of the draft's drugs; an invalid quantity counts as 0. */
export function totalOf({ lines }: OrderDraft, priceOf: PriceOf): Paise {
  const sums = lines.map((line) => priceOf(line) * (count(line.quantity) || 0));
  return paise(sums.reduce((sum, one) => sum + one, 0));
}
