import { useDebouncedValue } from '@mantine/hooks';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES, searchFailed } from '#contract/patients/patients.messages.ts';
import { useApi } from '#web/lib/api/use-api.ts';

export type PatientSearch = { readonly restsMs: number; readonly limit: number };

/** Specification 1, section 9. */
const ADD_TO_QUEUE_SEARCH: PatientSearch = { restsMs: 300, limit: 10 };
export const RECEPTION_SEARCH: PatientSearch = { restsMs: 500, limit: 20 };
const SHORTEST_TERM = 2;
const PAGE = { page: 1, sortBy: 'name', sortOrder: 'asc' } as const;

type Found = EndpointReply<typeof listPatients>;

function saidOf(found: Found | undefined): string {
  if (!found) return 'Searching…';
  const { totalCount, patients } = found;
  if (totalCount === 0) return PATIENT_MESSAGES.noneFound;
  if (found.nearSpellings) return PATIENT_MESSAGES.nearSpellings;
  if (totalCount > patients.length)
    return `The first ${patients.length} of ${totalCount} patients.`;
  return totalCount === 1 ? '1 patient found.' : `${totalCount} patients found.`;
}

/** The patients that match the current text; never stale results, which a quick Enter would pick from. */
export function usePatientOptions(
  typed: string,
  { restsMs, limit }: PatientSearch = ADD_TO_QUEUE_SEARCH,
) {
  const text = typed.trim();
  const [term] = useDebouncedValue(text, restsMs);
  const isSearched = text.length >= SHORTEST_TERM;
  const found = useApi(
    listPatients,
    { query: { search: term, limit, ...PAGE } },
    { enabled: isSearched && term === text },
  );
  const isOfText = isSearched && term === text;
  const answer = isOfText && !found.error ? found.data : undefined;

  return {
    isSearched,
    /** `undefined` until the result for this exact text has loaded. */
    patients: answer?.patients,
    /** No exact match; these names are spelled similarly. */
    isNear: answer?.nearSpellings === true,
    /** The patient whose token of the day is the number; listed first. */
    holder: answer?.withTokenToday,
    said: saidOf(answer),
    error: isOfText && found.error ? searchFailed(found.error.message) : null,
    retry: () => void found.refetch(),
  };
}
