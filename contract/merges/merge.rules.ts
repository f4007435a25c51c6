import { PATIENT_DETAILS, type Patient, type PatientDetail } from '../patients/patient.ts';

/** The details of a patient as a merge reads and writes them. */
export type MergeDetails = Pick<Patient, PatientDetail>;

/** Details that move together with the one that they depend on. */
const WITH: { readonly [D in PatientDetail]?: PatientDetail } = {
  age_told: 'birth_date',
  age_unit: 'birth_date',
  age_told_on: 'birth_date',
  guardian_relation: 'guardian_name',
  emergency_phone: 'emergency_contact',
};

/**
 * The fields that are chosen from one of two records; each stands for the details that move with it.
 * Allergies are not chosen: both lists are united.
 */
export const MERGE_FIELDS = PATIENT_DETAILS.filter(
  (detail) => detail !== 'allergies' && WITH[detail] === undefined,
);

/** The details that a field stands for, itself first. */
export const detailsOfField = (field: PatientDetail): readonly PatientDetail[] => [
  field,
  ...PATIENT_DETAILS.filter((detail) => WITH[detail] === field),
];

/** Whether a record has nothing in a field. */
export const isFieldEmpty = (details: MergeDetails, field: PatientDetail): boolean =>
  detailsOfField(field).every((detail) => details[detail] === null);

/** Whether both records have the same in a field. */
export const isFieldSame = (one: MergeDetails, other: MergeDetails, field: PatientDetail) =>
  detailsOfField(field).every((detail) => one[detail] === other[detail]);

/**
 * The fields to take from the lost record unless the user chooses otherwise: those that the kept one
 * lacks, and a date of birth in place of a told age.
 */
export const fieldsToTake = (kept: MergeDetails, lost: MergeDetails): PatientDetail[] =>
  MERGE_FIELDS.filter(
    (field) =>
      !isFieldEmpty(lost, field) &&
      (isFieldEmpty(kept, field) ||
        (field === 'birth_date' && kept.birth_date === null && lost.birth_date !== null)),
  );

type Allergies = MergeDetails['allergies'];

/** Every allergy of both lists once; null only when neither record was ever asked. */
export function uniteAllergies(kept: Allergies, lost: Allergies): Allergies {
  if (kept === null || lost === null) return kept ?? lost;
  const known = new Set(kept.map((text) => text.toLowerCase()));
  return [...kept, ...lost.filter((text) => !known.has(text.toLowerCase()))];
}

/**
 * The details after a merge: the kept record's, with the fields in `take` and those that it lacks from
 * the lost one, and the allergies of both. A man has no due day of a pregnancy.
 */
export function mergeDetails(
  kept: MergeDetails,
  lost: MergeDetails,
  take: readonly PatientDetail[],
): MergeDetails {
  const fields = MERGE_FIELDS.filter(
    (field) => !isFieldEmpty(lost, field) && (take.includes(field) || isFieldEmpty(kept, field)),
  );
  const taken = fields.flatMap(detailsOfField).map((detail) => [detail, lost[detail]]);
  const merged: MergeDetails = {
    ...kept,
    ...Object.fromEntries(taken),
    allergies: uniteAllergies(kept.allergies, lost.allergies),
  };
  return merged.gender === 'M' ? { ...merged, pregnancy_due_on: null } : merged;
}
