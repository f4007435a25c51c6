import type { ClinicScope } from '../platform/scope.ts';
import { openStay } from './open-stay.ts';

/**
 * Admits a patient and answers the id of the bill that opens with it. A patient who is or was admitted is
 * refused with 409.
 */
export function admitPatient(scope: ClinicScope, patientId: string): Promise<string> {
  return openStay(scope, { patientId, action: 'admit', reason: null });
}

/**
 * Begins another stay of a discharged patient, with a bill of its own, and answers its id. A patient who is
 * not discharged is refused with 409.
 */
export function beginStay(
  scope: ClinicScope,
  { patientId, reason }: { patientId: string; reason: string },
): Promise<string> {
  return openStay(scope, { patientId, action: 'beginStay', reason });
}
