import { type Aged, ageOfPerson } from '../../patients/age.rules.ts';
import type { Gender } from '../../patients/patient.ts';
import type { Subject } from './age-fit.rules.ts';

/** A patient as ranges see them on the day of the sample (`YYYY-MM-DD`). */
export function subjectOf(
  patient: Aged & { readonly gender: Gender | null },
  day: string,
): Subject {
  const exact = ageOfPerson(patient, day);
  return { gender: patient.gender, age: exact?.years ?? patient.age, exact };
}
