import type { DischargeSummary } from '#contract/discharge/discharge-summary.ts';
import { ageOfPerson } from '#contract/patients/age.rules.ts';
import { vitalLines } from '#contract/vitals/vital-lines.rules.ts';
import { dayOf } from '#web/lib/clinic-time.ts';

/** The newest vital signs of the stay in one line. */
export function vitalsText({ vitals, patient, stay }: DischargeSummary): string {
  const age = ageOfPerson(patient, dayOf(stay.admission_date));
  return vitalLines(vitals, age)
    .map(({ label, text }) => `${label} ${text}`)
    .join(' · ');
}
