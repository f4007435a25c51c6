import { useEffect, useEffectEvent, useState } from 'react';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { searchTermProblem } from '#contract/patients/search.rules.ts';
import { apiError } from '#contract/queue/queue.messages.ts';
import { useIsHere } from '#web/lib/address/use-is-here.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

const SEARCH_RESTS_MS = 300;
const PAGE = { page: 1, limit: 20, sortBy: 'name', sortOrder: 'asc' } as const;

function failureOf({ status, message }: ApiError): string {
  return status >= 400 ? apiError(status, message) : PATIENT_MESSAGES.searchFailed;
}

type PatientSearchOptions = {
  /** Called when Enter is pressed and exactly one patient matches. */
  onOnly: (patientId: string) => void;
  /** Called when Enter is pressed and several patients match, or only similar spellings. */
  onSeveral: () => void;
};

/**
 * The typed text and the matching patients. The search term is kept in the history entry; the text of a
 * new case is not. Enter acts on the result for the current text: pressed early, it searches at once and
 * acts when that result arrives, unless the text has changed.
 */
export function usePatientSearch({ onOnly, onSeveral }: PatientSearchOptions) {
  const [params, setParams] = usePageParams();
  const term = params.get('search') ?? '';
  const [text, setText] = useState(term);
  const isTerm = searchTermProblem(term) === null;
  const found = useApi(
    listPatients,
    { query: { search: term, ...PAGE } },
    { enabled: isTerm, keepPrevious: true },
  );

  const isSent = text.trim() === term || (term === '' && searchTermProblem(text) !== null);
  const isSettled = isSent && !found.isPlaceholderData && !(isTerm && found.isPending);
  const patients = isTerm ? found.data?.patients : null;
  const isNear = isTerm && found.data?.nearSpellings === true;

  const isHere = useIsHere();
  const search = (typed: string): void => {
    if (!isHere()) return;
    const isSearchable = searchTermProblem(typed) === null;
    setParams(isSearchable ? { search: typed.trim() } : {}, { replace: true });
  };
  const { later: searchLater, cancel } = useDebounced(search, SEARCH_RESTS_MS);
  const type = (typed: string): void => {
    setText(typed);
    setEntered(false);
    searchLater(typed);
  };

  const [isEntered, setEntered] = useState(false);
  const enter = useEffectEvent(() => {
    if (!isHere()) return;
    const [only, ...others] = patients ?? [];
    if (only && others.length === 0 && !isNear) onOnly(only.id);
    else onSeveral();
  });
  useEffect(() => {
    if (!isEntered || !isSettled) return;
    setEntered(false);
    enter();
  }, [isEntered, isSettled]);

  return {
    text,
    type,
    enter: () => {
      cancel();
      if (!isSent) search(text);
      setEntered(true);
    },
    problem: text.trim() === '' ? null : searchTermProblem(text),
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
