import { useMutation } from '@tanstack/react-query';
import {
  getDoctorQueue,
  getLatestVisit,
  joinQueue,
  listQueue,
} from '#contract/queue/queue.endpoints.ts';
import { apiError, QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError, serverMessage } from '#web/lib/api-error.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { openVisitIdOf } from '#web/queue/index.ts';

/**
 * Finds a patient's visit, or makes one, and answers its id, which is the record id of the editor:
 * `const { openVisit, pending } = useOpenVisit(); navigate(pathTo(…, { recordId: await openVisit(id) }))`.
 * What fails is thrown as an `ApiError` in the catalogue's words (specification 1, section 8).
 */
export function useOpenVisit() {
  const join = useApiMutation(joinQueue, {
    invalidates: [listQueue, getDoctorQueue, getLatestVisit],
  });
  const { id, role } = useCurrentUser();
  // A case that a doctor opens is that doctor's.
  const own = role === 'doctor' ? { doctorId: id } : {};
  const opening = useMutation<string, ApiError, string>({
    mutationFn: async (patientId) =>
      (await findLatestVisitId(patientId)) ?? createVisit({ patientId, ...own }, join.mutateAsync),
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

type Arrival = { patientId: string; doctorId?: string };
type Join = (input: { body: Arrival }) => Promise<{ id: string }>;

async function createVisit(body: Arrival, join: Join): Promise<string> {
  try {
    return (await join({ body })).id;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Somebody else has queued the patient a moment ago: that is the visit.
    const queueId = openVisitIdOf(error);
    if (queueId) return queueId;
    if (error.code === 'invalid_reply') throw reworded(error, QUEUE_MESSAGES.noEntryId);
    if (error.status === 0) throw error;
    throw reworded(error, serverMessage(error.body) ?? QUEUE_MESSAGES.createEntryFailed);
  }
}

function reworded(error: ApiError, message: string): ApiError {
  const { status, code, fields, body } = error;
  return new ApiError({ status, code, message, fields, body });
}
