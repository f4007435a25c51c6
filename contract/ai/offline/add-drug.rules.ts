import { brandComposition, drugParts } from '../../medicines/drug-parts.ts';
import { isOnlyInjected } from '../../medicines/only-injected.ts';
import type { DrugWish } from '../ai-actions.ts';
import {
  formOfUnit,
  isLiquid,
  isMultiDose,
  isPacked,
  isTakenIn,
} from '../matching/drug-forms.rules.ts';
import type { DrugIndex, ListedDrug } from '../matching/drug-index.rules.ts';
import { type Match, matchDrug } from '../matching/match-drug.rules.ts';
import type { ListedTest } from '../matching/match-test.rules.ts';
import { prescriptionLine } from '../plan/planned-lines.rules.ts';
import { type Sig, splitLine } from './dosage/dosage.rules.ts';
import { hasDoseInName, hasDoseWord } from './dosage/dose-in-name.rules.ts';
import { hasSecondDose, hasUncountedDose, isDoseBehind } from './dosage/second-dose.rules.ts';
import { PIECES_GIVEN } from './holds.rules.ts';
import { isInUnits, readInsulin, unitsInPack } from './insulin.rules.ts';
import { namesMedicine, REORDER } from './part-shapes.rules.ts';
import type { Lists, Reading } from './reading.ts';
import { coursesOf, type Step, stepsOf } from './steps.rules.ts';

/** A refusal without an object, or a change of the dose that is not spelt out. */
const OPEN = /^(?:not?|nahi|mat|never)$|\btaper\w*|\btitrat\w*/i;
const INJECTION = /\b(?:injection|infusion)\b/i;
const INJECTED = /\b(?:inj\w*|infusion|drip|i\.?v|i\.?m|s\.?\/?c|amp\w*|vials?|units?|iu)\b/i;
/** Days given at another drug. */
const SAME = /\bsame\s+(?:days?|dose|way|duration|period)\b|\bas\s+(?:above|before)\b/i;

/** `if fever persists`: the order waits for something that has not happened yet. */
export const DEFERRED =
  /\b(?:start|begin|shuru)\s+(?:it\s+)?(?:after|when|once|if|from\s+next)\b|\d\s*(?:days?|weeks?|wks?|months?|din|haft[ea]|mah[ie]n[ae])\s+(?:baad|later)\b|\b(?:if|agar|unless|in\s+case)\b.*\b(?:persist\w*|continu\w*|not?\s+(?:better|relie\w*|improv\w*|settl\w*|subsid\w*|respon\w*)|worse\w*|positive|reports?|culture|develop\w*|recur\w*)(?!\p{L})/iu;

/**
 * Adds a drug with its steps. Returns what stands beside them and is not a direction, or null when the
 * text is contradictory.
 */
export function addDrug<D extends ListedDrug, T extends ListedTest>(
  written: string,
  reading: Reading,
  lists: Lists<D, T>,
): string | null {
  const text = orderOf(written);
  if (/\binsulin\b/i.test(insulinName(text, lists)) && isInUnits(text)) {
    return addInsulin(text, reading, lists);
  }
  const courses = coursesIn(text, lists);
  if (courses === null) return null;
  if (courses.some(({ drug }) => isUnlistedPair(drug, lists.drugs))) return null;
  // One step that is not sure makes the whole course doubtful.
  const isSure = ({ drug }: Step) => matchWritten(lists.drugs, nameOf(drug)).kind === 'sure';
  if (courses.length > 1 && courses.some(isSure) && !courses.every(isSure)) return null;
  // A drug that is chosen for such a name would have the dose that is left.
  if (courses.some((one) => !isSure(one) && hasDoseWord(nameOf(one.drug)))) return null;
  const isInjected = INJECTED.test(text);
  for (const step of courses) addStep(step, reading, { lists, isInjected });
  return courses
    .map(({ aside }) => aside)
    .filter(Boolean)
    .join(' ');
}

const orderOf = (written: string) => written.replace(REORDER, '').replace(DAYS_EACH, '$1');

/** The courses of an order, whichever drug it names; null when its dose is not sure. */
function coursesIn<D extends ListedDrug, T extends ListedTest>(
  text: string,
  lists: Lists<D, T>,
): readonly Step[] | null {
  if (/^(?:tab\.?\s+)?gp\s?-?\d/i.test(text) || PIECES_GIVEN.test(text)) return null;
  if (hasSecondDose(text)) return null;
  const steps = stepsOf(text);
  const isUnclear = steps.length === 1 && (splitLine(text).isContradictory || SAME.test(text));
  const isOther = steps.some(
    ({ aside }) => OPEN.test(aside) || namesMedicine(aside, lists) || isDoseBehind(aside, text),
  );
  if (steps.length === 0 || isUnclear || isOther || DEFERRED.test(text)) return null;
  return coursesOf(steps);
}

/**
 * The order of a drug that a person chose for a text whose name is not sure; null when the dose is
 * not sure either, or in units.
 */
export function wishOfChosen<D extends ListedDrug, T extends ListedTest>(
  written: string,
  drug: D,
  lists: Lists<D, T>,
): DrugWish | null {
  const text = orderOf(written);
  const isOfUnits = isInUnits(text) || /\binsulin\b/i.test(drug.name);
  const [step, ...others] = (isOfUnits ? null : coursesIn(text, lists)) ?? [];
  if (!step || others.length > 0 || !isTakenIn(drug, step.sig.unit)) return null;
  const { drug: name, sig } = step;
  if (hasDoseInName(name, drug.name)) return null;
  return {
    drug_id: drug.id,
    name: drug.name,
    quantity: isPacked(drug) && !sig.isCounted ? packsOf(drug.name, sig) : sig.quantity,
    tabletsPerDay: sig.perDay,
    numberOfDays: sig.days,
    directions_to_use: sig.directions,
  };
}

/** Substances without a listed combination: one drug from outside, or several listed ones. */
function isUnlistedPair<D extends ListedDrug>(name: string, drugs: DrugIndex<D>): boolean {
  if (brandComposition(name) !== null || matchWritten(drugs, nameOf(name)).kind !== 'none') {
    return false;
  }
  const [first, ...others] = drugParts(name).substances;
  if (!first) return false;
  const [word = '', second] = first.head.split(' ');
  return others.length > 0 || (second !== undefined && drugs.heads.has(word));
}

/** The listed name that a text begins with, for telling insulins from other drugs. */
function insulinName<D extends ListedDrug, T extends ListedTest>(
  text: string,
  { drugs }: Lists<D, T>,
): string {
  const name = readInsulin(text)?.drug ?? '';
  const match = matchWritten(drugs, nameOf(name));
  return match.kind === 'sure' ? match.found.name : name;
}

/** A line as an order, whether or not the drug is known. */
export function wishOf(text: string): DrugWish {
  const { drug, sig } = splitLine(text);
  return {
    drug_id: null,
    name: drug,
    quantity: sig.quantity,
    tabletsPerDay: sig.perDay,
    numberOfDays: sig.days,
    directions_to_use: sig.directions,
  };
}

/** Insulin is dosed in units and dispensed in vials or cartridges. */
function addInsulin<D extends ListedDrug, T extends ListedTest>(
  text: string,
  reading: Reading,
  { drugs }: Lists<D, T>,
): string | null {
  const dose = readInsulin(text);
  const match = dose && matchWritten(drugs, nameOf(dose.drug));
  if (!dose || match?.kind !== 'sure' || hasUncountedDose(text, dose.aside)) return null;
  const pack = unitsInPack(match.found.name);
  if (pack === null) return null;
  reading.drugs.push({
    drug_id: match.found.id,
    name: match.found.name,
    quantity: Math.ceil((dose.unitsPerDay * dose.days) / pack),
    tabletsPerDay: dose.perDay,
    numberOfDays: dose.days,
    directions_to_use: dose.directions,
  });
  return dose.aside;
}

function addStep<D extends ListedDrug, T extends ListedTest>(
  { drug: name, sig }: Step,
  reading: Reading,
  { lists: { drugs }, isInjected }: { lists: Lists<D, T>; isInjected: boolean },
): void {
  const written = nameOf(name);
  const named = matchWritten(drugs, written);
  // `Deriphyllin 1 tab` when the list has only the injection: the form belongs to the name.
  const isOtherForm = named.kind === 'sure' && !isTakenIn(named.found, sig.unit);
  const full = isOtherForm ? `${formOfUnit(sig.unit)} ${written}` : written;
  const match = isOtherForm ? matchWritten(drugs, full) : named;
  // A liquid is meant only where a form or a volume is written.
  const isOtherLiquid =
    match.kind === 'sure' &&
    isLiquid(match.found.name) &&
    !isLiquid(full) &&
    sig.millilitres === null;
  // `Deriphyllin hs`: most likely its tablet, which is not in the list; ceftriaxone has none.
  const isOtherWay =
    match.kind === 'sure' &&
    !isInjected &&
    sig.perDay !== null &&
    INJECTION.test(match.found.name) &&
    !isOnlyInjected(drugParts(match.found.name));
  const isSure = match.kind === 'sure' && !isOtherLiquid && !isOtherWay;
  const isInPacks = isSure ? isPacked(match.found) : isMultiDose(full);
  const wish: DrugWish = {
    drug_id: isSure ? match.found.id : null,
    name: isSure ? match.found.name : full,
    quantity:
      isInPacks && !sig.isCounted ? packsOf(isSure ? match.found.name : '', sig) : sig.quantity,
    tabletsPerDay: sig.perDay,
    numberOfDays: sig.days,
    directions_to_use: sig.directions,
  };
  if (isSure) reading.drugs.push(wish);
  else if (match.kind !== 'none') reading.unsure.push(wish);
  else reading.elsewhere.push(prescriptionLine(wish));
}

/** `T.` and `C.` mean tablet and capsule before a drug name; `250/5` is a strength of a syrup. */
const nameOf = (name: string) =>
  name
    .replace(/^t\.?\s+/i, 'Tab ')
    .replace(/^c\.?\s+/i, 'Cap ')
    .replace(/(?<![\d/.])(\d{2,3})\s*(?:mg)?\s*\/\s*5\s*(?:ml)?(?![\d/])/i, '$1 mg/5 ml');

/** `Montek-LC 1 HS`: a 1 that is not a strength of the drug means one tablet. */
function matchWritten<D extends ListedDrug>(drugs: DrugIndex<D>, name: string): Match<D> {
  const match = matchDrug(drugs, { name });
  if (match.kind === 'sure' || !/\s1$/.test(name)) return match;
  const without = matchDrug(drugs, { name: name.slice(0, -2) });
  return without.kind === 'sure' ? without : match;
}

/** Number of bottles or inhalers for a course; 1 when it cannot be computed. */
function packsOf(name: string, { millilitres, puffs, perDay, days }: Sig): number {
  const [, doses] = /\((\d+)\s*doses?\)/i.exec(name) ?? [];
  if (doses && puffs !== null && perDay !== null && days !== null) {
    return Math.max(1, Math.ceil((puffs * perDay * days) / Number(doses)));
  }
  const [, pack] = /(\d+)\s*ml\b(?!.*\d\s*ml\b)/i.exec(name.replace(/\/\s*\d*\s*ml/gi, '')) ?? [];
  if (!pack || millilitres === null || perDay === null || days === null) return 1;
  return Math.max(1, Math.ceil((millilitres * perDay * days) / Number(pack)));
}

/** `all for 30 days`, `same for 1 month`: applies to earlier drugs without days. */
export const DAYS_OF_ALL =
  /^(?:all|each|both|(?:cont(?:inue)?\s+)?(?:the\s+)?same)\b(?:\s+(?:of\s+(?:them|these)|the\s+above|above|medicines?|drugs?|rx|treatment))?\s+((?:x|×|for)\s*\d.*)$/i;

/** `Pan 40 od, Montair LC hs - 10 days each`: the last drug's days are those of all. */
export const DAYS_EACH =
  /(\d\s*(?:d|days?|w|wks?|weeks?|m|months?))\s+(?:for\s+)?(?:each|all)\.?$/i;

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
