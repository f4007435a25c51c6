import { withDays } from '../../medicines/directions.rules.ts';
import { drugNotFound, idOfAnother, invalidDosage, notOrdered } from '../ai.messages.ts';
import type { DrugWish } from '../ai-actions.ts';
import { differenceOf } from '../matching/differences.rules.ts';
import { type DrugIndex, type ListedDrug, matchDrug } from '../matching/match-drug.rules.ts';
import { holdOf } from '../offline/holds.rules.ts';
import { oneLineOf, type WishedLine } from './course.rules.ts';
import type { Asked, PlannedLine, RefusedLine } from './planned.ts';

/** What became of a list of drugs: lines, drugs to ask about, and what goes on a prescription. */
export type SortedWishes = {
  readonly lines: readonly PlannedLine[];
  readonly asked: readonly Asked<PlannedLine>[];
  readonly elsewhere: readonly string[];
  /** Drugs whose quantity is 0: in an edit, what is to go. */
  readonly emptied: readonly string[];
  readonly refused: readonly RefusedLine[];
  /** Drugs for which one day was assumed, beside others whose days were written. */
  readonly assumed: readonly string[];
};

/** Beyond these a number is a mistake, whatever it was meant to say. */
const DAYS_MOST = 366;
const PER_DAY_MOST = 48;
const QUANTITY_MOST = 5_000;

/** The line of a drug: per day and days are 1 and the quantity their product where nothing is said. */
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
    // Half a tablet a day is a day with a tablet.
    tabletsPerDay: Math.max(1, Math.ceil(perDay)),
    numberOfDays: Math.max(1, Math.ceil(days)),
    directions_to_use:
      wish.directions_to_use ?? (Number.isInteger(perDay) ? null : `${perDay} a day`),
  };
}

/** A drug that the pharmacy does not have, as it stands on a prescription. */
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

/** `STOP Warfarin 5 mg` as the name of a drug, or `stop` as its directions, orders nothing. */
const isHeld = ({ name, directions_to_use }: DrugWish) =>
  holdOf(name, () => true) === 'stop' || HELD.test(directions_to_use?.trim() ?? '');
const HELD =
  /^(?:stop(?:ped)?|(?:on\s+)?hold|avoid|discontinued?|(?:do\s+not|don'?t)\s+(?:give|take|start|use)|not\s+(?:required|needed|to\s+be\s+(?:given|taken))|contra-?indicated|allergic)(?:\s+now|\s+it)?[.!]?$/i;

/** A frequency without days; what is taken once or when needed has none. */
const isUncounted = ({ numberOfDays, quantity, tabletsPerDay, directions_to_use }: DrugWish) =>
  numberOfDays === null &&
  quantity === null &&
  tabletsPerDay !== null &&
  !/\b(?:stat|once|single|sos|prn|needed|required)\b/i.test(directions_to_use ?? '');

const wouldEmpty = (wish: DrugWish) => wish.quantity !== null && wish.quantity <= 0;

/**
 * Sorts wishes by how sure their names are. What is not in the list goes onto the prescription; what
 * is near one is asked; nothing is put in the place of anything. A line that cannot be read is refused
 * by itself.
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
    } else if (match.kind === 'near') {
      const question = questionOf(wish, match.options, drugs);
      if (question) asked.push(question);
      else refuse(invalidDosage(wish.name));
    } else {
      const { found } = match;
      const line = lineOf(found, wish);
      if (line) {
        const { call = 0, numberOfDays } = wish;
        const before = wished.get(found.id) ?? [];
        if (isUncounted(wish)) assumed.push(found.name);
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

/** Which drug is meant: those that agree with all that was written first; null without a sane dose. */
function questionOf(
  wish: DrugWish,
  options: readonly ListedDrug[],
  drugs: DrugIndex<ListedDrug>,
): Asked<PlannedLine> | null {
  const byId = wish.drug_id ? drugs.byId.get(wish.drug_id) : undefined;
  const choices = options.flatMap((drug) => {
    const choice = lineOf(drug, wish);
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

/** The same question once; questions that only read alike are told apart. */
function onceEach(asked: readonly Asked<PlannedLine>[]): Asked<PlannedLine>[] {
  const different = new Map(asked.map((one) => [JSON.stringify(one), one]));
  const names = new Map<string, number>();
  return [...different.values()].map((one) => {
    const count = (names.get(one.written) ?? 0) + 1;
    names.set(one.written, count);
    return count === 1 ? one : { ...one, written: `${one.written} (${count})` };
  });
}

/** A line in words, for a person: `Paracetamol 500 mg × 10 (2 a day, 5 days)`. */
export function lineText(line: {
  name: string;
  quantity: number;
  tabletsPerDay: number;
  numberOfDays: number;
  directions_to_use: string | null;
}): string {
  const days = line.numberOfDays === 1 ? '1 day' : `${line.numberOfDays} days`;
  // The steps of a course say how many a day.
  const isCourse = / then /.test(line.directions_to_use ?? '');
  const taken = isCourse ? days : `${line.tabletsPerDay} a day, ${days}`;
  const text = `${line.name} × ${line.quantity} (${taken})`;
  return line.directions_to_use ? `${text}: ${line.directions_to_use}` : text;
}
