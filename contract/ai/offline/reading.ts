import type { DrugWish } from '../ai-actions.ts';
import type { DrugIndex, ListedDrug } from '../matching/match-drug.rules.ts';
import type { ListedTest, TestIndex } from '../matching/match-test.rules.ts';
import type { NotedPatient } from './shorthand.rules.ts';

export type Lists<D extends ListedDrug, T extends ListedTest> = {
  readonly drugs: DrugIndex<D>;
  readonly tests: TestIndex<T>;
};

/** What the rules made of a note. What they did not understand is in `complaint`, as it was written. */
export type Reading = {
  patient: NotedPatient | null;
  /** Drugs of the list. */
  drugs: DrugWish[];
  /** Drugs that may be one of several of the list. */
  unsure: DrugWish[];
  /** Lines for the prescription of what the pharmacy does not have. */
  elsewhere: string[];
  tests: ListedTest[];
  unsureTests: string[];
  unknownTests: string[];
  /** Parts that are meant as an order and could not be read; they stay in the note. */
  unclear: string[];
  history: string[];
  complaint: string;
};
