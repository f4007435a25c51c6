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

/**
 * Leaves a visit without a doctor again, when it still waits for this one. One that was assigned to
 * another doctor meanwhile stays as it is.
 */
export async function takeDoctorBack(
  scope: ClinicScope,
  { visitId, doctorId }: { visitId: string; doctorId: string },
): Promise<void> {
  const { numUpdatedRows } = await scope.tx
    .updateTable('visits')
    .set({ doctor_id: null, updated_at: scope.now })
    .where('id', '=', visitId)
    .where('status', '=', 'waiting')
    .where('doctor_id', '=', doctorId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await scope.audit('unassign-visit', { type: 'visit', id: visitId }, { doctor_id: null });
  scope.changed('queue', visitId);
}
