import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/** The visit of a bill, once loaded; undefined for a bill without a visit. */
export function useBilledVisit(visitId: string | null | undefined) {
  const visit = useApi(getVisit, { params: { id: visitId ?? '' } }, { enabled: Boolean(visitId) });
  return visit.data;
}
