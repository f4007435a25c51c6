import {
  ADMISSION_TRANSITIONS,
  type AdmissionStatus,
  admissionStatus,
} from '#contract/admissions/admission.status.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import { readSettings } from '../clinics/index.ts';
import { findPatientRow } from '../patients/index.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { openAdmissionBill } from './admission-bill.store.ts';
import { expectDoctor } from './in-patients/expect-doctor.ts';

type Opening = 'admit' | 'beginStay';

/** The notes of a stay, known at the admission or later. */
export type StayNotes = {
  readonly reason?: string | null | undefined;
  readonly bed?: string | null | undefined;
  readonly doctor_id?: string | null | undefined;
};

function refusalOf(action: Opening, status: AdmissionStatus): string {
  if (status === 'admitted') return M.alreadyAdmitted;
  return action === 'admit' ? M.alreadyDischarged : M.notDischarged;
}

/**
 * Opens a stay by the transition table of the patient's admission and returns the id of the new
 * bill. The clinic's current charges apply to the whole stay. Throws 409 when the table does not
 * allow it, and 400 for a doctor of another clinic.
 */
export async function openStay(
  scope: ClinicScope,
  { patientId, action, notes }: { patientId: string; action: Opening; notes: StayNotes },
): Promise<string> {
  const { tx, actor, now } = scope;
  // The lock serializes two users that admit one patient; the second reads the first one's change.
  if (!(await findPatientRow(tx, patientId, { lock: true }))) throw notFound();
  const patient = await findPatientRow(tx, patientId);
  if (!patient) throw notFound();
  const status = admissionStatus(patient);
  if (!allowedActions(ADMISSION_TRANSITIONS, status).includes(action)) {
    throw conflict(refusalOf(action, status));
  }
  const { reason = null, bed = null, doctor_id = null } = notes;
  if (doctor_id !== null) await expectDoctor(tx, doctor_id);
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
      ...{ reason, bed, doctor_id },
      created_by: actor.id,
    })
    .execute();
  const verb = action === 'admit' ? 'admit-patient' : 'begin-stay';
  const noted = { reason, ...(bed && { bed }), ...(doctor_id && { doctor_id }) };
  await scope.audit(verb, { type: 'admission', id }, { patientId, billId, ...noted, ...charges });
  scope.changed('patients', patientId);
  scope.changed('bills', billId);
  return billId;
}
