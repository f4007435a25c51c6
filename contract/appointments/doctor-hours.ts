import { z } from 'zod';
import { calendarDay, daysBetween, Instant } from '../kernel/dates.ts';
import { Id, optionalText } from '../kernel/fields.ts';
import { APPOINTMENT_MESSAGES as M } from './appointments.messages.ts';
import { ClockTime, minutesOf } from './clock-time.ts';

/** Monday is 1, Sunday 7, as ISO 8601 counts. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const WEEKDAY_LABELS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export const SLOT_MINUTES = { least: 5, most: 240 } as const;
export const PER_SLOT = { least: 1, most: 20 } as const;
const TIMES_MAX = 100;
const LEAVE_DAYS_MAX = 366;

const isForward = ({ from, to }: { from: string; to: string }) => minutesOf(from) < minutesOf(to);

/** A part of a weekday, in the time of the clinic. */
export const WeekTime = z
  .object({
    weekday: z
      .int({ error: M.unknownWeekday })
      .min(1, { error: M.unknownWeekday })
      .max(7, { error: M.unknownWeekday }),
    from: ClockTime,
    to: ClockTime,
  })
  .refine(isForward, { path: ['to'], error: M.endsBeforeStart });
export type WeekTime = z.output<typeof WeekTime>;

const whole = ({ least, most }: { least: number; most: number }, error: string) =>
  z.int({ error }).min(least, { error }).max(most, { error });

const week = {
  slotMinutes: whole(SLOT_MINUTES, M.slotMinutes),
  /** Patients in one slot. */
  perSlot: whole(PER_SLOT, M.perSlot),
  sessions: z.array(WeekTime).max(TIMES_MAX),
  breaks: z.array(WeekTime).max(TIMES_MAX),
};
export const DoctorWeek = z.object(week);
export type DoctorWeek = z.output<typeof DoctorWeek>;

const isWithin = (inner: WeekTime, outer: WeekTime) =>
  inner.weekday === outer.weekday &&
  minutesOf(outer.from) <= minutesOf(inner.from) &&
  minutesOf(inner.to) <= minutesOf(outer.to);

function areApart(times: readonly WeekTime[]): boolean {
  const key = ({ weekday, from }: WeekTime) => weekday * 10_000 + minutesOf(from);
  const sorted = times.toSorted((a, b) => key(a) - key(b));
  return sorted.every((time, index) => {
    const before = sorted[index - 1];
    return before?.weekday !== time.weekday || minutesOf(before.to) <= minutesOf(time.from);
  });
}

/** A whole week; it replaces the one before. `version` is the one that the person saw. */
export const SaveWeekBody = z
  .object({ ...week, version: z.int().min(0).optional() })
  .refine(({ sessions }) => areApart(sessions), { path: ['sessions'], error: M.overlapping })
  .refine(({ breaks }) => areApart(breaks), { path: ['breaks'], error: M.overlapping })
  .refine(
    ({ sessions, breaks }) => breaks.every((pause) => sessions.some((of) => isWithin(pause, of))),
    { path: ['breaks'], error: M.breakOutside },
  );
export type SaveWeekBody = z.output<typeof SaveWeekBody>;

const leave = {
  fromDay: calendarDay(M.dayRequired),
  /** The last day of the leave. */
  toDay: calendarDay(M.dayRequired),
  /** With `to`: only this part of one day. */
  from: ClockTime.nullable().default(null),
  to: ClockTime.nullable().default(null),
};

export const Leave = z.object({ id: Id, ...leave, note: z.string().nullable() });
export type Leave = z.output<typeof Leave>;

export const AddLeaveBody = z
  .object({ ...leave, note: optionalText({ label: 'The note', max: 200 }) })
  .refine(({ fromDay, toDay }) => fromDay <= toDay, {
    path: ['toDay'],
    error: M.endsBeforeStart,
  })
  .refine(({ fromDay, toDay }) => daysBetween(fromDay, toDay) < LEAVE_DAYS_MAX, {
    path: ['toDay'],
    error: M.leaveTooLong,
  })
  .refine(
    ({ fromDay, toDay, from, to }) =>
      (from === null) === (to === null) && (from === null || fromDay === toDay),
    { path: ['from'], error: M.partOfOneDay },
  )
  .refine(({ from, to }) => from === null || to === null || isForward({ from, to }), {
    path: ['to'],
    error: M.endsBeforeStart,
  });
export type AddLeaveBody = z.output<typeof AddLeaveBody>;

/** The hours of a doctor. Version 0 has no week yet. */
export const DoctorHours = DoctorWeek.extend({
  doctorId: Id,
  name: z.string(),
  version: z.int(),
  updatedAt: Instant.nullable(),
  /** Leave that is not over, earliest first. */
  leave: z.array(Leave),
  /** Whether the caller may change these hours. */
  mayEdit: z.boolean(),
});
export type DoctorHours = z.output<typeof DoctorHours>;
