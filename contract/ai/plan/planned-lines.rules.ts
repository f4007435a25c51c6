import { withDays } from '../../medicines/directions.rules.ts';
import { spansSaid } from '../../medicines/directions-span.rules.ts';
import { hasNoCourse } from '../../medicines/drug-form.ts';
import { drugNotFound, idOfAnother, invalidDosage, notOrdered } from '../ai.messages.ts';
import type { DrugWish } from '../ai-actions.ts';
import { differenceOf } from '../matching/differences.rules.ts';
import { isPacked } from '../matching/drug-forms.rules.ts';
import type { DrugIndex, ListedDrug } from '../matching/drug-index.rules.ts';
import { matchDrug } from '../matching/match-drug.rules.ts';
import { holdOf } from '../offline/holds.rules.ts';
import { oneLineOf, type WishedLine } from './course.rules.ts';
import type { Asked, PlannedLine, RefusedLine } from './planned.ts';

/** A planned list of drugs: lines, questions, and prescription text. */
export type SortedWishes = {
  readonly lines: readonly PlannedLine[];
  readonly asked: readonly Asked<PlannedLine>[];
  readonly elsewhere: readonly string[];
  /** Drugs with quantity 0; an edit removes them. */
  readonly emptied: readonly string[];
  readonly refused: readonly RefusedLine[];
  /** Drugs with one assumed day when other drugs have written days. */
  readonly assumed: readonly string[];
};

/** A number above these limits is a mistake. */
const DAYS_MOST = 366;
const PER_DAY_MOST = 48;
const QUANTITY_MOST = 5_000;

/**
 * The line of a drug. Missing values default to 1 per day for 1 day, and the quantity to their
 * product. Days that neither the number nor the directions give are marked as assumed.
 */
export function lineOf(drug: { id: string; name: string }, wish: DrugWish): PlannedLine | null {
  const perDay = wish.tabletsPerDay ?? 1;
  const days = wish.numberOfDays ?? 1;
  const quantity = Math.ceil(wish.quantity ?? perDay * days);
  if (quantity <= 0 || perDay <= 0 || days <= 0) return null;
  if (days > DAYS_MOST || perDay > PER_DAY_MOST || quantity > QUANTITY_MOST) return null;
  return {
    drug_id: drug.id,
    name: drug.name,
    quantity,
    // Half a tablet a day counts as one per day.
    tabletsPerDay: Math.max(1, Math.ceil(perDay)),
    numberOfDays: Math.max(1, Math.ceil(days)),
    ...(hasNoDays(wish) && { daysAssumed: true }),
    directions_to_use:
      wish.directions_to_use ?? (Number.isInteger(perDay) ? null : `${perDay} a day`),
  };
}

/** Whether neither the number nor the directions give the days of a wish. */
export const hasNoDays = ({ numberOfDays, directions_to_use }: DrugWish) =>
  numberOfDays === null && spansSaid(directions_to_use ?? '').length === 0;

/** A drug that is not in stock, as written on a prescription. */
export function prescriptionLine(wish: DrugWish): string {
  const { directions_to_use: directions, numberOfDays: days } = wish;
  const details = [
    directions && (days === null ? directions : withDays(directions, days)),
    directions === null && wish.tabletsPerDay !== null && `${wish.tabletsPerDay} a day`,
    directions === null && days !== null && (days === 1 ? 'for 1 day' : `for ${days} days`),
    wish.tabletsPerDay === null && wish.quantity !== null && `quantity ${wish.quantity}`,
  ].filter(Boolean);
  return details.length > 0 ? `${wish.name} – ${details.join(', ')}` : wish.name;
}

/** `STOP Warfarin 5 mg` as a drug name, or `stop` as directions, orders nothing. */
const isHeld = ({ name, directions_to_use }: DrugWish) =>
  holdOf(name, () => true) === 'stop' || HELD.test(directions_to_use?.trim() ?? '');
const HELD =
  /^(?:stop(?:ped)?|(?:on\s+)?hold|avoid|discontinued?|(?:do\s+not|don'?t)\s+(?:give|take|start|use)|not\s+(?:required|needed|to\s+be\s+(?:given|taken))|contra-?indicated|allergic)(?:\s+now|\s+it)?[.!]?$/i;

/** A frequency without days, of a drug that needs them. */
const isUncounted = (drug: ListedDrug, wish: DrugWish) =>
  wish.numberOfDays === null &&
  wish.quantity === null &&
  wish.tabletsPerDay !== null &&
  !/\bonce\b/i.test(wish.directions_to_use ?? '') &&
  !hasNoCourse(drug, wish.directions_to_use ?? '');

const wouldEmpty = (wish: DrugWish) => wish.quantity !== null && wish.quantity <= 0;

/**
 * Sorts the requested drugs by match. Drugs that are not in the list go onto the prescription, near
 * matches become questions, and no drug is ever substituted. An unreadable line is rejected alone.
 */
export function sortWishes(
  wishes: readonly DrugWish[],
  drugs: DrugIndex<ListedDrug>,
): SortedWishes {
  const wished = new Map<string, WishedLine[]>();
  const asked: Asked<PlannedLine>[] = [];
  const elsewhere = new Set<string>();
  const emptied: string[] = [];
  const refused: RefusedLine[] = [];
  const assumed: string[] = [];
  for (const wish of wishes) {
    const written = wish.problem?.written ?? (wish.name || (wish.drug_id ?? ''));
    const refuse = (message: string) => refused.push({ written, message });
    if (wish.problem) {
      refuse(wish.problem.message);
      continue;
    }
    if (isHeld(wish)) {
      refuse(notOrdered(written));
      continue;
    }
    const match = matchDrug(drugs, { id: wish.drug_id, name: wish.name });
    if (match.kind === 'none') {
      if (!wish.name) refuse(drugNotFound(wish.drug_id ?? ''));
      else if (wouldEmpty(wish)) refuse(invalidDosage(wish.name));
      else elsewhere.add(prescriptionLine(wish));
    } else if (match.kind === 'near' || wish.isAsked) {
      const options = match.kind === 'near' ? match.options : [match.found];
      const question = questionOf(wish, options, drugs);
      if (question) asked.push(question);
      else refuse(invalidDosage(wish.name));
    } else {
      const { found } = match;
      const line = lineOf(found, wish);
      if (line) {
        const { call = 0, numberOfDays } = wish;
        const before = wished.get(found.id) ?? [];
        if (isUncounted(found, wish)) assumed.push(found.name);
        wished.set(found.id, [...before, { line, call, hasDays: numberOfDays !== null }]);
      } else if (wouldEmpty(wish)) emptied.push(found.id);
      else refuse(invalidDosage(wish.name || found.name));
    }
  }
  const lines: PlannedLine[] = [];
  for (const same of wished.values()) {
    const one = oneLineOf(same);
    if ('options' in one) asked.push(one);
    else lines.push(one);
  }
  const isMixed = wishes.some(({ numberOfDays }) => (numberOfDays ?? 1) > 1);
  return {
    lines,
    asked: onceEach(asked),
    elsewhere: [...elsewhere],
    emptied,
    refused,
    assumed: isMixed ? assumed : [],
  };
}

/**
 * The question which drug is meant. Candidates that match everything written come first; null
 * without a plausible dose.
 */
function questionOf(
  wish: DrugWish,
  options: readonly ListedDrug[],
  drugs: DrugIndex<ListedDrug>,
): Asked<PlannedLine> | null {
  const byId = wish.drug_id ? drugs.byId.get(wish.drug_id) : undefined;
  const choices = options.flatMap((drug) => {
    // A bottle holds many doses: one is proposed, not one a dose.
    const packs = isPacked(drug) ? 1 : null;
    const choice = lineOf(drug, { ...wish, quantity: wish.quantity ?? packs });
    const differs = differenceOf(wish.name, drug.name);
    return choice ? { id: drug.id, name: drug.name, choice, ...(differs && { differs }) } : [];
  });
  if (choices.length === 0) return null;
  return {
    written: wish.name,
    ...(byId && { why: idOfAnother(byId.name) }),
    options: choices.sort((one, other) => Number('differs' in one) - Number('differs' in other)),
    otherwise: prescriptionLine(wish),
  };
}

/** The same question; questions that differ only in wording are kept apart. */
function onceEach(asked: readonly Asked<PlannedLine>[]): Asked<PlannedLine>[] {
  const different = new Map(asked.map((one) => [JSON.stringify(one), one]));
  const names = new Map<string, number>();
  return [...different.values()].map((one) => {
    const count = (names.get(one.written) ?? 0) + 1;
    names.set(one.written, count);
    return count === 1 ? one : { ...one, written: `${one.written} (${count})` };
  });
}

/**
 * A line in words, for the user: `Paracetamol 500 mg × 10 (2 a day, 5 days)`. Assumed days are
 * called so, since no paper has them.
 */
export function lineText(line: {
  name: string;
  quantity: number;
  tabletsPerDay: number;
  numberOfDays: number;
  daysAssumed?: boolean | undefined;
  directions_to_use: string | null;
}): string {
  const counted = line.numberOfDays === 1 ? '1 day' : `${line.numberOfDays} days`;
  const days = line.daysAssumed ? `${counted} assumed` : counted;
  // The steps of a course give the number per day.
  const isCourse = / then /.test(line.directions_to_use ?? '');
  const taken = isCourse ? days : `${line.tabletsPerDay} a day, ${days}`;
  const text = `${line.name} × ${line.quantity} (${taken})`;
  return line.directions_to_use ? `${text}: ${line.directions_to_use}` : text;
}
