import type { GuardianRelation } from './patient.ts';

type Guarded = {
  readonly guardian_relation: GuardianRelation | null;
  readonly guardian_name: string | null;
};

/** `S/o Ramesh Rao`; null for a patient without a guardian. */
export function guardianText({ guardian_relation, guardian_name }: Guarded): string | null {
  return guardian_name === null ? null : `${guardian_relation} ${guardian_name}`;
}
