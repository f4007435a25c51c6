import { indexDrugs } from '#contract/ai/matching/match-drug.rules.ts';
import { indexTests } from '#contract/ai/matching/match-test.rules.ts';
import { readNote } from '#contract/ai/offline/read-note.rules.ts';
import { defaultLabTests } from '../../server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '../../server/pharmacy/defaults/default-medications.ts';
import { type NoteCase, parseNotes } from './parse-notes.ts';
import { noTally, type Score, scoreNote, type Tally } from './score-note.ts';

/** The lists of a clinic that took over every default drug and test. */
export function clinicLists() {
  const drugs = defaultMedications().map(({ name, unit }) => ({
    id: name,
    name,
    unit,
    sellable_quantity: 0,
  }));
  const tests = defaultLabTests().map(({ name }) => ({ id: name, name }));
  return { drugs: indexDrugs(drugs), tests: indexTests(tests) };
}

/** The names that the corpus is written against. */
export const catalogueNames = () => ({
  drugs: defaultMedications().map(({ name }) => name),
  tests: defaultLabTests().map(({ name }) => name),
});

export type NoteScore = Score & { readonly case: NoteCase };
export type HalfScore = {
  readonly notes: readonly NoteScore[];
  readonly drugs: Tally;
  readonly directions: Tally;
  readonly tests: Tally;
  readonly patients: Tally;
  /** Notes in which every item is right. */
  readonly perfect: number;
};

/** Reads every note of the given corpora and counts what became of each item. */
export function readCorpus(corpora: readonly string[]): HalfScore {
  const lists = clinicLists();
  const catalogue = catalogueNames();
  const cases = corpora.flatMap((corpus) => parseNotes(corpus, catalogue));
  const notes = cases.map((one) => {
    const score = scoreNote(one, readNote(one.note, lists, { isNamed: one.isNamed }));
    return { ...score, case: one };
  });
  return {
    notes,
    drugs: sum(notes.map(({ drugs }) => drugs)),
    directions: sum(notes.map(({ directions }) => directions)),
    tests: sum(notes.map(({ tests }) => tests)),
    patients: sum(notes.map(({ patients }) => patients)),
    perfect: notes.filter(({ said }) => said.length === 0).length,
  };
}

function sum(tallies: readonly Tally[]): Tally {
  const total = noTally();
  for (const one of tallies) {
    total.right += one.right;
    total.asked += one.asked;
    total.missed += one.missed;
    total.wrong += one.wrong;
  }
  return total;
}
