import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

const FRESH_MS = 300_000;

/** The clinic's letterhead, read once for all prints; a change of the settings is told by event. */
export function useLetterhead() {
  return useApi(getLetterhead, {}, { staleTime: FRESH_MS }).data;
}
