import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { findPatientRow } from '../patients/index.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { chargeStay, settleStay } from './charge-stay.ts';
import { endStay, listStays, lockStay } from './stay.store.ts';

/**
 * Discharges a patient and answers the id of the stay's bill, which has all days on it from then
 * on and is paid if nothing is left to pay. A patient who is not admitted is refused with 409.
 */
export async function dischargePatient(scope: ClinicScope, patientId: string): Promise<string> {
  const { tx, actor, now } = scope;
  if (!(await findPatientRow(tx, patientId, { lock: true }))) throw notFound();
  const running = (await listStays(tx, patientId)).find((stay) => stay.discharged_at === null);
  if (!running) throw conflict(M.notAdmitted);

  const { id, bill_id: billId } = await chargeStay(scope, await lockStay(tx, running.id));
  if (!(await endStay(tx, { id, by: actor.id, at: now }))) throw conflict(M.notAdmitted);
  const { bill_status } = await settleStay(scope, id);
  await scope.audit(
    'discharge-patient',
    { type: 'admission', id },
    { patientId, billId, bill_status },
  );
  scope.changed('patients', patientId);
  scope.changed('bills', billId);
  return billId;
}
