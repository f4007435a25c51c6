import { z } from 'zod';
import { Id } from '#contract/kernel/fields.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { piecesADay } from '#contract/medicines/count-directions.rules.ts';
import { type Directions, readDirections } from '#contract/medicines/read-directions.rules.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import {
  invalidOrTooFew,
  PHARMACY_ORDER_MESSAGES as M,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import { OrderItem, type PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import type { OrderToCheck } from '#contract/safety/check-order.rules.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';

const OrderLineDraft = z.object({
  drugId: Id,
  name: z.string(),
  price: z.int().transform(paise),
  perDay: z.string(),
  days: z.string(),
  quantity: z.string(),
  directions: z.string(),
  /** The quantity was typed, and follows nothing else any more. */
  byHand: z.boolean().default(false),
  /** The assistant's, until it is changed here. */
  isProposed: z.boolean().default(false),
});
/** A drug of an order while it is being written; its numbers as text. */
export type OrderLineDraft = z.output<typeof OrderLineDraft>;

const OrderDraft = z.object({
  lines: z.array(OrderLineDraft),
  prescription: z.string(),
  /** Of an order that is edited: which version of it (its `updatedAt`). */
  basedOn: z.string().optional(),
});
/** An order that is being written. */
export type OrderDraft = z.output<typeof OrderDraft>;

export const EMPTY_ORDER: OrderDraft = { lines: [], prescription: '' };

/** What a browser kept of an order, or null when it is none (of this version). */
export function parseOrderDraft(stored: unknown): OrderDraft | null {
  return OrderDraft.safeParse(stored).data ?? null;
}

export function isSameOrder(one: OrderDraft, other: OrderDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A drug as it is when it has just been chosen. */
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

/** The draft that edits an order. */
export function draftOf(order: PharmacyOrder): OrderDraft {
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
  };
}

/** A whole number that is not below 0; the schema refuses what is none. */
const count = (text: string): number => (/^[\d,\s]+$/.test(text) ? typedNumber(text) : Number.NaN);

/** Per day has a minimum of 1 (specification 2, section 5): half a tablet stands there as 1. */
const wholePerDay = (pieces: number): number => Math.max(1, Math.ceil(pieces));

/** What the directions come to a day; null where they don't count pieces. */
function piecesSaid(directions: string): number | null {
  const read = readDirections(directions);
  // Days of 5 ml, or of a cream, say nothing about the number of bottles and tubes.
  return read && !read.isApplied ? piecesADay(read) : null;
}

/**
 * Quantity follows per day × days until it is typed by hand (specification 2, section 5), and the halves
 * of the directions while per day is theirs.
 */
function counted(line: OrderLineDraft): OrderLineDraft {
  if (line.byHand && line.quantity.trim() !== '') return line;
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

/** A line with what was typed; `1-0-1 x 5 days` as its directions makes it two a day for five days. */
export function changeLine(line: OrderLineDraft, change: LineChange): OrderLineDraft {
  const changed = { ...line, ...change, isProposed: false };
  if (change.quantity !== undefined) return { ...changed, byHand: true };
  if (change.directions === undefined) return counted(changed);
  const read = readDirections(change.directions);
  if (!read) return changed;
  const dosed = { ...changed, ...daysOf(read) };
  const said = piecesSaid(change.directions);
  return said === null ? dosed : counted({ ...dosed, perDay: String(wholePerDay(said)) });
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

/** What is wrong with each field of a line. */
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

/** What can be sold of a drug; undefined while that is not known. */
export type StockOf = (drugId: string) => number | undefined;

/** Whether a line orders nothing that can be counted, or more than can be sold. */
export function isTooMuch(line: OrderLineDraft, stockOf: StockOf): boolean {
  const quantity = count(line.quantity);
  const stock = stockOf(line.drugId);
  return !(quantity > 0) || (stock !== undefined && quantity > stock);
}

/** What one piece of a line costs. */
export type PriceOf = (line: OrderLineDraft) => Paise;

/** Prices as the server takes them when the order is sent: today's, where they are known. */
export function pricesOf(drugs: readonly Drug[] = []): PriceOf {
  const today = new Map(drugs.map(({ id, price }) => [id, price]));
  return ({ drugId, price }) => today.get(drugId) ?? price;
}

type Rules = {
  readonly stockOf: StockOf;
  /** An order that was written with drugs keeps at least one. */
  readonly keepsMedications: boolean;
};

/** Why an order can't be sent; null when it can. */
export function problemOf(draft: OrderDraft, { stockOf, keepsMedications }: Rules): string | null {
  const { lines, prescription } = draft;
  if (lines.length === 0 && keepsMedications) return M.noMedicationLeft;
  if (lines.length === 0 && prescription.trim() === '') return M.nothingOrdered;
  const wrong = lines.filter((line) => isTooMuch(line, stockOf));
  if (wrong.length > 0) return invalidOrTooFew(wrong.map(({ name }) => name));
  const [first] = lines.flatMap((line) => Object.values(lineErrors(line)));
  return first ?? null;
}

/** What the calls send; without a reason to give they are as plain as ever. */
export function orderInput(
  { lines, prescription }: OrderDraft,
  reasons: readonly OverrideReason[] = [],
) {
  return {
    items: lines.map(itemOf),
    prescription_for_unavailable_drugs: prescription,
    ...(reasons.length > 0 && { override_reasons: [...reasons] }),
  };
}

/** Whether an order is already what the draft makes of it. */
export function isAsWritten(draft: OrderDraft, order: PharmacyOrder): boolean {
  return JSON.stringify(orderInput(draft)) === JSON.stringify(orderInput(draftOf(order)));
}

/** Whether an order has become another than the draft began with, and than the draft makes of it. */
export function isOtherVersion(draft: OrderDraft, order: PharmacyOrder): boolean {
  if (order.status !== 'pending' || draft.basedOn === order.updatedAt) return false;
  return !isAsWritten(draft, order);
}

/** The draft as the checks read it; what is not counted yet counts as nothing. */
export function orderToCheck(
  { lines, prescription }: OrderDraft,
  drugs: readonly Drug[] = [],
): OrderToCheck {
  const descriptions = new Map(drugs.map(({ id, description }) => [id, description]));
  return {
    drugs: lines.map((line) => ({
      drug_id: line.drugId,
      name: line.name,
      description: descriptions.get(line.drugId) ?? null,
      tabletsPerDay: count(line.perDay) || 0,
      numberOfDays: count(line.days) || 0,
      directions_to_use: line.directions,
    })),
    prescription,
  };
}

/** What the drugs of the draft come to; what is not counted yet comes to nothing. */
export function totalOf({ lines }: OrderDraft, priceOf: PriceOf): Paise {
  const sums = lines.map((line) => priceOf(line) * (count(line.quantity) || 0));
  return paise(sums.reduce((sum, one) => sum + one, 0));
}
