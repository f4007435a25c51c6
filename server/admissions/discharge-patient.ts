import type { AdmissionCalculated } from '#contract/admissions/admission.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { payBack } from '../billing/index.ts';
import { findPatientRow } from '../patients/index.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { calculatedOf } from './admission.present.ts';
import { chargeStay, settleStay } from './charge-stay.ts';
import { endStay, listStays, lockStay } from './stay.store.ts';

type Discharged = { billId: string; calculated: AdmissionCalculated; refund: Paise };

/**
 * Discharges a patient and returns the stay's bill, which then has all days and is paid if nothing
 * is left to pay. Refunds the unused deposit, in its own mode or the chosen one. Throws 409 for a
 * patient who is not admitted.
 */
export async function dischargePatient(
  scope: ClinicScope,
  { patientId, refundMode }: { patientId: string; refundMode?: RefundMode | undefined },
): Promise<Discharged> {
  const { tx, actor, now } = scope;
  if (!(await findPatientRow(tx, patientId, { lock: true }))) throw notFound();
  const running = (await listStays(tx, patientId)).find((stay) => stay.discharged_at === null);
  if (!running) throw conflict(M.notAdmitted);

  const charged = await chargeStay(scope, await lockStay(tx, running.id));
  const { id, bill_id: billId } = charged;
  if (!(await endStay(tx, { id, by: actor.id, at: now }))) throw conflict(M.notAdmitted);
  const refund = paise(Math.max(0, charged.paid_paise - charged.due_paise));
  await payBack(scope, { billId, amount: refund, refundMode });
  const after = await settleStay(scope, id);
  const { bill_status } = after;
  await scope.audit(
    'discharge-patient',
    { type: 'admission', id },
    { patientId, billId, bill_status, ...(refund > 0 && { refund, refundMode }) },
  );
  scope.changed('patients', patientId);
  scope.changed('bills', billId);
  return { billId, calculated: calculatedOf(after, now), refund };
}
