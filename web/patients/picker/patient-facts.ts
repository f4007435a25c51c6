import { GENDER_LABELS, type Gender, type QueuePatient } from '#contract/patients/patient.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';

/** `42 years, Female`; unknown parts are left out. */
export function ageAndGender({
  age,
  gender,
}: {
  age: number | null;
  gender: Gender | null;
}): string {
  const parts = [
    age === null ? null : `${age} ${age === 1 ? 'year' : 'years'}`,
    gender && GENDER_LABELS[gender],
  ];
  return parts.filter(Boolean).join(', ');
}

/** The facts of a patient's header; null for unknown ones. */
export function patientFacts(patient: QueuePatient): (string | null)[] {
  const { token, phone, blood_group: group } = patient;
  return [patientNo(token), ageAndGender(patient), phone, group && `Blood group ${group}`];
}
