import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import {
  getDoctorQueue,
  getLatestVisit,
  joinQueue,
  listQueue,
} from '#contract/queue/queue.endpoints.ts';
import { apiError, QUEUE_MESSAGES, tokenAdded } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, serverMessage } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { openVisitIdOf, useUndoVisit } from '#web/queue/index.ts';
import { sayToken } from '#web/token-slip/index.ts';

type Arrival = { patientId: string; doctorId?: string };

/**
 * Finds or creates a patient's visit, and returns the address of its editor: `const { openVisit, pending } =
 * useOpenVisit(); navigate(await openVisit(patientId))`. A created visit is announced with Undo. For a person who may
 * not write a complaint no visit is created: without one, the result is the address of the patient's record. Throws an
 * `ApiError` with the catalogue's text (specification 1, section 8).
 */
export function useOpenVisit() {
  const navigate = useNavigate();
  const { id: me, role } = useCurrentUser();
  const undo = useUndoVisit();
  const join = useApiMutation(joinQueue, {
    invalidates: [listQueue, getDoctorQueue, getLatestVisit],
  });
  // A visit opened by a doctor is assigned to that doctor.
  const own = may(role, 'consulting.see-patients') ? { doctorId: me } : {};

  const takeBack = async (id: string): Promise<void> => {
    const isUndone = await undo(id, 'join');
    if (isUndone && window.location.pathname.endsWith(id)) navigate(ADDRESSES.dashboard);
  };
  const onMade = (visit: Visit): void =>
    sayToken(visit, {
      message: tokenAdded(visit.name, visit.token_no),
      onUndo: () => void takeBack(visit.id),
    });

  const opening = useMutation<string, ApiError, string>({
    mutationFn: async (patientId) => {
      const latest = await findLatestVisitId(patientId);
      if (latest === null && !mayCall(saveComplaint, role)) {
        return pathTo(ADDRESSES.patientRecord, { patientId });
      }
      const send = (body: Arrival) => join.mutateAsync({ body });
      const visitId = latest ?? (await createVisit({ patientId, ...own }, send, onMade));
      return pathTo(ADDRESSES.bareEditComplaint, { visitId });
    },
  });
  return { openVisit: opening.mutateAsync, pending: opening.isPending };
}

async function findLatestVisitId(patientId: string): Promise<string | null> {
  try {
    return (await callApi(getLatestVisit, { params: { id: patientId } })).id;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return null;
    throw reworded(
      error,
      error.status === 0 ? error.message : apiError(error.status, error.message),
    );
  }
}

async function createVisit(
  arrival: Arrival,
  join: (arrival: Arrival) => Promise<Visit>,
  onMade: (visit: Visit) => void,
): Promise<string> {
  try {
    const visit = await join(arrival);
    onMade(visit);
    return visit.id;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A colleague has just queued the patient: use that visit.
    const visitId = openVisitIdOf(error);
    if (visitId) return visitId;
    if (error.code === 'invalid_reply') throw reworded(error, QUEUE_MESSAGES.noVisitId);
    if (error.status === 0) throw error;
    throw reworded(error, serverMessage(error.body) ?? QUEUE_MESSAGES.createVisitFailed);
  }
}

function reworded(error: ApiError, message: string): ApiError {
  const { status, code, fields, body } = error;
  return new ApiError({ status, code, message, fields, body });
}
