import { type Born, UNKNOWN_BORN } from '#contract/patients/age.rules.ts';
import { bornAfter, bornProblem, type SentBorn } from '#contract/patients/born.rules.ts';
import type { GuardianRelation } from '#contract/patients/patient.ts';
import { PATIENT_INPUT_MESSAGES as M } from '#contract/patients/patient-input.messages.ts';
import { invalidField } from '../platform/errors.ts';

type Guardian = {
  readonly guardian_relation: GuardianRelation | null;
  readonly guardian_name: string | null;
};
type SentGuardian = { readonly [F in keyof Guardian]?: Guardian[F] | undefined };

export const NOBODY_YET: Born & Guardian = {
  ...UNKNOWN_BORN,
  guardian_relation: null,
  guardian_name: null,
};

function bornOfRequest(before: Born, sent: SentBorn, today: string): Born {
  const problem = bornProblem(before, sent, today);
  if (problem) throw invalidField(problem.field, problem.message);
  const { birth_date, age_told, age_unit, age_told_on } = bornAfter(before, sent, today);
  return { birth_date, age_told, age_unit, age_told_on };
}

/** A guardian without a relation is in whose care the patient is. */
function guardianOfRequest(before: Guardian, sent: SentGuardian): Guardian {
  const { guardian_relation: relation = before.guardian_relation } = sent;
  const { guardian_name: name = before.guardian_name } = sent;
  if (name) return { guardian_relation: relation ?? 'C/o', guardian_name: name };
  if (sent.guardian_relation && relation !== before.guardian_relation) {
    throw invalidField('guardian_name', M.guardianNameRequired);
  }
  return { guardian_relation: null, guardian_name: null };
}

/**
 * The details of a request that depend on one another, as they are stored. Throws 400 for an age or a
 * date of birth that cannot be right, and for a relation without a guardian.
 */
export function settleDetails(
  before: Born & Guardian,
  sent: SentBorn & SentGuardian,
  today: string,
): Born & Guardian {
  return { ...bornOfRequest(before, sent, today), ...guardianOfRequest(before, sent) };
}
