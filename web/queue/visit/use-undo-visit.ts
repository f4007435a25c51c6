import { undoVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { UndoneStep } from '#contract/queue/visit.status.ts';
import { serverSaidOr } from '#web/lib/api/said-or.ts';
import { invalidateTopics, useApiMutation } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Undoes the creation or completion of a visit; returns whether that was possible. */
export function useUndoVisit() {
  const { mutateAsync } = useApiMutation(undoVisit);
  return async (id: string, step: UndoneStep): Promise<boolean> => {
    let isUndone = true;
    try {
      await mutateAsync({ params: { id }, body: { step } });
    } catch (error) {
      isUndone = false;
      toast.error(serverSaidOr(error, QUEUE_MESSAGES.updateStatusFailed));
    }
    // After an error too: the visit has moved on.
    await invalidateTopics('queue');
    return isUndone;
  };
}
