import { z } from 'zod';

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

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  // The en-CA locale formats a date as YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, format);
  return format;
}

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

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function parts(moment: Date, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return Object.fromEntries(format.formatToParts(moment).map((part) => [part.type, part.value]));
}

/** `21 Nov 2026` for a `YYYY-MM-DD` day. */
export function formatDay(day: string): string {
  return DATE_FORMAT.format(new Date(`${day}T00:00:00Z`));
}

/** `21 Nov 2026` for an instant, in the given zone. */
export function formatDate(instant: string, timeZone = DEFAULT_TIME_ZONE): string {
  return formatDay(clinicDay(new Date(instant), timeZone));
}

/** `4:05 pm` for an instant, in the given zone. */
export function formatTime(instant: string, timeZone = DEFAULT_TIME_ZONE): string {
  const { hour, minute, dayPeriod } = parts(new Date(instant), timeZone);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** `21 Nov 2026, 4:05 pm` (specification 2, section 9: en-GB, 12-hour time in the full format). */
export function formatDateTime(instant: string, timeZone = DEFAULT_TIME_ZONE): string {
  return `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}
