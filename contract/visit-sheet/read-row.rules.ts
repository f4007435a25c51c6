import type { DrugWish } from '../ai/ai-actions.ts';
import { differenceOf } from '../ai/matching/differences.rules.ts';
import { isTakenIn } from '../ai/matching/drug-forms.rules.ts';
import { type DrugIndex, indexDrugs, type ListedDrug } from '../ai/matching/drug-index.rules.ts';
import { allMeant, kindOf } from '../ai/matching/match-drug.rules.ts';
import { indexTests } from '../ai/matching/match-test.rules.ts';
import { addDrug, wishOfChosen } from '../ai/offline/add-drug.rules.ts';
import { splitLine } from '../ai/offline/dosage/dosage.rules.ts';
import { emptyReading, type Reading } from '../ai/offline/reading.ts';
import { asTyped } from '../ai/offline/rewrite/spoken.rules.ts';
import { inSlots } from '../ai/offline/rewrite/timed-doses.rules.ts';
import type { PlannedLine } from '../ai/plan/planned.ts';
import { lineOf } from '../ai/plan/planned-lines.rules.ts';
import { isUnclearLimit, limitOfDay, withLimitOfDay } from './limited-dose.rules.ts';
import { behindName, isOnlyName, sureDays } from './row-words.rules.ts';

/** A row of the prescription as it was typed, in shorthand. */
export type RowReading<D extends ListedDrug> = {
  /** The drug's name in the row, without its dose. */
  readonly name: string;
  /** The order line, when the drug and its dose are sure. */
  readonly line: PlannedLine | null;
  /** The lines of a course in several strengths, when all are sure; empty for one drug. */
  readonly course: readonly PlannedLine[];
  /** The drugs that may be meant, when the name is not sure. */
  readonly options: readonly D[];
  /** The only listed drug of the brand that the row names. */
  readonly ofBrand: D | null;
  /** Whether drugs that fit the row, or others of the list that it may mean, are of different strength or form, so that a person must choose. */
  readonly areKinds: (drugs: readonly D[]) => boolean;
  /** The difference of a listed drug from the name in the row; null when nothing that was written differs. */
  readonly differenceOf: (drug: D) => string | null;
  /** The line of another drug with the dose of the row; null when the dose is not sure for it. */
  readonly lineWith: (drug: D) => PlannedLine | null;
  /** The typed words about the dose, for a drug whose dose is not sure; null when only its name was typed. */
  readonly wordsFor: (drug: D) => string | null;
  /** The days of such a row, where they are sure. */
  readonly sureDays: number | null;
  /** The row for a pharmacy outside, when the drug is not listed. */
  readonly outside: string | null;
  /** Whether the row says how often the drug is taken. */
  readonly isOften: boolean;
  /** Whether the row gives the days of the course. */
  readonly hasDays: boolean;
};

const NO_TESTS = indexTests([]);

/** The clinic's drugs, prepared for `readRow`. */
export const indexRowDrugs = indexDrugs;

/**
 * Reads one row such as `pan 40 od 5d` against the clinic's drugs. Never takes a drug or a dose that
 * is not sure: several steps, two drugs or contradictory numbers give no line.
 */
export function readRow<D extends ListedDrug>(typed: string, drugs: DrugIndex<D>): RowReading<D> {
  const text = withLimitOfDay(inSlots(asTyped(typed)).trim());
  const limit = limitOfDay(text);
  const { drug: name, sig, isContradictory, aside } = splitLine(text);
  const isAbove = limit !== null && (sig.perDay ?? 0) > limit;
  const isUnclear = isUnclearLimit(text) || isAbove;
  const reading = emptyReading();
  const lists = { drugs, tests: NO_TESTS };
  const left = text === '' ? null : addDrug(text, reading, lists);
  const isRead = left !== null;
  const differs = (drug: D) =>
    differenceOf(name, drug.name) ??
    (isTakenIn(drug, sig.unit) ? null : `not taken in ${sig.unit}`);
  const isFitting = (drug: D) => differs(drug) === null;
  const { all, ofBrand } = allMeant(drugs, name);
  const own = ofBrand.filter(isFitting);
  return {
    name,
    line: isRead && !isUnclear ? lineIn(reading, drugs, { aside: left, limit }) : null,
    course: isRead ? courseIn(reading, drugs, left) : [],
    options: all,
    ofBrand: (own.length === 1 && own[0]) || null,
    areKinds: (fitting) => new Set([...fitting, ...all.filter(isFitting)].map(kindOf)).size > 1,
    differenceOf: differs,
    lineWith: (drug) => {
      const wish = isContradictory || isUnclear ? null : wishOfChosen(text, drug, lists);
      return wish && lineOf(drug, withWords(withLimit(wish, limit), aside));
    },
    wordsFor: (drug) =>
      name === text && isOnlyName(text, drug.name) ? null : behindName(text, drug.name),
    sureDays: sureDays(text, sig.days),
    outside: (isRead && reading.elsewhere.length === 1 && reading.elsewhere[0]) || null,
    isOften: (sig.perDay ?? limit) !== null,
    hasDays: sig.days !== null,
  };
}

/** All words of a drug's own row belong to that drug, unlike those of a note. */
const withWords = (wish: DrugWish, aside: string): DrugWish => ({
  ...wish,
  directions_to_use: [wish.directions_to_use, aside].filter(Boolean).join(', ') || null,
});

/** A drug that is taken when needed lasts its days at the limit of a day, unless the row counts it. */
const withLimit = (wish: DrugWish, limit: number | null): DrugWish =>
  wish.tabletsPerDay === null && wish.quantity === null ? { ...wish, tabletsPerDay: limit } : wish;

/** The only drug of a reading, as an order line. */
function lineIn<D extends ListedDrug>(
  reading: Reading,
  drugs: DrugIndex<D>,
  { aside, limit }: { aside: string; limit: number | null },
): PlannedLine | null {
  const [wish, ...others] = reading.drugs;
  const isAlone = others.length + reading.unsure.length + reading.elsewhere.length === 0;
  const drug = wish?.drug_id ? drugs.byId.get(wish.drug_id) : undefined;
  if (!wish || !drug || !isAlone) return null;
  return lineOf(drug, withWords(withLimit(wish, limit), aside));
}

/** The drugs of one course, each as an order line, with the row's words on the first; empty when one of them is not sure. */
function courseIn<D extends ListedDrug>(
  reading: Reading,
  drugs: DrugIndex<D>,
  aside: string,
): readonly PlannedLine[] {
  if (reading.drugs.length < 2 || reading.unsure.length + reading.elsewhere.length > 0) return [];
  const lines = reading.drugs.flatMap((wish, at) => {
    const drug = wish.drug_id ? drugs.byId.get(wish.drug_id) : undefined;
    const line = drug && lineOf(drug, withWords(wish, at === 0 ? aside : ''));
    return line ? [line] : [];
  });
  const isWhole = new Set(lines.map(({ drug_id }) => drug_id)).size === reading.drugs.length;
  return isWhole ? lines : [];
}
