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

/** `YYYY-MM-DD` of a local time that is given as UTC. */
const dayPart = (clock: Date): string => clock.toISOString().slice(0, 10);

/** Zones whose clocks have had one offset for longer than any record: milliseconds ahead of UTC. */
const FIXED_MS: Readonly<Record<string, number>> = { 'Asia/Kolkata': 19_800_000, UTC: 0 };

/** India last changed its clocks in 1945. */
const FIXED_FROM = Date.UTC(1946);

/**
 * The local time of a zone without clock changes, as if it were UTC; undefined for other zones, and for moments that
 * the fixed offset does not cover. By arithmetic, because a phone takes 60 ms to make its first `Intl` format.
 */
export function fixedWallClock(moment: Date, timeZone: string): Date | undefined {
  const ahead = FIXED_MS[timeZone];
  const time = moment.getTime();
  return ahead !== undefined && time >= FIXED_FROM ? new Date(time + ahead) : undefined;
}

// sv-SE writes YYYY-MM-DD HH:mm:ss.
const clockFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats take longer to make than to use, so each zone keeps its own; none is made before its first use. */
function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const known = clockFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, dateStyle: 'short', timeStyle: 'medium' },
  });
  clockFormats.set(timeZone, made);
  return made;
}

/** The local time of the zone at an instant, to the second, as if it were UTC. */
export function wallClock(moment: Date, timeZone: string): Date {
  const clock = fixedWallClock(moment, timeZone);
  if (clock) return new Date(clock.setUTCMilliseconds(0));
  return new Date(`${clockFormat(timeZone).format(moment).replace(' ', 'T')}Z`);
}

/**
 * The clinic day (`YYYY-MM-DD`) of an instant. The only function that decides when a day begins.
 */
export function clinicDay(moment: Date, timeZone: string): string {
  return dayPart(wallClock(moment, timeZone));
}

/** The milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** Adds days to a date (`YYYY-MM-DD`); negative numbers subtract. */
export function addDays(day: string, days: number): string {
  return dayPart(new Date(Date.parse(day) + days * DAY_MS));
}

/** The days from one date to another (`YYYY-MM-DD`); negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** As en-GB writes them. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

function monthAndYear(date: Date): string {
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Throws a RangeError for a text that is not a date. */
function dateOf(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(day);
  return date;
}

/** `21 Nov 2026` for a `YYYY-MM-DD` day. */
export function formatDay(day: string): string {
  const date = dateOf(day);
  return `${date.getUTCDate()} ${monthAndYear(date)}`;
}

/** `Nov 2026` for a `YYYY-MM` month. */
export function formatMonth(month: string): string {
  return monthAndYear(dateOf(`${month}-01`));
}

/** `21 Nov 2026` for an instant, in the given zone. */
export function formatDate(instant: string, timeZone: string): string {
  return formatDay(clinicDay(new Date(instant), timeZone));
}

/** `4:05 pm` for an instant, in the given zone. */
export function formatTime(instant: string, timeZone: string): string {
  const clock = wallClock(new Date(instant), timeZone);
  const hour = clock.getUTCHours();
  const minute = String(clock.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A time of day as it is shown: `9:00 am` of `09:00`. */
export function formatClock(time: string): string {
  return formatTime(`2000-01-01T${time}:00Z`, 'UTC');
}

/** `21 Nov 2026, 4:05 pm` (specification 2, section 9: en-GB, 12-hour time in the full format). */
export function formatDateTime(instant: string, timeZone: string): string {
  return `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}

/** A local date and time without a zone, `2026-11-21T16:05`, as `21 Nov 2026, 4:05 pm`. */
export function formatLocal(local: string): string {
  return formatDateTime(`${local}Z`, 'UTC');
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
