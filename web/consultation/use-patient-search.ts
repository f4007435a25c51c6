import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { searchTermProblem } from '#contract/patients/search.rules.ts';
import { apiError } from '#contract/queue/queue.messages.ts';
import type { ApiError } from '#web/lib/api-error.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useIsHere } from '#web/lib/use-is-here.ts';

const SEARCH_RESTS_MS = 300;
const PAGE = { page: 1, limit: 20, sortBy: 'name', sortOrder: 'asc' } as const;

function failureOf({ status, message }: ApiError): string {
  return status >= 400 ? apiError(status, message) : PATIENT_MESSAGES.searchFailed;
}

/**
 * What is typed, and the patients it finds. The term that is searched stands in the address; a text
 * that is no term (a case being written) never does.
 */
export function usePatientSearch() {
  const [params, setParams] = useSearchParams();
  const term = params.get('search') ?? '';
  const [text, setText] = useState(term);
  const isTerm = searchTermProblem(term) === null;
  const found = useApi(
    listPatients,
    { query: { search: term, ...PAGE } },
    { enabled: isTerm, keepPrevious: true },
  );

  const isHere = useIsHere();
  const search = useDebouncedCallback((typed: string) => {
    if (!isHere()) return;
    const isSearchable = searchTermProblem(typed) === null;
    setParams(isSearchable ? { search: typed.trim() } : {}, { replace: true });
  }, SEARCH_RESTS_MS);
  const type = (typed: string): void => {
    setText(typed);
    search(typed);
  };

  return {
    text,
    type,
    problem: text.trim() === '' ? null : searchTermProblem(text),
    /** `undefined` while the first answer is awaited, `null` when nothing is searched. */
    patients: isTerm ? found.data?.patients : null,
    /** Nobody fits; they have a name that is spelled nearly like the term. */
    isNear: isTerm && found.data?.nearSpellings === true,
    isRefreshing: found.isPlaceholderData,
    error: isTerm && found.error ? failureOf(found.error) : undefined,
    retry: () => void found.refetch(),
  };
}
