import { getPharmacySettings } from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

const FRESH_MS = 300_000;

/** The pharmacy's settings, cached for lists and prints; an event refreshes them after a change. */
export function usePharmacySettings() {
  return useApi(getPharmacySettings, {}, { staleTime: FRESH_MS }).data;
}
