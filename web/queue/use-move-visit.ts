import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getDoctorQueue, listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { VISIT_TRANSITIONS, type VisitAction } from '#contract/queue/visit.status.ts';
import { ApiError, serverMessage } from '#web/lib/api-error.ts';
import { ADDRESSES } from '#web/lib/paths.ts';
import { invalidate, useApiMutation } from '#web/lib/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { consultationBill, isBilledFirst } from './consultation-bill.ts';

/** Why an action cannot even be tried (specification 1, section 5). */
function problemOf({ doctor_id, patient_id, name }: QueueEntry, action: VisitAction) {
  if (action === 'start' && doctor_id === null) return QUEUE_MESSAGES.startNeedsDoctor;
  if (action === 'assign' && (!patient_id || !name)) return QUEUE_MESSAGES.assignNeedsPatient;
  return null;
}

/**
 * What reception does with the visits of the list, one thing at a time with each. A refusal is told,
 * and the row shown anew: a colleague may have been first. Assigning may lead to billing instead.
 */
export function useMoveVisit() {
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation(moveVisit);
  const busy = useRef(new Set<string>());
  const [moving, setMoving] = useState<ReadonlySet<string>>(busy.current);

  const hold = (id: string, isBusy: boolean): void => {
    if (isBusy) busy.current.add(id);
    else busy.current.delete(id);
    setMoving(new Set(busy.current));
  };

  const send = async (visit: QueueEntry, action: VisitAction, doctorId?: string): Promise<void> => {
    const { to: status } = VISIT_TRANSITIONS[action];
    // Of two who assign at the same moment, the second is told.
    const body =
      doctorId === undefined ? { status } : { status, doctorId, seenDoctorId: visit.doctor_id };
    try {
      await mutateAsync({ params: { id: visit.id }, body });
    } catch (error) {
      const said = error instanceof ApiError && serverMessage(error.body);
      toast.error(said || QUEUE_MESSAGES.updateStatusFailed);
    }
    // Busy until the row shows what has become of it.
    await invalidate(listQueue, getDoctorQueue);
  };

  const move = async (visit: QueueEntry, action: VisitAction, doctorId?: string): Promise<void> => {
    if (busy.current.has(visit.id)) return;
    const problem = problemOf(visit, action);
    if (problem) {
      toast.error(problem);
      return;
    }
    if (doctorId !== undefined && isBilledFirst(visit)) {
      navigate(ADDRESSES.billing, { state: consultationBill(visit, doctorId) });
      return;
    }
    hold(visit.id, true);
    await send(visit, action, doctorId).finally(() => hold(visit.id, false));
  };

  return {
    move: (...step: Parameters<typeof move>) => void move(...step),
    isMoving: (visitId: string) => moving.has(visitId),
  };
}
