import { allergiesText, readAllergies } from '#contract/patients/allergies.rules.ts';
import { type Patient, UpdatePatientBody } from '#contract/patients/patient.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { type PatientFormValues, patientInput } from '../register/patient-form.values.ts';

/** What a patient has today, as the fields show it. */
export function valuesOf(patient: Patient): PatientFormValues {
  const { name, age, gender, phone, address, allergies } = patient;
  return {
    name,
    age: age === null ? '' : String(age),
    gender: gender ?? '',
    phone: phone ?? '',
    address: address ?? '',
    allergies: allergiesText(allergies),
  };
}

/**
 * What a correction sends: the fields that differ from those that the person began with, and what these
 * were. Nothing else, so that a colleague's correction of another field stays.
 */
export function correctionOf(seen: Patient, values: PatientFormValues) {
  const begun = valuesOf(seen);
  const { allergies: _list, ...typed } = patientInput(values);
  const isChanged = (field: keyof PatientFormValues): boolean =>
    values[field].trim() !== begun[field].trim();
  const fields = (['name', 'age', 'gender', 'phone', 'address'] as const).filter(isChanged);
  const allergies = isChanged('allergies') && {
    allergies: readAllergies(values.allergies),
    allergiesBefore: seen.allergies,
  };
  return {
    ...Object.fromEntries(fields.map((field) => [field, typed[field]])),
    ...(fields.length > 0 && {
      before: Object.fromEntries(fields.map((field) => [field, seen[field]])),
    }),
    ...allergies,
  };
}

/** What is wrong with each field that was changed, in the contract's words. */
export function checkCorrection(seen: Patient, values: PatientFormValues): Record<string, string> {
  const { error } = UpdatePatientBody.safeParse(correctionOf(seen, values));
  return error ? fieldErrorsOf(error) : {};
}
