import { pick } from '#contract/kernel/field-names.ts';
import { bornOf } from '#contract/patients/age.rules.ts';
import { allergiesText, readAllergies } from '#contract/patients/allergies.rules.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { UpdatePatientBody } from '#contract/patients/patient-input.ts';
import { typedAgeOf } from '#contract/patients/typed/typed-age.rules.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { withoutNull } from '#web/lib/form-texts.ts';
import {
  ageInput,
  ageProblem,
  FORM_FIELDS,
  ofForm,
  type PatientFormValues,
  patientInput,
  TEXT_FIELDS,
} from '../register/patient-form.values.ts';

/** A patient's details as form values. */
export function valuesOf(patient: Patient): PatientFormValues {
  const { allergies, ...texts } = pick(patient, TEXT_FIELDS);
  return {
    ...withoutNull(texts),
    age: typedAgeOf(patient, clinicToday()),
    allergies: allergiesText(allergies),
  };
}

/** The changed age, with what told it when the form opened. A told age replaces a date of birth. */
function correctedAge(seen: Patient, typed: string) {
  const sent = ageInput(typed);
  const replaces = seen.birth_date !== null && !('birth_date' in sent);
  return { ...(replaces && { birth_date: null }), ...sent };
}

const changedFields = (begun: PatientFormValues, values: PatientFormValues) =>
  FORM_FIELDS.filter((field) => values[field].trim() !== begun[field].trim());

/** The form's values on a newer record: changed fields stay, the others are the record's. */
export function rebased(values: PatientFormValues, seen: Patient, now: Patient): PatientFormValues {
  return { ...valuesOf(now), ...pick(values, changedFields(valuesOf(seen), values)) };
}

/**
 * The request body: the fields changed since the form opened, with their old values. Other fields are left out, so that
 * a colleague's change of them stays.
 */
export function correctionOf(seen: Patient, values: PatientFormValues) {
  const changed = changedFields(valuesOf(seen), values);
  const texts = TEXT_FIELDS.filter((field) => field !== 'allergies' && changed.includes(field));
  const isAged = changed.includes('age');
  const before = { ...pick(seen, texts), ...(isAged && bornOf(seen)) };
  return {
    ...pick(patientInput(values), texts),
    ...(isAged && correctedAge(seen, values.age)),
    ...((isAged || texts.length > 0) && { before }),
    ...(changed.includes('allergies') && {
      allergies: readAllergies(values.allergies),
      allergiesBefore: seen.allergies,
    }),
  };
}

/** The error of each changed field, in the contract's words. */
export function checkCorrection(seen: Patient, values: PatientFormValues): Record<string, string> {
  const { error } = UpdatePatientBody.safeParse(correctionOf(seen, values));
  const isAged = values.age.trim() !== valuesOf(seen).age;
  const age = isAged ? ageProblem(values.age) : null;
  return { ...(error && ofForm(fieldErrorsOf(error))), ...(age && { age }) };
}
