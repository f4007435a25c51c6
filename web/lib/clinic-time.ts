import {
  clinicDay,
  DEFAULT_TIME_ZONE,
  formatDate,
  formatDateTime,
  formatTime,
} from '#contract/kernel/dates.ts';
import { currentSession } from './session/session.ts';

/** The time zone of the signed-in person's clinic, not of the browser. */
export function clinicZone(): string {
  return currentSession()?.user.time_zone ?? DEFAULT_TIME_ZONE;
}

/** `21 Nov 2026` in the clinic's time zone. */
export function showDate(instant: string): string {
  return formatDate(instant, clinicZone());
}

/** `4:05 pm` in the clinic's time zone. */
export function showTime(instant: string): string {
  return formatTime(instant, clinicZone());
}

/** `4:05 pm` in a given zone, for pages without a session. */
export function showTimeIn(instant: string, timeZone: string): string {
  return formatTime(instant, timeZone);
}

/** `21 Nov 2026, 4:05 pm` in the clinic's time zone. */
export function showDateTime(instant: string): string {
  return formatDateTime(instant, clinicZone());
}

/** The clinic's day (`YYYY-MM-DD`) of an instant. */
export function dayOf(moment: string | number): string {
  return clinicDay(new Date(moment), clinicZone());
}

/** The clinic's current day (`YYYY-MM-DD`). */
export function clinicToday(): string {
  return dayOf(Date.now());
}
