import { getQueueEntry } from '#contract/queue/queue.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/** The visit that a bill is for, once it is known; undefined for a bill of no visit. */
export function useBilledVisit(visitId: string | null | undefined) {
  const visit = useApi(
    getQueueEntry,
    { params: { id: visitId ?? '' } },
    { enabled: Boolean(visitId) },
  );
  return visit.data;
}
