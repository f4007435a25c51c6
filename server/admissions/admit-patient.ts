import type { ClinicScope } from '../platform/scope.ts';
import { openStay, type StayNotes } from './open-stay.ts';

/**
 * Admits a patient and returns the id of the new bill. Throws 409 for a patient who is or was
 * admitted, and 400 for a doctor of another clinic.
 */
export function admitPatient(
  scope: ClinicScope,
  { patientId, ...notes }: { patientId: string } & StayNotes,
): Promise<string> {
  return openStay(scope, { patientId, action: 'admit', notes });
}

/**
 * Starts another stay of a discharged patient, with a bill of its own, and returns its id. Throws
 * 409 for a patient who is not discharged, and 400 for a doctor of another clinic.
 */
export function beginStay(
  scope: ClinicScope,
  { patientId, ...notes }: { patientId: string } & StayNotes,
): Promise<string> {
  return openStay(scope, { patientId, action: 'beginStay', notes });
}
