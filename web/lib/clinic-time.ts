import {
  atWallClock,
  clinicDay,
  DEFAULT_TIME_ZONE,
  formatDate,
  formatDateTime,
  formatTime,
} from '#contract/kernel/dates.ts';
import { currentSession } from './session/session.ts';

/** The zone of the signed-in person's clinic, wherever the browser is. */
export function clinicZone(): string {
  return currentSession()?.user.time_zone ?? DEFAULT_TIME_ZONE;
}

/** `21 Nov 2026` on the clinic's clock. */
export function showDate(instant: string): string {
  return formatDate(instant, clinicZone());
}

/** `4:05 pm` on the clinic's clock. */
export function showTime(instant: string): string {
  return formatTime(instant, clinicZone());
}

/** `21 Nov 2026, 4:05 pm` on the clinic's clock. */
export function showDateTime(instant: string): string {
  return formatDateTime(instant, clinicZone());
}

/** The clinic's day (`YYYY-MM-DD`) of a moment. */
export function dayOf(moment: string | number): string {
  return clinicDay(new Date(moment), clinicZone());
}

/** The clinic's day (`YYYY-MM-DD`) at present. */
export function clinicToday(): string {
  return dayOf(Date.now());
}

/** What `datetime-local` writes (`2026-11-21T16:05`), read on the clinic's clock; undefined for no time. */
export function instantOf(typed: string): string | undefined {
  const shown = new Date(`${typed}Z`);
  if (Number.isNaN(shown.getTime())) return undefined;
  return atWallClock(shown, clinicZone()).toISOString();
}
