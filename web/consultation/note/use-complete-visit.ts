import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import {
  completeVisit,
  getDoctorQueue,
  getVisit,
  listQueue,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ApiError, serverMessage } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { toast } from '#web/ui/toast/toast.ts';

type CompleteOptions = {
  visit: Visit | undefined;
  /** A visit is never completed while its text is unsaved. */
  save: () => Promise<boolean>;
  /** Applies or leaves out the assistant's proposals first; resolves to false when the person goes back. */
  settle: () => Promise<boolean>;
  onCompleted: () => void;
};

/** Completes the consultation from its note: a doctor their own, an admin any. */
export function useCompleteVisit({ visit, save, settle, onCompleted }: CompleteOptions) {
  const user = useCurrentUser();
  const complete = useApiMutation(completeVisit, {
    invalidates: [getVisit, getDoctorQueue, listQueue, getComplaint],
  });
  const isMine = may(user.role, 'consulting.act-for-others') || visit?.doctor_id === user.id;
  const isPossible = visit?.status === 'consulting' && isMine && mayCall(completeVisit, user.role);

  const { run, pending } = useSingleFlight(async (id: string) => {
    if (!(await save()) || !(await settle())) return;
    try {
      await complete.mutateAsync({ params: { id } });
      toast.success('Consultation completed.');
      onCompleted();
      // Pending until the next page is shown: a second click would be refused.
      await keepPending();
    } catch (error) {
      const said = error instanceof ApiError ? serverMessage(error.body) : undefined;
      toast.error(said ?? QUEUE_MESSAGES.completeFailed);
    }
  });
  return { complete: isPossible ? () => void run(visit.id) : undefined, isCompleting: pending };
}
