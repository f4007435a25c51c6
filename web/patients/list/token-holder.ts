import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { tokenToday } from '#contract/patients/patient-numbers.ts';
import type { listPatients } from '#contract/patients/patients.endpoints.ts';

/** The patient whose token of the day is the searched number; `undefined` when there is none. */
export type TokenHolder = EndpointReply<typeof listPatients>['withTokenToday'];

/** `Token 48 today` for the patient found by it; null for all others. */
export function tokenMark(holder: TokenHolder, patientId: string): string | null {
  return holder?.patient_id === patientId ? tokenToday(holder.token_no) : null;
}
