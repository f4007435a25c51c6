import { BILL_TYPE_LABELS } from '#contract/billing/bill.status.ts';
import type { Due } from '#contract/dues/due.ts';
import { daysBetween, formatDay } from '#contract/kernel/dates.ts';
import { clinicToday, dayOf } from '#web/lib/clinic-time.ts';

/** The subject of a due: `Consultation, token 12 of 3 Nov 2026`, `Stay, running`. */
export function subjectText({ subject, type, day, token_no, is_running }: Due): string {
  const label = BILL_TYPE_LABELS[type];
  if (subject === 'stay') return is_running ? `${label}, running` : `${label}, discharged`;
  if (day === null) return label;
  const number = subject === 'lab_order' ? 'lab token' : 'token';
  // A date is never broken.
  const date = formatDay(day).replaceAll(' ', '\u00a0');
  return `${label}, ${token_no === null ? '' : `${number} ${token_no} of `}${date}`;
}

/** How long it is owed: `today`, `1 day`, `22 days`. */
export function ageText(since: string): string {
  const days = daysBetween(dayOf(since), clinicToday());
  if (days <= 0) return 'today';
  return days === 1 ? '1 day' : `${days} days`;
}
