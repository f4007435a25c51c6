import { GENDER_LABELS, type Gender } from '#contract/patients/patient.ts';

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
