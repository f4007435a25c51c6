import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { mayUndo } from '#contract/kernel/undo.rules.ts';
import { cancelBillOfOrder } from '../billing/index.ts';
import { findPatientRow } from '../patients/index.ts';
import { conflict, forbidden, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listStays, lockStay, undoStay } from './stay.store.ts';

/**
 * Takes a mistaken admission back and answers the id of its bill, which is cancelled; what was paid is paid
 * back as it came, or all in `refundMode`. Only an admin, or who admitted the patient within the hour, may (403). A patient who is
 * not admitted is 409.
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
