import { indexDrugs } from '../../matching/drug-index.rules.ts';
import { indexTests } from '../../matching/match-test.rules.ts';
import { CORPUS_TESTS } from '../corpus.ts';
import { readNote } from '../read-note.rules.ts';

type Named = { readonly name: string };

/** The lists of a clinic; each drug and test has its name as its id. */
export const listsOf = (
  drugs: readonly (Named & { readonly unit: string | null })[],
  tests: readonly Named[],
) => ({
  drugs: indexDrugs(
    drugs.map(({ name, unit }) => ({ id: name, name, unit, sellable_quantity: 0 })),
  ),
  tests: indexTests(tests.map(({ name }) => ({ id: name, name }))),
});

/** The lists of a clinic with these drugs and the tests of the corpus. */
export const corpusLists = (drugs: Parameters<typeof listsOf>[0]) =>
  listsOf(
    drugs,
    CORPUS_TESTS.map((name) => ({ name })),
  );

/** Reads notes of a patient with a name. */
export const readerOf = (lists: ReturnType<typeof listsOf>) => (note: string) =>
  readNote(note, lists, { isNamed: true });
