import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import { CONSULTATION_MESSAGES } from '#contract/consultation/consultation.messages.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { getDoctorQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';

/**
 * Creates a visit for an unregistered patient and returns its id. Throws an `ApiError` with the catalogue's text
 * (specification 2, section 8).
 */
export function useCreateVisit() {
  const create = useApiMutation(createVisit, {
    invalidates: [listQueue, getDoctorQueue, listPatients],
  });

  const createIt = async (): Promise<string> => {
    try {
      return (await create.mutateAsync({ body: {} })).visitId;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, body } = error;
      const message =
        code === 'invalid_reply'
          ? CONSULTATION_MESSAGES.noVisitIdReceived
          : `${CONSULTATION_MESSAGES.createFailed} ${error.message}`;
      throw new ApiError({ status, code, message, body });
    }
  };
  return { createVisit: createIt, pending: create.isPending };
}
