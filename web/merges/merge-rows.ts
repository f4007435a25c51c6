import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { DIRECTIONS_LANGUAGE_LABELS } from '#contract/medicines/directions.languages.ts';
import { MERGE_FIELDS } from '#contract/merges/merge.rules.ts';
import type { RecordFacts } from '#contract/merges/merges.endpoints.ts';
import { ageText } from '#contract/patients/age.rules.ts';
import { printedAllergies } from '#contract/patients/allergies.rules.ts';
import { guardianText } from '#contract/patients/guardian.rules.ts';
import {
  GENDER_LABELS,
  PATIENT_DETAIL_LABELS,
  type Patient,
  type PatientDetail,
} from '#contract/patients/patient.ts';
import { clinicToday, showDate } from '#web/lib/clinic-time.ts';

/** A line of the comparison that only informs. */
export type FactRow = { readonly label: string; readonly of: (facts: RecordFacts) => string };

/** A running stay is charged when it ends, so that more is due than the bills say. */
function dueText({ billed, paid, due }: RecordFacts): string {
  return `${formatMoney(due)}${due > billed - paid ? ', with the stay until now' : ''}`;
}

/** The counts and sums that help to choose the number. */
export const FACT_ROWS: readonly FactRow[] = [
  { label: 'Last seen', of: ({ lastSeen }) => (lastSeen ? showDate(lastSeen) : 'Never') },
  { label: 'Visits', of: ({ visits }) => String(visits) },
  { label: 'Appointments', of: ({ appointments }) => String(appointments) },
  { label: 'Prescriptions', of: ({ prescriptions }) => String(prescriptions) },
  { label: 'Lab orders', of: ({ labOrders }) => String(labOrders) },
  { label: 'Stays', of: ({ stays }) => String(stays) },
  { label: 'Bills', of: ({ bills, billed }) => `${bills}, ${formatMoney(billed)}` },
  { label: 'Paid', of: ({ paid }) => formatMoney(paid) },
  { label: 'Due', of: dueText },
];

const LABELS: { readonly [D in PatientDetail]?: string } = {
  birth_date: 'Age',
  emergency_contact: 'Emergency contact',
};

export const fieldLabel = (field: PatientDetail) => LABELS[field] ?? PATIENT_DETAIL_LABELS[field];

/** A field of a record in words; null when the record lacks it. */
export function fieldText(patient: Patient, field: PatientDetail): string | null {
  const { birth_date: born, gender, papers_language: language, pregnancy_due_on: due } = patient;
  if (field === 'birth_date') {
    const age = ageText(patient, clinicToday());
    return born ? `${age}, born ${formatDay(born)}` : age || null;
  }
  if (field === 'gender') return gender && GENDER_LABELS[gender];
  if (field === 'guardian_name') return guardianText(patient);
  if (field === 'papers_language') return language && DIRECTIONS_LANGUAGE_LABELS[language];
  if (field === 'pregnancy_due_on') return due && formatDay(due);
  if (field === 'emergency_contact') {
    const parts = [patient.emergency_contact, patient.emergency_phone];
    return parts.filter(Boolean).join(', ') || null;
  }
  const value = patient[field];
  return value === null ? null : String(value);
}

/** The fields that at least one of the records has. */
export const fieldsOf = (one: Patient, other: Patient): PatientDetail[] =>
  MERGE_FIELDS.filter((field) => fieldText(one, field) ?? fieldText(other, field));

/** A list of allergies in words. */
export function allergyText(allergies: Patient['allergies']): string {
  return printedAllergies(allergies) || 'Not asked';
}
