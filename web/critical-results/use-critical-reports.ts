import { listCriticalResults } from '#contract/lab/critical/critical.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/** The current unacknowledged critical results, of all patients or of one. */
export function useCriticalReports(patientId?: string) {
  return useApi(
    listCriticalResults,
    { query: patientId === undefined ? {} : { patientId } },
    { live: true },
  );
}
