import type { ClinicScope } from '../platform/scope.ts';
import { moveVisit } from './move-visit.ts';
import { findVisitRow } from './visit.store.ts';

/**
 * Assigns a doctor to a waiting visit. Idempotent for the doctor already assigned. Throws 409 for a
 * visit that no longer waits, and 400 for a user who is not an active doctor.
 */
export async function assignDoctor(
  scope: ClinicScope,
  { visitId, doctorId }: { visitId: string; doctorId: string },
): Promise<void> {
  const visit = await findVisitRow(scope.tx, visitId, scope.now);
  if (visit?.doctor_id === doctorId) return;
  await moveVisit(scope, { params: { id: visitId }, body: { status: 'waiting', doctorId } });
}
