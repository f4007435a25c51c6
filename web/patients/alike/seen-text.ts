import { formatDay } from '#contract/kernel/dates.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';

/** `seen today` or `seen 3 Nov 2026`; null for a patient without a visit, and where it is not known. */
export function seenText({ last_seen_on: day }: Pick<Patient, 'last_seen_on'>): string | null {
  if (!day) return null;
  return day === clinicToday() ? 'seen today' : `seen ${formatDay(day)}`;
}
