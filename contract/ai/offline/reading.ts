import type { DrugWish } from '../ai-actions.ts';
import type { DrugIndex, ListedDrug } from '../matching/drug-index.rules.ts';
import type { ListedTest, TestIndex } from '../matching/match-test.rules.ts';
import type { NotedPatient } from './shorthand.rules.ts';

export type Lists<D extends ListedDrug, T extends ListedTest> = {
  readonly drugs: DrugIndex<D>;
  readonly tests: TestIndex<T>;
};

/** The parsed note. Text that was not recognised stays in `complaint`. */
export type Reading = {
  patient: NotedPatient | null;
  /** Drugs found in the list. */
  drugs: DrugWish[];
  /** Ambiguous drugs, each with several candidates. */
  unsure: DrugWish[];
  /** Prescription lines for drugs that the pharmacy does not have. */
  elsewhere: string[];
  tests: ListedTest[];
  unsureTests: string[];
  unknownTests: string[];
  /** Orders that could not be parsed; they stay in the note. */
  unclear: string[];
  /** Orders without days, with the days of the drug behind them. */
  daysAsked: { readonly text: string; readonly days: number }[];
  history: string[];
  complaint: string;
};

/** A reading of a note in which nothing was recognised. */
export const emptyReading = (): Reading => ({
  patient: null,
  drugs: [],
  unsure: [],
  elsewhere: [],
  tests: [],
  unsureTests: [],
  unknownTests: [],
  unclear: [],
  daysAsked: [],
  history: [],
  complaint: '',
});
