import type { Leave } from '#contract/appointments/doctor-hours.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { spanText } from './slot-text.ts';

/** `23 Nov 2026, 9:00 am – 1:00 pm · Conference`. */
export function leaveText({ fromDay, toDay, from, to, note }: Leave): string {
  const days =
    fromDay === toDay ? formatDay(fromDay) : `${formatDay(fromDay)} – ${formatDay(toDay)}`;
  const part = from !== null && to !== null && spanText({ from, to });
  return [part ? `${days}, ${part}` : days, note].filter(Boolean).join(' · ');
}
