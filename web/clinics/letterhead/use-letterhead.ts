import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

const FRESH_MS = 300_000;

/** The clinic's letterhead, cached for all prints; an event refreshes it after a change of the settings. */
export function useLetterhead() {
  return useApi(getLetterhead, {}, { staleTime: FRESH_MS }).data;
}
