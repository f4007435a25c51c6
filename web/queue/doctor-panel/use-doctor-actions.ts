import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import {
  callNext as callNextEndpoint,
  completeVisit,
  getDoctorQueue,
  getLatestVisit,
  getVisit,
  listQueue,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { prepareSettling, sayUnread, settleWaiting } from '#web/ai/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { serverSaidOr } from '#web/lib/api/said-or.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { useSayCompleted } from '../visit/use-say-completed.ts';

const SHOWN = [getDoctorQueue, listQueue, getVisit, getLatestVisit, getComplaint];

/**
 * Asks about the sheet of a visit before it is completed: `isDone` is whether to go on, and `forget` removes what was
 * left out from the device, and returns a function that puts it back.
 */
export type AskSheet = (visitId: string) => Promise<{ isDone: boolean; forget?: () => () => void }>;

/**
 * A doctor's actions on the queue. Each visit is called and completed once: a double click's second click still refers
 * to the patient shown at the first, even if the reply arrives in between.
 */
export function useDoctorActions(askSheet: AskSheet) {
  const { role } = useCurrentUser();
  const navigate = useNavigate();
  const next = useApiMutation(callNextEndpoint);
  const complete = useApiMutation(completeVisit);
  const sayCompleted = useSayCompleted();
  const done = useRef(new Set<string>());
  useEffect(prepareSettling, []);

  const once = async (what: string, send: () => Promise<unknown>, fallback: string) => {
    if (done.current.has(what)) return;
    done.current.add(what);
    try {
      await send();
    } catch (error) {
      done.current.delete(what);
      toast.error(serverSaidOr(error, fallback));
    }
    // After an error too: a colleague may have acted first.
    await invalidate(...SHOWN);
  };

  const calling = useSingleFlight((shownNextId: string) =>
    once(`call ${shownNextId}`, () => next.mutateAsync({}), QUEUE_MESSAGES.callNextFailed),
  );
  const completing = useSingleFlight(async (id: string) => {
    const sheet = await askSheet(id);
    if (!sheet.isDone) return;
    const settled = await settleWaiting({ visitId: id, role });
    if (settled === 'back') return;
    const send = async (): Promise<void> => {
      await complete.mutateAsync({ params: { id } });
      const putBack = sheet.forget?.();
      sayCompleted(id, () => {
        done.current.delete(`complete ${id}`);
        putBack?.();
      });
      if (settled === 'unread') {
        sayUnread(() => void navigate(pathTo(ADDRESSES.editComplaint, { visitId: id })));
      }
    };
    await once(`complete ${id}`, send, QUEUE_MESSAGES.completeFailed);
  });
  return {
    callNext: calling.run,
    isCalling: calling.pending,
    complete: completing.run,
    isCompleting: completing.pending,
    /** Whether this screen has completed the visit or is completing it. */
    hasCompleted: (id: string) => done.current.has(`complete ${id}`),
  };
}
