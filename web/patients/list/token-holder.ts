import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { tokenToday } from '#contract/patients/patient-numbers.ts';
import type { listPatients } from '#contract/patients/patients.endpoints.ts';

/** The patient who has the searched number as token of the day; `undefined` when there is none. */
export type TokenHolder = EndpointReply<typeof listPatients>['withTokenToday'];

/** `Token 48 today` for the patient whom the search found by it; null for every other. */
export function tokenMark(holder: TokenHolder, patientId: string): string | null {
  return holder?.patient_id === patientId ? tokenToday(holder.token_no) : null;
}
