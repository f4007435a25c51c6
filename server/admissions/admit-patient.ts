import type { ClinicScope } from '../platform/scope.ts';
import { openStay } from './open-stay.ts';

/**
 * Admits a patient and returns the id of the new bill. Throws 409 for a patient who is or was
 * admitted.
 */
export function admitPatient(scope: ClinicScope, patientId: string): Promise<string> {
  return openStay(scope, { patientId, action: 'admit', reason: null });
}

/**
 * Starts another stay of a discharged patient, with a bill of its own, and returns its id. Throws
 * 409 for a patient who is not discharged.
 */
export function beginStay(
  scope: ClinicScope,
  { patientId, reason }: { patientId: string; reason: string },
): Promise<string> {
  return openStay(scope, { patientId, action: 'beginStay', reason });
}
