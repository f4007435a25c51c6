import { formatDate, formatDay } from '#contract/kernel/dates.ts';
import { DIRECTIONS_LANGUAGE_LABELS } from '#contract/medicines/directions.languages.ts';
import { ageText } from '#contract/patients/age.rules.ts';
import { NO_KNOWN_ALLERGIES } from '#contract/patients/allergies.rules.ts';
import { guardianText } from '#contract/patients/guardian.rules.ts';
import {
  GENDER_LABELS,
  PATIENT_DETAIL_LABELS,
  PATIENT_DETAILS,
  type Patient,
} from '#contract/patients/patient.ts';
import { type Fact, facts, type Section } from './copy.document.ts';

function toldText(patient: Patient): string | null {
  const { age_told_on: day } = patient;
  return day && `${ageText(patient, day)} on ${formatDay(day)}`;
}

/** A patient's details as the copy writes them; those that belong together are one text. */
function detailTexts(patient: Patient) {
  const { allergies, gender, pregnancy_due_on: due, birth_date: birth, ...rest } = patient;
  const { papers_language: language } = rest;
  return {
    ...rest,
    birth_date: birth && formatDay(birth),
    age_told: toldText(patient),
    age_unit: null,
    age_told_on: null,
    guardian_relation: null,
    guardian_name: guardianText(patient),
    papers_language: language && DIRECTIONS_LANGUAGE_LABELS[language],
    gender: gender && GENDER_LABELS[gender],
    allergies: allergies && (allergies.join('\n') || NO_KNOWN_ALLERGIES),
    pregnancy_due_on: due && formatDay(due),
  };
}

/** `otherNumbers` are those of the records that became part of the patient's. */
export function detailsOf(
  patient: Patient,
  { zone, otherNumbers }: { zone: string; otherNumbers: readonly number[] },
): Section {
  const texts = detailTexts(patient);
  const [name, ...others] = PATIENT_DETAILS.map((field): Fact => {
    const text = texts[field];
    return [PATIENT_DETAIL_LABELS[field], text === null ? null : String(text)];
  });
  const block = facts(
    ...(name ? [name] : []),
    ['Patient number', String(patient.token)],
    ['Earlier numbers', otherNumbers.join(', ')],
    ...others,
    ['Registered', formatDate(patient.created_at, zone)],
  );
  return { title: 'Details', entries: [{ blocks: [block] }] };
}
