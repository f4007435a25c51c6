import { addDays, atWallClock, wallClock, zoneOffset } from '../kernel/dates.ts';
import { minutesOf, timeOf } from './clock-time.ts';
import type { DoctorWeek, Leave } from './doctor-hours.ts';

/** A part of a day in minutes since its midnight. */
export type Span = { readonly from: number; readonly to: number };

/** A slot: its time on the clinic's clock, and the instant. */
export type Slot = { readonly day: string; readonly time: string; readonly startsAt: Date };

type Hours = Pick<DoctorWeek, 'sessions' | 'breaks' | 'slotMinutes'>;
type DayOff = Pick<Leave, 'fromDay' | 'toDay' | 'from' | 'to'>;

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The Monday of the week of a day. */
export function weekStart(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

const spanOf = ({ from, to }: { from: string; to: string }): Span => ({
  from: minutesOf(from),
  to: minutesOf(to),
});

function without(span: Span, taken: Span): Span[] {
  const parts = [
    { from: span.from, to: Math.min(span.to, taken.from) },
    { from: Math.max(span.from, taken.to), to: span.to },
  ];
  return parts.filter(({ from, to }) => from < to);
}

/** The times of a day at which the doctor sees patients, without breaks and leave. */
export function openSpans(
  week: Pick<Hours, 'sessions' | 'breaks'>,
  leave: readonly DayOff[],
  day: string,
): Span[] {
  const weekday = weekdayOf(day);
  const ofDay = leave.filter(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
  const off = [
    ...week.breaks.filter((pause) => pause.weekday === weekday).map(spanOf),
    ...ofDay.map(({ from, to }) => spanOf({ from: from ?? '00:00', to: to ?? '24:00' })),
  ];
  const spans = week.sessions.filter((session) => session.weekday === weekday).map(spanOf);
  return off
    .reduce((open, taken) => open.flatMap((span) => without(span, taken)), spans)
    .toSorted((a, b) => a.from - b.from);
}

/**
 * The starts of a day's slots, in minutes since midnight. Slots are counted from the start of their
 * session, so that a break or leave removes slots and moves none.
 */
export function slotStarts(hours: Hours, leave: readonly DayOff[], day: string): number[] {
  const weekday = weekdayOf(day);
  const open = openSpans(hours, leave, day);
  const length = hours.slotMinutes;
  return hours.sessions
    .filter((session) => session.weekday === weekday)
    .map(spanOf)
    .flatMap(({ from, to }) =>
      Array.from({ length: Math.floor((to - from) / length) }, (_, at) => from + at * length),
    )
    .filter((start) => open.some(({ from, to }) => from <= start && start + length <= to))
    .toSorted((a, b) => a - b);
}

/**
 * The instant of a time of the clinic's day. Null when the clocks skip it. Of a time that the clocks
 * show twice, one of the two, always the same.
 */
export function instantOf(day: string, time: string, timeZone: string): Date | null {
  const shown = new Date(Date.parse(day) + minutesOf(time) * 60_000);
  const instant = atWallClock(shown, timeZone);
  return wallClock(instant, timeZone).getTime() === shown.getTime() ? instant : null;
}

/** Instants of many times of one day. Zones are asked once when the day has no change of clocks. */
export function instantsOf(
  day: string,
  starts: readonly number[],
  timeZone: string,
): (Date | null)[] {
  const midnight = Date.parse(day);
  // A zone is at most 14 hours from UTC, so these two moments enclose the day everywhere.
  const before = zoneOffset(new Date(midnight - 15 * 3_600_000), timeZone);
  const after = zoneOffset(new Date(midnight + 39 * 3_600_000), timeZone);
  if (before !== after) return starts.map((at) => instantOf(day, timeOf(at), timeZone));
  return starts.map((at) => new Date(midnight + at * 60_000 - before));
}

/** The slots of a doctor's day, in order. */
export function slotsOf(
  hours: Hours,
  leave: readonly DayOff[],
  at: { day: string; timeZone: string },
): Slot[] {
  const starts = slotStarts(hours, leave, at.day);
  return instantsOf(at.day, starts, at.timeZone).flatMap((startsAt, index) => {
    const start = starts[index];
    if (startsAt === null || start === undefined) return [];
    return [{ day: at.day, time: timeOf(start), startsAt }];
  });
}

/**
 * The slot to offer instead of one that is gone: the next one of that day, else the last one before it, else the first
 * of the list. The list is in order.
 */
export function slotInstead<Offered extends { readonly day: string; readonly time: string }>(
  slots: readonly Offered[],
  gone: { readonly day: string; readonly time: string },
): Offered | undefined {
  const ofDay = slots.filter(({ day }) => day === gone.day);
  return ofDay.find(({ time }) => time >= gone.time) ?? ofDay.at(-1) ?? slots[0];
}

/** Whether a time of a day is inside the doctor's hours. */
export function isInHours(
  week: Pick<Hours, 'sessions' | 'breaks'>,
  leave: readonly DayOff[],
  at: { day: string; time: string; minutes: number },
): boolean {
  const start = minutesOf(at.time);
  return openSpans(week, leave, at.day).some(
    ({ from, to }) => from <= start && start + at.minutes <= to,
  );
}

/** A place that is taken: its length, and its number in the slot. */
export type TakenPlace = {
  readonly start: number;
  readonly minutes: number;
  readonly place: number;
};

/**
 * The places of a slot that are free, lowest first. An appointment with another slot length takes
 * its place in every slot that it overlaps.
 */
export function freePlaces(
  slot: { start: number; minutes: number; perSlot: number },
  taken: readonly TakenPlace[],
): number[] {
  const held = new Set(
    taken
      .filter((of) => of.start < slot.start + slot.minutes && slot.start < of.start + of.minutes)
      .map(({ place }) => place),
  );
  return Array.from({ length: slot.perSlot }, (_, index) => index + 1).filter(
    (place) => !held.has(place),
  );
}
