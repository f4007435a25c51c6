import { admissionStatus } from '#contract/admissions/admission.status.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { readSettings } from '../clinics/index.ts';
import { findPatientRow } from '../patients/index.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { openAdmissionBill } from './admission-bill.store.ts';

/**
 * Admits a patient and answers the id of the bill that opens with it. The clinic's charges of this
 * moment hold for the whole stay. A patient who is or was admitted is refused with 409.
 */
export async function admitPatient(scope: ClinicScope, patientId: string): Promise<string> {
  const { tx, actor, now } = scope;
  // Two desks admitting one patient wait for each other here; the second reads what the first did.
  if (!(await findPatientRow(tx, patientId, { lock: true }))) throw notFound();
  const patient = await findPatientRow(tx, patientId);
  const status = patient && admissionStatus(patient);
  if (status === 'admitted') throw conflict(M.alreadyAdmitted);
  if (status === 'discharged') throw conflict(M.alreadyDischarged);

  const { admissionCharge, otherCharges, perDayCharge } = await readSettings(tx, actor.clinicId);
  const charges = { admissionCharge, otherCharges, perDayCharge };
  const billId = await openAdmissionBill(scope, { patientId, ...charges });
  const id = scope.newId();
  await tx
    .insertInto('admissions')
    .values({
      clinic_id: actor.clinicId,
      id,
      patient_id: patientId,
      bill_id: billId,
      admission_charge_paise: admissionCharge,
      per_day_charge_paise: perDayCharge,
      other_charges_paise: otherCharges,
      admitted_at: now,
      created_by: actor.id,
    })
    .execute();
  await scope.audit('admit-patient', { type: 'admission', id }, { patientId, billId, ...charges });
  scope.changed('patients', patientId);
  scope.changed('bills', billId);
  return billId;
}
