import { PLACEHOLDER_NAME } from '#contract/consultation/complaint-record.ts';
import type { createRecord as endpoint } from '#contract/consultation/consultation.endpoints.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { registerPatient } from '../patients/index.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { joinQueue } from '../queue/index.ts';

/**
 * Opens a consultation record: a new visit of the patient, or of a placeholder patient registered
 * with it. A patient with an open visit is refused with 409 and its `queueId`.
 */
export async function createRecord(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const patientId =
    body?.patientId ??
    (
      await registerPatient(scope, {
        name: PLACEHOLDER_NAME,
        gender: null,
        address: null,
        phone: null,
      })
    ).id;
  const recordId = await joinQueue(scope, { patientId });
  return { recordId, patientId };
}
