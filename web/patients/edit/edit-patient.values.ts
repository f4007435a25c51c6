import { allergiesText, readAllergies } from '#contract/patients/allergies.rules.ts';
import { type Patient, UpdatePatientBody } from '#contract/patients/patient.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { type PatientFormValues, patientInput } from '../register/patient-form.values.ts';

/** A patient's details as form values. */
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
 * The request body: the fields changed since the form opened, with their old values. Other fields are left out, so that
 * a colleague's change of them stays.
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

/** The error of each changed field, in the contract's words. */
export function checkCorrection(seen: Patient, values: PatientFormValues): Record<string, string> {
  const { error } = UpdatePatientBody.safeParse(correctionOf(seen, values));
  return error ? fieldErrorsOf(error) : {};
}
