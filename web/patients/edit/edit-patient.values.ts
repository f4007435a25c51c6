import { pick } from '#contract/kernel/field-names.ts';
import { allergiesText, readAllergies } from '#contract/patients/allergies.rules.ts';
import { type Patient, UpdatePatientBody } from '#contract/patients/patient.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { withoutNull } from '#web/lib/form-texts.ts';
import {
  FORM_FIELDS,
  type PatientFormValues,
  patientInput,
} from '../register/patient-form.values.ts';

/** A patient's details as form values. */
export function valuesOf(patient: Patient): PatientFormValues {
  const { age, allergies, ...texts } = pick(patient, FORM_FIELDS);
  return {
    ...withoutNull(texts),
    age: age === null ? '' : String(age),
    allergies: allergiesText(allergies),
  };
}

/**
 * The request body: the fields changed since the form opened, with their old values. Other fields are left out, so that
 * a colleague's change of them stays.
 */
export function correctionOf(seen: Patient, values: PatientFormValues) {
  const begun = valuesOf(seen);
  const isChanged = (field: keyof PatientFormValues): boolean =>
    values[field].trim() !== begun[field].trim();
  const fields = FORM_FIELDS.filter((field) => field !== 'allergies' && isChanged(field));
  const allergies = isChanged('allergies') && {
    allergies: readAllergies(values.allergies),
    allergiesBefore: seen.allergies,
  };
  return {
    ...pick(patientInput(values), fields),
    ...(fields.length > 0 && { before: pick(seen, fields) }),
    ...allergies,
  };
}

/** The error of each changed field, in the contract's words. */
export function checkCorrection(seen: Patient, values: PatientFormValues): Record<string, string> {
  const { error } = UpdatePatientBody.safeParse(correctionOf(seen, values));
  return error ? fieldErrorsOf(error) : {};
}
