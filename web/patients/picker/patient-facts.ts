import { type Age, type Aged, ageOfPerson, ageText } from '#contract/patients/age.rules.ts';
import { guardianText } from '#contract/patients/guardian.rules.ts';
import { GENDER_LABELS, type Gender, type QueuePatient } from '#contract/patients/patient.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';

/** The age today; null when unknown. */
export function ageToday(person: Aged): Age | null {
  return ageOfPerson(person, clinicToday());
}

type AgedPerson = Aged & { readonly gender: Gender | null };

/** `42 y, Female` on a day, today by default; unknown parts are left out. */
export function ageAndGender(person: AgedPerson, day = clinicToday()): string {
  const parts = [ageText(person, day), person.gender && GENDER_LABELS[person.gender]];
  return parts.filter(Boolean).join(', ');
}

/** The facts of a patient's header; null for unknown ones. */
export function patientFacts(patient: QueuePatient): (string | null)[] {
  const { token, phone, blood_group: group } = patient;
  return [
    patientNo(token),
    ageAndGender(patient),
    guardianText(patient),
    phone,
    group && `Blood group ${group}`,
  ];
}
