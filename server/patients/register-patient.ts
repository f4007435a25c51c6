import type { RegisterPatientBody } from '#contract/patients/patient-input.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { refuseDueDay } from './due-day.ts';
import { insertPatient, type PatientRow } from './patient.store.ts';
import { NOBODY_YET, settleDetails } from './settle-details.ts';

/**
 * Registers a patient with the clinic's next running number, which is never reused. A placeholder
 * is hidden from lists until the patient or the case has some content.
 */
export async function registerPatient(
  scope: ClinicScope,
  { placeholder = false, age, ...sent }: RegisterPatientBody & { placeholder?: boolean },
): Promise<PatientRow> {
  const { tx, actor, now } = scope;
  const details = { ...sent, ...settleDetails(NOBODY_YET, { ...sent, age }, scope.today) };
  refuseDueDay(details, scope.today);
  const row = await insertPatient(tx, {
    ...details,
    placeholder,
    clinicId: actor.clinicId,
    id: scope.newId(),
    createdBy: actor.id,
    now,
  });
  await scope.audit(
    'register-patient',
    { type: 'patient', id: row.id },
    { token: row.token, ...details },
  );
  scope.changed('patients', row.id);
  return row;
}
