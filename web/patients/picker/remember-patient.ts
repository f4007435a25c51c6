import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { putReply } from '#web/lib/api/use-api.ts';

/** A patient with both names of each field, as every endpoint returns them. */
export type RegisteredPatient = EndpointReply<typeof getPatient>;

/** Caches a patient from a list or a registration, so that opening them needs no request. */
export function rememberPatient(patient: RegisteredPatient): void {
  putReply(getPatient, { params: { id: patient.id } }, patient);
}
