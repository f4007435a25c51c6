import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { putReply } from '#web/lib/api/use-api.ts';

/** A patient with both names of each field, as every call answers one. */
export type RegisteredPatient = EndpointReply<typeof getPatient>;

/** What a list or a registration has answered is there already when the patient is opened. */
export function rememberPatient(patient: RegisteredPatient): void {
  putReply(getPatient, { params: { id: patient.id } }, patient);
}
