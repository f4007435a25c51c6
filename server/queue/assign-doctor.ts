import type { ClinicScope } from '../platform/scope.ts';
import { moveVisit } from './move-visit.ts';
import { findVisitRow } from './visit.store.ts';

/**
 * Assigns a doctor to a waiting visit; one that is this doctor's already stays as it is. What has
 * moved on is 409, who is not an active doctor 400.
 */
export async function assignDoctor(
  scope: ClinicScope,
  { visitId, doctorId }: { visitId: string; doctorId: string },
): Promise<void> {
  const visit = await findVisitRow(scope.tx, visitId, scope.now);
  if (visit?.doctor_id === doctorId) return;
  await moveVisit(scope, { params: { id: visitId }, body: { status: 'waiting', doctorId } });
}
