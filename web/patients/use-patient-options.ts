import { useDebouncedValue } from '@mantine/hooks';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES, searchFailed } from '#contract/patients/patients.messages.ts';
import { useApi } from '#web/lib/use-api.ts';

/** Specification 1, section 9: the search of add-to-queue. */
const SEARCH_RESTS_MS = 300;
const SHORTEST_TERM = 2;
const PAGE = { page: 1, limit: 10, sortBy: 'name', sortOrder: 'asc' } as const;

type Found = EndpointReply<typeof listPatients>;

function saidOf(found: Found | undefined): string {
  if (!found) return 'Searching…';
  const { totalCount, patients } = found;
  if (totalCount === 0) return PATIENT_MESSAGES.noneFound;
  if (totalCount > patients.length)
    return `The first ${patients.length} of ${totalCount} patients.`;
  return totalCount === 1 ? '1 patient found.' : `${totalCount} patients found.`;
}

/**
 * The patients that fit what stands in the field now; never those of an earlier text, which a quick
 * Enter would pick.
 */
export function usePatientOptions(typed: string) {
  const text = typed.trim();
  const [term] = useDebouncedValue(text, SEARCH_RESTS_MS);
  const isSearched = text.length >= SHORTEST_TERM;
  const found = useApi(
    listPatients,
    { query: { search: term, ...PAGE } },
    { enabled: isSearched && term === text },
  );
  const isOfText = isSearched && term === text;
  const answer = isOfText && !found.error ? found.data : undefined;

  return {
    isSearched,
    /** `undefined` until the answer for this very text is there. */
    patients: answer?.patients,
    said: saidOf(answer),
    error: isOfText && found.error ? searchFailed(found.error.message) : null,
    retry: () => void found.refetch(),
  };
}
