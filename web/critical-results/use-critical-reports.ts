import { listCriticalResults } from '#contract/lab/critical/critical.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/** What is critical and not acknowledged yet, of all patients or of one, as it is now. */
export function useCriticalReports(patientId?: string) {
  return useApi(
    listCriticalResults,
    { query: patientId === undefined ? {} : { patientId } },
    { live: true },
  );
}
