import { useNavigate } from 'react-router';
import { consultationBill, isBilledFirst } from '#contract/queue/consultation-bill.rules.ts';
import { getDoctorQueue, listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES, tokenAssigned, visitCancelled } from '#contract/queue/queue.messages.ts';
import { VISIT_TRANSITIONS, type VisitAction } from '#contract/queue/visit.status.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { type RefundAnswer, tellPayBack } from '#web/billing/index.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { serverSaidOr } from '#web/lib/api/said-or.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { useBusy } from '#web/lib/device/use-busy.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { sayToken } from '#web/token-slip/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { useUndoVisit } from '../visit/use-undo-visit.ts';

/** The doctor of an assignment, or the refund mode of a cancellation. */
export type HowToMove = RefundAnswer & { readonly doctorId?: string };

/** Why an action cannot be tried at all (specification 1, section 5). */
function problemOf({ doctor_id, patient_id, name }: Visit, action: VisitAction) {
  if (action === 'start' && doctor_id === null) return QUEUE_MESSAGES.startNeedsDoctor;
  if (action === 'assign' && (!patient_id || !name)) return QUEUE_MESSAGES.assignNeedsPatient;
  return null;
}

/**
 * The reception's actions on the list's visits, one at a time per visit. An error is shown and the row refetched,
 * because a colleague may have acted first. Assigning may lead to billing instead.
 */
export function useMoveVisit() {
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation(moveVisit);
  const undo = useUndoVisit();
  const busy = useBusy();

  const send = async (
    visit: Visit,
    action: VisitAction,
    { doctorId, ...refund }: HowToMove,
  ): Promise<void> => {
    const { to: status } = VISIT_TRANSITIONS[action];
    // When two people assign at the same time, the second one gets a conflict.
    const body =
      doctorId === undefined
        ? { status, ...refund }
        : { status, doctorId, seenDoctorId: visit.doctor_id };
    try {
      const moved = await mutateAsync({ params: { id: visit.id }, body });
      if (action === 'assign' && moved.User) {
        const { name, token_no, User } = moved;
        sayToken(moved, { message: tokenAssigned(name, token_no, User.name) });
      }
      if (action === 'cancel') {
        const said = visitCancelled(visit.name, visit.token_no);
        void tellPayBack(said, { billId: visit.fee?.billId ?? null, ...refund });
      }
      if (action === 'complete') {
        toast.success(`${visit.name}: the consultation is completed.`, {
          action: { label: 'Undo', onPress: () => void undo(visit.id, 'complete') },
        });
      }
    } catch (error) {
      toast.error(serverSaidOr(error, QUEUE_MESSAGES.updateStatusFailed));
    }
    // Busy until the row shows the new status.
    await invalidate(listQueue, getDoctorQueue);
  };

  const move = useStable((visit: Visit, action: VisitAction, how: HowToMove = {}): void => {
    const { doctorId } = how;
    if (busy.isBusy(visit.id)) return;
    const problem = problemOf(visit, action);
    if (problem) {
      toast.error(problem);
      return;
    }
    if (doctorId !== undefined && isBilledFirst(visit)) {
      navigate(ADDRESSES.billing, { state: consultationBill(visit, doctorId) });
      return;
    }
    busy.run(visit.id, () => send(visit, action, how));
  });

  return { move, isMoving: busy.isBusy };
}
