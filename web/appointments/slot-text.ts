import { APPOINTMENT_STATUS_LABELS } from '#contract/appointments/appointment.status.ts';
import type { Appointment, FreeSlot } from '#contract/appointments/appointment.ts';
import { WEEKDAY_LABELS } from '#contract/appointments/doctor-hours.ts';
import { weekdayOf } from '#contract/appointments/slots.rules.ts';
import { formatClock, formatDay } from '#contract/kernel/dates.ts';
import { showTime } from '#web/lib/clinic-time.ts';

/** `Mon 23 Nov 2026`. */
export function dayText(day: string): string {
  return `${WEEKDAY_LABELS[weekdayOf(day) - 1]} ${formatDay(day)}`;
}

/** `9:00 am – 1:00 pm`, of two times of the clinic's clock. */
export function spanText({ from, to }: { readonly from: string; readonly to: string }): string {
  return `${formatClock(from)} – ${formatClock(to)}`;
}

/** `10:00 am, Mon 23 Nov 2026`. */
export function slotText({ day, startsAt }: Pick<FreeSlot, 'day' | 'startsAt'>): string {
  return `${showTime(startsAt)}, ${dayText(day)}`;
}

/** The status, and that the doctor's hours have changed since. */
export function statusText({ status, token, outsideHours }: Appointment): string {
  const label = APPOINTMENT_STATUS_LABELS[status];
  if (outsideHours) return `${label}, outside the hours`;
  return token === null ? label : `${label}, token ${token}`;
}
