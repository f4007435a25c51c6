import type { createVisit as endpoint } from '#contract/consultation/consultation.endpoints.ts';
import { PLACEHOLDER_NAME } from '#contract/consultation/visit-note.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import { registerPatient } from '../patients/index.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { joinQueue } from '../queue/index.ts';

/**
 * Opens a new visit of the patient, or of a new placeholder patient. The
 * visit is a draft until its first word. A doctor who opens it is its doctor. Throws 409 with the
 * id of the patient's open visit when there is one.
 */
export async function createVisit(
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
        placeholder: true,
      })
    ).id;
  const { id, role } = scope.actor;
  const visitId = await joinQueue(scope, {
    patientId,
    draft: true,
    doctorId: may(role, 'consulting.see-patients') ? id : null,
  });
  return { visitId, patientId };
}
