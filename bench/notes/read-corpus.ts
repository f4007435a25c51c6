import { readNote } from '#contract/ai/offline/read-note.rules.ts';
import { listsOf } from '#contract/ai/offline/testing/clinic-notes.ts';
import { defaultLabTests } from '../../server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '../../server/pharmacy/defaults/default-medications.ts';
import { type NoteCase, parseNotes } from './parse-notes.ts';
import { noTally, type Score, scoreNote, type Tally } from './score-note.ts';
import { shownReading, withCourses } from './shown-reading.ts';

/** The lists of a clinic that took over every default drug and test. */
export const clinicLists = () => listsOf(defaultMedications(), defaultLabTests());

/** The names that the corpus is written against. */
export const catalogueNames = () => ({
  drugs: defaultMedications().map(({ name }) => name),
  tests: defaultLabTests().map(({ name }) => name),
});

export type NoteScore = Score & { readonly case: NoteCase };
type Tallies = Omit<Score, 'said'>;
export type HalfScore = Tallies & {
  readonly notes: readonly NoteScore[];
  /** Notes in which every item is right. */
  readonly perfect: number;
  /** The same of the orders and questions that the doctor is shown; a course is one drug there. */
  readonly shown: Tallies & { readonly wrong: readonly string[] };
};

/** Reads every note of the given corpora and counts what became of each item. */
export function readCorpus(corpora: readonly string[]): HalfScore {
  const lists = clinicLists();
  const catalogue = catalogueNames();
  const cases = corpora.flatMap((corpus) => parseNotes(corpus, catalogue));
  const scored = cases.map((one) => {
    const reading = readNote(one.note, lists, { isNamed: one.isNamed });
    const shown = shownReading(one, lists, reading);
    return {
      note: { ...scoreNote(one, reading), case: one },
      shown: { ...scoreNote(withCourses(one, shown), shown), case: one },
    };
  });
  const notes = scored.map(({ note }) => note);
  const shown = scored.map((one) => one.shown);
  return {
    notes,
    ...tallied(notes),
    perfect: notes.filter(({ said }) => said.length === 0).length,
    shown: { ...tallied(shown), wrong: shown.flatMap(wrongOf) },
  };
}

/** Each wrong item with its note. */
export const wrongOf = ({ case: { note }, said }: NoteScore): string[] =>
  said.filter((one) => one.startsWith('wrong')).map((one) => `${note}: ${one}`);

const tallied = (notes: readonly NoteScore[]): Tallies => ({
  drugs: sum(notes.map(({ drugs }) => drugs)),
  directions: sum(notes.map(({ directions }) => directions)),
  tests: sum(notes.map(({ tests }) => tests)),
  patients: sum(notes.map(({ patients }) => patients)),
});

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
