import type { DrugWish } from '../ai-actions.ts';
import { formOfUnit, isMultiDose, isTakenIn } from '../matching/drug-forms.rules.ts';
import {
  type DrugIndex,
  type ListedDrug,
  type Match,
  matchDrug,
} from '../matching/match-drug.rules.ts';
import type { ListedTest } from '../matching/match-test.rules.ts';
import { prescriptionLine } from '../plan/planned-lines.rules.ts';
import { namesMedicine, REORDER } from './part-shapes.rules.ts';
import type { Lists, Reading } from './reading.ts';
import { type Sig, splitLine } from './sig.rules.ts';
import { coursesOf, type Step, stepsOf } from './steps.rules.ts';

/** Days given at another drug. */
const SAME = /\bsame\s+(?:days?|dose|way|duration|period)\b|\bas\s+(?:above|before)\b/i;

/** Adds a drug with its steps. Returns false when the text is contradictory. */
export function addDrug<D extends ListedDrug, T extends ListedTest>(
  written: string,
  reading: Reading,
  lists: Lists<D, T>,
): boolean {
  const text = written.replace(REORDER, '');
  const steps = stepsOf(text);
  const isUnclear = steps.length === 1 && (splitLine(text).isContradictory || SAME.test(text));
  const isOther = steps.some(({ sig }) => namesMedicine(sig.directions ?? '', lists));
  if (steps.length === 0 || isUnclear || isOther) return false;
  for (const step of coursesOf(steps)) addStep(step, reading, lists);
  return true;
}

function addStep<D extends ListedDrug, T extends ListedTest>(
  { drug: name, sig }: Step,
  reading: Reading,
  { drugs }: Lists<D, T>,
): void {
  // `T.` and `C.` mean tablet and capsule before a drug name.
  const written = name.replace(/^t\.?\s+/i, 'Tab ').replace(/^c\.?\s+/i, 'Cap ');
  const named = matchWritten(drugs, written);
  // `Deriphyllin 1 tab` when the list has only the injection: the form belongs to the name.
  const isOtherForm = named.kind === 'sure' && !isTakenIn(named.found.name, sig.unit);
  const full = isOtherForm ? `${formOfUnit(sig.unit)} ${written}` : written;
  const match = isOtherForm ? matchWritten(drugs, full) : named;
  const isSure = match.kind === 'sure';
  const isPacked = isMultiDose(isSure ? match.found.name : full);
  const wish: DrugWish = {
    drug_id: isSure ? match.found.id : null,
    name: isSure ? match.found.name : full,
    quantity: sig.quantity ?? (isPacked ? packsOf(isSure ? match.found.name : '', sig) : null),
    tabletsPerDay: sig.perDay,
    numberOfDays: sig.days,
    directions_to_use: sig.directions,
  };
  if (isSure) reading.drugs.push(wish);
  else if (match.kind === 'near') reading.unsure.push(wish);
  else reading.elsewhere.push(prescriptionLine(wish));
}

/** `Montek-LC 1 HS`: a 1 that is not a strength of the drug means one tablet. */
function matchWritten<D extends ListedDrug>(drugs: DrugIndex<D>, name: string): Match<D> {
  const match = matchDrug(drugs, { name });
  if (match.kind === 'sure' || !/\s1$/.test(name)) return match;
  const without = matchDrug(drugs, { name: name.slice(0, -2) });
  return without.kind === 'sure' ? without : match;
}

/** Number of bottles for a course; 1 when it cannot be computed. */
function packsOf(name: string, { millilitres, perDay, days }: Sig): number {
  const [, pack] = /(\d+)\s*ml\b(?!.*\d\s*ml\b)/i.exec(name.replace(/\/\s*\d*\s*ml/gi, '')) ?? [];
  if (!pack || millilitres === null || perDay === null || days === null) return 1;
  return Math.max(1, Math.ceil((millilitres * perDay * days) / Number(pack)));
}

/** `all for 30 days`, `same for 1 month`: applies to earlier drugs without days. */
export const DAYS_OF_ALL =
  /^(?:all|each|both|(?:cont(?:inue)?\s+)?(?:the\s+)?same)\b(?:\s+(?:of\s+(?:them|these)|the\s+above|above|medicines?|drugs?|rx|treatment))?\s+((?:x|×|for)\s*\d.*)$/i;

/** Sets the days of drugs that have none. */
export function giveDays(reading: Reading, days: number | null): void {
  if (days === null) return;
  const withDays = (wish: DrugWish): DrugWish =>
    wish.numberOfDays === null && wish.quantity === null && wish.tabletsPerDay !== null
      ? { ...wish, numberOfDays: days }
      : wish;
  reading.drugs = reading.drugs.map(withDays);
  reading.unsure = reading.unsure.map(withDays);
}
