import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_MAX } from '#contract/kernel/paging.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import {
  anyTermProblem,
  mayBeAnother,
  searchTermProblem,
} from '#contract/patients/search.rules.ts';
import { apiError } from '#contract/queue/queue.messages.ts';
import { useIsHere } from '#web/lib/address/use-is-here.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { useLeftCases } from './use-left-cases.ts';

const SEARCH_RESTS_MS = 300;
/** The address's mark of a term beyond the limits of the page. */
const WIDE = 'wide';
const PAGE = { page: 1, limit: 20, sortBy: 'name', sortOrder: 'asc' } as const;

function failureOf({ status, message }: ApiError): string {
  return status >= 400 ? apiError(status, message) : PATIENT_MESSAGES.searchFailed;
}

/** A longer text, or one of several lines, is the beginning of a case. */
const isLine = (text: string): boolean => text.trim().length <= SEARCH_MAX && !text.includes('\n');

type PatientSearchOptions = {
  /** Called when Enter is pressed and exactly one patient matches. */
  onOnly: (patientId: string) => void;
  /** Called when Enter is pressed and several patients match, or only similar spellings. */
  onSeveral: () => void;
  /** The doctor's search page, which takes two words or ten digits (specification 1, section 5). */
  isBounded?: boolean;
  /** The name of the draft that keeps the text of a new case, but not a search term. */
  caseKeptAs?: string;
};

/** A wish that waits for the result: open the only match, or go to the list. */
type Entered = 'open' | 'list' | null;

/** Acts once when the result of the entered text has arrived. */
function useEnter(entered: Entered, isAnswered: boolean, onEnter: () => void): void {
  const act = useEffectEvent(onEnter);
  useEffect(() => {
    if (entered !== null && isAnswered) act();
  }, [entered, isAnswered]);
}

/**
 * The typed text and the matching patients. The search term is kept in the history entry; the text of a
 * new case as a draft, until its note has it. Enter acts on the result for the current text: pressed early, it searches at once and
 * acts when that result arrives, unless the text has changed. A bounded search offers to search wider for
 * a text beyond its limits.
 */
export function usePatientSearch(options: PatientSearchOptions) {
  const problemOf = options.isBounded ? searchTermProblem : anyTermProblem;
  const [params, setParams] = usePageParams();
  const term = params.get('search') ?? '';
  const [kept, keepCase] = useKeptText(options.caseKeptAs);
  const [text, setText] = useState(term || kept);
  const [entered, setEntered] = useState<Entered>(null);
  const isTerm = (params.has(WIDE) ? anyTermProblem : problemOf)(term) === null;
  const found = useApi(
    listPatients,
    { query: { search: term, ...PAGE } },
    { enabled: isTerm, keepPrevious: true },
  );

  const isWidened = params.has(WIDE) && text.trim() === term;
  const isSent = text.trim() === term || (term === '' && problemOf(text) !== null);
  const isSettled = isSent && !found.isPlaceholderData && !(isTerm && found.isPending);
  const patients = isTerm ? found.data?.patients : null;
  const isNear = isTerm && found.data?.nearSpellings === true;

  const isHere = useIsHere();
  const search = (typed: string): void => {
    if (!isHere()) return;
    const isSearchable = problemOf(typed) === null;
    setParams(isSearchable ? { search: typed.trim() } : {}, { replace: true });
  };
  const { later: searchLater, cancel } = useDebounced(search, SEARCH_RESTS_MS);
  const type = (typed: string): void => {
    setText(typed);
    keepCase(problemOf(typed) === null ? '' : typed);
    setEntered(null);
    searchLater(typed);
  };

  const leftCases = useLeftCases(options.caseKeptAs ? kept : '', () => keepCase(''));
  const isAnswered = isSettled && (entered !== 'list' || isWidened);
  useEnter(entered, isAnswered, () => {
    setEntered(null);
    if (!isHere()) return;
    const [only, ...others] = patients ?? [];
    const isSure = only && others.length === 0 && !isNear && !mayBeAnother(term, only.name);
    const isChoice = entered === 'open' && isSure;
    if (isChoice) options.onOnly(only.id);
    else options.onSeveral();
  });

  const isLong =
    !isWidened && problemOf(text) !== null && anyTermProblem(text) === null && isLine(text);
  const widen = (): void => {
    cancel();
    keepCase('');
    setParams({ search: text.trim(), [WIDE]: 'true' }, { replace: true });
    setEntered('list');
  };

  return {
    text,
    type,
    leftCases,
    enter: () => {
      cancel();
      if (!isSent) search(text);
      setEntered('open');
    },
    /** Searches for a text beyond the limits, and goes to the results; null where none are passed. */
    widen: isLong ? widen : null,
    problem: text.trim() === '' || isWidened ? null : problemOf(text),
    /** `undefined` until the first result, `null` without a search. */
    patients,
    /** No exact match; these names are spelled similarly. */
    isNear,
    /** The patient whose token of the day is the number; listed first. */
    holder: isTerm ? found.data?.withTokenToday : undefined,
    /** The results shown are stale. */
    isRefreshing: !isSettled,
    error: isTerm && found.error ? failureOf(found.error) : undefined,
    retry: () => void found.refetch(),
  };
}
