import {
  getDoctorQueue,
  getLatestVisit,
  getVisit,
  joinQueue,
  listQueue,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { serverSaidOr } from '#web/lib/api/said-or.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { useBusy } from '#web/lib/device/use-busy.ts';
import { sayToken } from '#web/token-slip/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { openVisitIdOf } from './open-visit-id.ts';

const SHOWN = [getDoctorQueue, listQueue, getVisit, getLatestVisit];

/** Adds a draft visit to the queue, where it is called like any other. */
export function useBeginVisit() {
  const { mutateAsync } = useApiMutation(joinQueue);
  const busy = useBusy();

  const send = async ({ id, patient_id }: Visit): Promise<void> => {
    try {
      sayToken(await mutateAsync({ body: { patientId: patient_id } }));
    } catch (error) {
      // A colleague, or the first typed word, has just done the same.
      const isBegun = error instanceof ApiError && openVisitIdOf(error) === id;
      if (!isBegun) toast.error(serverSaidOr(error, QUEUE_MESSAGES.addFailed));
    }
    await invalidate(...SHOWN);
  };
  return {
    begin: (visit: Visit) => busy.run(visit.id, () => send(visit)),
    isBeginning: busy.isBusy,
  };
}
