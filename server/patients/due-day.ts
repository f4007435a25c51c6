import type { Gender } from '#contract/patients/patient.ts';
import { PATIENT_INPUT_MESSAGES as M } from '#contract/patients/patient-input.messages.ts';
import { dueDayRange } from '#contract/patients/pregnancy.rules.ts';
import { invalidField } from '../platform/errors.ts';

type Expecting = {
  readonly gender: Gender | null;
  readonly pregnancy_due_on?: string | null | undefined;
};

/** Throws 400 for the due day of a man, and for a day that no current pregnancy can have. */
export function refuseDueDay({ gender, pregnancy_due_on: due }: Expecting, today: string): void {
  if (!due) return;
  if (gender === 'M') throw invalidField('pregnancy_due_on', M.noPregnancy);
  const { from, to } = dueDayRange(today);
  if (due < from || due > to) throw invalidField('pregnancy_due_on', M.dueDayOutOfReach);
}
