import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { mayUndo } from '#contract/kernel/undo/undo.rules.ts';
import { cancelBillOfOrder } from '../billing/index.ts';
import { findPatientRow } from '../patients/index.ts';
import { conflict, forbidden, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listStays, lockStay, undoStay } from './stay.store.ts';

/**
 * Undoes a mistaken admission, cancels its bill and returns the bill's id. Payments are refunded in
 * their own mode, or all in `refundMode`. Throws 403 unless the actor is an admin or made the
 * admission within the hour, and 409 for a patient who is not admitted.
 */
export async function undoAdmission(
  scope: ClinicScope,
  { patientId, refundMode }: { patientId: string; refundMode?: RefundMode | undefined },
): Promise<string> {
  const { tx, actor, now } = scope;
  if (!(await findPatientRow(tx, patientId, { lock: true }))) throw notFound();
  const running = (await listStays(tx, patientId)).find((stay) => stay.discharged_at === null);
  if (!running) throw conflict(M.notAdmitted);
  const admitted = { by: running.created_by, at: running.admitted_at };
  if (!mayUndo(admitted, actor, now)) throw forbidden(M.undoTooLate);

  const { id, bill_id: billId, bill_status: billStatus } = await lockStay(tx, running.id);
  if (!(await undoStay(tx, { id, by: actor.id, at: now }))) throw conflict(M.notAdmitted);
  if (billStatus !== 'cancelled') {
    const bill = { id: billId };
    await cancelBillOfOrder(scope, {
      bill,
      reason: M.admissionUndone,
      ...(refundMode && { refundMode }),
    });
  }
  await scope.audit('undo-admission', { type: 'admission', id }, { patientId, billId });
  scope.changed('patients', patientId);
  scope.changed('bills', billId);
  return billId;
}
