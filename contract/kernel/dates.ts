import { z } from 'zod';
import { lazily } from './lazily.ts';

export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

/** An instant on the wire: ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';
export const DAY_OUT_OF_RANGE = 'Please enter a date between 1900 and 2199.';

/** A date that a person enters (`YYYY-MM-DD`); `message` is the error for an invalid date. */
export function calendarDay(message: string) {
  return z.iso
    .date({ error: message })
    .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, { error: DAY_OUT_OF_RANGE });
}

/** Formats take longer to make than to use, so each zone keeps its own; none is made before its first use. */
function perZone<T>(make: (timeZone: string) => T): (timeZone: string) => T {
  const known = new Map<string, T>();
  return (timeZone) => {
    const before = known.get(timeZone);
    if (before !== undefined) return before;
    const made = make(timeZone);
    known.set(timeZone, made);
    return made;
  };
}

// The en-CA locale formats a date as YYYY-MM-DD.
const dayFormat = perZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/**
 * The clinic day (`YYYY-MM-DD`) of an instant. The only function that decides when a day begins.
 */
export function clinicDay(moment: Date, timeZone: string): string {
  return dayFormat(timeZone).format(moment);
}

/** Adds days to a date (`YYYY-MM-DD`); negative numbers subtract. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

const dateFormat = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

const timeFormat = perZone(
  (timeZone) =>
    // With the day: alone, en-GB would write midnight as 0:00 am.
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
);

const monthFormat = lazily(
  () => new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** `21 Nov 2026` for a `YYYY-MM-DD` day. */
export function formatDay(day: string): string {
  return dateFormat().format(new Date(`${day}T00:00:00Z`));
}

/** `Nov 2026` for a `YYYY-MM` month. */
export function formatMonth(month: string): string {
  return monthFormat().format(new Date(`${month}-01T00:00:00Z`));
}

/** `21 Nov 2026` for an instant, in the given zone. */
export function formatDate(instant: string, timeZone: string): string {
  return formatDay(clinicDay(new Date(instant), timeZone));
}

/** `4:05 pm` for an instant, in the given zone. */
export function formatTime(instant: string, timeZone: string): string {
  const shown = timeFormat(timeZone).formatToParts(new Date(instant));
  const { hour, minute, dayPeriod } = Object.fromEntries(
    shown.map(({ type, value }) => [type, value]),
  );
  return `${hour}:${minute} ${dayPeriod}`;
}

/** `21 Nov 2026, 4:05 pm` (specification 2, section 9: en-GB, 12-hour time in the full format). */
export function formatDateTime(instant: string, timeZone: string): string {
  return `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}

/** A local date and time without a zone, `2026-11-21T16:05`, as `21 Nov 2026, 4:05 pm`. */
export function formatLocal(local: string): string {
  return formatDateTime(`${local}Z`, 'UTC');
}

// sv-SE writes YYYY-MM-DD HH:mm:ss.
const clockFormat = perZone(
  (timeZone) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** The local time of the zone at an instant, to the second, as if it were UTC. */
export function wallClock(moment: Date, timeZone: string): Date {
  return new Date(`${clockFormat(timeZone).format(moment).replace(' ', 'T')}Z`);
}

/** Milliseconds by which the zone's clocks are ahead of UTC at a moment. */
export function zoneOffset(moment: Date, timeZone: string): number {
  const shown = wallClock(moment, timeZone).getTime();
  return shown - Math.floor(moment.getTime() / 1_000) * 1_000;
}

/** The moment at which a clock in the zone shows this; the opposite of `wallClock`. */
export function atWallClock(shown: Date, timeZone: string): Date {
  const time = shown.getTime();
  const guess = new Date(time - zoneOffset(shown, timeZone));
  return new Date(time - zoneOffset(guess, timeZone));
}
