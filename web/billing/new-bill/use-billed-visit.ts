import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/** The visit of a bill; it is not loaded for a bill without one. */
export function useBilledVisit(visitId: string | null | undefined) {
  const enabled = Boolean(visitId);
  return useApi(getVisit, { params: { id: visitId ?? '' } }, { live: true, enabled });
}
