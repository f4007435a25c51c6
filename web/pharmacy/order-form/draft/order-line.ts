import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { piecesADay } from '#contract/medicines/count-directions.rules.ts';
import { daysSaid, spansSaid } from '#contract/medicines/directions-span.rules.ts';
import { isMultiDoseForm, writtenForm } from '#contract/medicines/drug-form.ts';
import { type Directions, readDirections } from '#contract/medicines/read-directions.rules.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { OrderLineDraft } from './order-draft.ts';

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

/** A non-negative whole number; other text is rejected by the schema. */
export const count = (text: string): number =>
  /^[\p{Nd},\s]+$/u.test(text) ? typedNumber(text) : Number.NaN;

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

/**
 * The change of a line whose directions were typed as the number per day: `1-0-1`, `tds`. Null for a number, and where
 * the directions count already: the field stays marked.
 */
export function directionsInPerDay({ perDay, directions }: OrderLineDraft): LineChange | null {
  const isDirections = Number.isNaN(count(perDay)) && piecesSaid(perDay) !== null;
  if (!isDirections || piecesSaid(directions) !== null) return null;
  return { directions: `${perDay} ${directions}`.trim() };
}

const DAYS_OF = { day: 1, week: 7, month: 30 } as const;

const daysOf = ({ span }: Directions) =>
  span === null ? {} : { days: String(span.count * DAYS_OF[span.unit]), daysAssumed: undefined };

/**
 * A line of assumed days with a text that is not understood: a duration in it is written, as in a proposal.
 */
function withDaysSaid(line: OrderLineDraft, unit: string | null): OrderLineDraft {
  if (!line.daysAssumed || spansSaid(line.directions).length === 0) return line;
  const days = daysSaid(line.directions);
  const written = { ...line, daysAssumed: undefined };
  return days === null ? written : counted({ ...written, days: String(days) }, unit);
}

/**
 * Applies an edit to a line; the directions `1-0-1 x 5 days` set two a day for five days. The unit of the drug in the
 * list, where known, tells a tube whose name does not. Days that are typed are no longer assumed.
 */
export function changeLine(
  line: OrderLineDraft,
  change: LineChange,
  unit: string | null = null,
): OrderLineDraft {
  const written = change.days === undefined ? {} : { daysAssumed: undefined };
  const changed = { ...line, ...change, ...written, isProposed: false };
  if (change.quantity !== undefined) return { ...changed, byHand: true };
  if (change.directions === undefined) return counted(changed, unit);
  const read = readDirections(change.directions);
  if (!read) return withDaysSaid(changed, unit);
  const dosed = { ...changed, ...daysOf(read) };
  const said = piecesSaid(change.directions);
  return said === null ? dosed : counted({ ...dosed, perDay: String(wholePerDay(said)) }, unit);
}
