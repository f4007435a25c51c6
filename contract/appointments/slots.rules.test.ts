import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, wallClock } from '../kernel/dates.ts';
import { minutesOf, timeOf } from './clock-time.ts';
import { type DoctorWeek, type Leave, SaveWeekBody } from './doctor-hours.ts';
import {
  freePlaces,
  isInHours,
  openSpans,
  slotStarts,
  slotsOf,
  weekdayOf,
  weekStart,
} from './slots.rules.ts';

const MONDAY = '2026-11-23';
const week = (changes: Partial<DoctorWeek> = {}): DoctorWeek => ({
  slotMinutes: 15,
  perSlot: 1,
  sessions: [{ weekday: 1, from: '09:00', to: '12:00' }],
  breaks: [],
  ...changes,
});
const leave = (changes: Partial<Leave> = {}): Leave => ({
  id: '018f0000-0000-7000-8000-000000000000',
  fromDay: MONDAY,
  toDay: MONDAY,
  from: null,
  to: null,
  note: null,
  ...changes,
});
const times = (hours: DoctorWeek, off: Leave[] = [], day = MONDAY) =>
  slotStarts(hours, off, day).map(timeOf);

describe('the slots of a day', () => {
  it('fill the session, and none goes beyond its end', () => {
    expect(times(week({ slotMinutes: 50 }))).toEqual(['09:00', '09:50', '10:40']);
    expect(times(week(), [], '2026-11-24')).toEqual([]);
  });

  it('leave out a break and leave in the middle of a session, and keep the others in step', () => {
    const hours = week({ breaks: [{ weekday: 1, from: '10:05', to: '10:20' }] });
    const off = [leave({ from: '11:00', to: '11:30' })];
    expect(times(hours, off)).toEqual([
      ...['09:00', '09:15', '09:30', '09:45'],
      ...['10:30', '10:45', '11:30', '11:45'],
    ]);
  });

  it('are none on a day of leave, and end at noon when a day closes at noon', () => {
    expect(times(week(), [leave({ fromDay: '2026-11-20', toDay: '2026-11-25' })])).toEqual([]);
    expect(times(week()).at(-1)).toBe('11:45');
  });

  it('reach midnight, and stay on their day', () => {
    const late = week({ sessions: [{ weekday: 1, from: '23:30', to: '24:00' }] });
    const slots = slotsOf(late, [], { day: MONDAY, timeZone: 'Asia/Kolkata' });
    expect(slots.map(({ day, time }) => [day, time])).toEqual([
      [MONDAY, '23:30'],
      [MONDAY, '23:45'],
    ]);
    expect(slots[0]?.startsAt.toISOString()).toBe('2026-11-23T18:00:00.000Z');
  });
});

describe('a change of clocks', () => {
  const night = (weekday: number) =>
    week({ slotMinutes: 30, sessions: [{ weekday, from: '00:30', to: '04:00' }] });

  it('has no slots in the hour that the clocks skip', () => {
    const slots = slotsOf(night(7), [], { day: '2026-03-29', timeZone: 'Europe/Berlin' });
    expect(slots.map(({ time }) => time)).toEqual(['00:30', '01:00', '01:30', '03:00', '03:30']);
  });

  it('offers the hour that comes twice once', () => {
    const slots = slotsOf(night(7), [], { day: '2026-10-25', timeZone: 'Europe/Berlin' });
    expect(slots).toHaveLength(7);
    expect(new Set(slots.map(({ startsAt }) => startsAt.getTime())).size).toBe(7);
  });
});

const arbDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
const arbSpan = fc
  .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 600 }))
  .map(([from, length]) => ({ from: timeOf(from), to: timeOf(Math.min(from + length, 1_440)) }));
const arbZone = fc.constantFrom(
  ...['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'],
  ...['Asia/Kathmandu', 'Pacific/Apia', 'America/St_Johns', 'UTC'],
);

it('every slot shows its time on the clinic’s clock, in order, inside session and outside leave', () => {
  fc.assert(
    fc.property(
      arbDay,
      arbSpan,
      fc.array(arbSpan, { maxLength: 3 }),
      fc.array(arbSpan, { maxLength: 2 }),
      fc.integer({ min: 5, max: 240 }),
      arbZone,
      (day, session, breaks, off, slotMinutes, timeZone) => {
        const weekday = weekdayOf(day);
        const hours = week({
          slotMinutes,
          sessions: [{ weekday, ...session }],
          breaks: breaks.map((pause) => ({ weekday, ...pause })),
        });
        const away = off.map((part) => leave({ fromDay: day, toDay: day, ...part }));
        const slots = slotsOf(hours, away, { day, timeZone });
        for (const [index, slot] of slots.entries()) {
          const shown = wallClock(slot.startsAt, timeZone).toISOString();
          expect(shown.slice(0, 16)).toBe(`${day}T${slot.time}`);
          const before = slots[index - 1];
          if (before) expect(before.startsAt.getTime()).toBeLessThan(slot.startsAt.getTime());
          const from = minutesOf(slot.time);
          const to = from + slotMinutes;
          expect(minutesOf(session.from) <= from && to <= minutesOf(session.to)).toBe(true);
          for (const part of [...breaks, ...off]) {
            expect(to <= minutesOf(part.from) || minutesOf(part.to) <= from).toBe(true);
          }
          expect(isInHours(hours, away, { day, time: slot.time, minutes: slotMinutes })).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('the open time and the time off make up the session', () => {
  fc.assert(
    fc.property(arbSpan, fc.array(arbSpan, { maxLength: 4 }), (session, breaks) => {
      const hours = week({
        sessions: [{ weekday: 1, ...session }],
        breaks: breaks.map((pause) => ({ weekday: 1, ...pause })),
      });
      const open = openSpans(hours, [], MONDAY);
      for (let at = minutesOf(session.from); at < minutesOf(session.to); at += 1) {
        const isOff = breaks.some(({ from, to }) => minutesOf(from) <= at && at < minutesOf(to));
        expect(open.some(({ from, to }) => from <= at && at < to)).toBe(!isOff);
      }
    }),
  );
});

it('an appointment of another length takes its place in every slot that it overlaps', () => {
  const taken = [{ start: 555, minutes: 15, place: 2 }];
  const free = (start: number) => freePlaces({ start, minutes: 20, perSlot: 2 }, taken);
  expect([free(540), free(560), free(580)]).toEqual([[1], [1], [1, 2]]);
});

it('the week starts on Monday', () => {
  expect([weekdayOf(MONDAY), weekdayOf('2026-11-29')]).toEqual([1, 7]);
  expect(weekStart('2026-11-29')).toBe(MONDAY);
});

it.each([
  [{ sessions: [{ weekday: 1, from: '12:00', to: '09:00' }] }, 'The end must be after the start.'],
  [
    {
      sessions: [
        { weekday: 1, from: '09:00', to: '12:00' },
        { weekday: 1, from: '11:00', to: '13:00' },
      ],
    },
    'Two times of a day overlap.',
  ],
  [{ breaks: [{ weekday: 2, from: '10:00', to: '10:30' }] }, 'A break must be inside a session.'],
  [{ slotMinutes: 4 }, 'Please enter whole minutes between 5 and 240.'],
  [{ perSlot: 0 }, 'Please enter a whole number between 1 and 20.'],
  [{ sessions: [{ weekday: 8, from: '09:00', to: '12:00' }] }, 'Unknown weekday.'],
  [{ sessions: [{ weekday: 1, from: '9', to: '12:00' }] }, 'Please enter a time, such as 09:30.'],
])('a week with %j is refused', (changes, message) => {
  const { error } = SaveWeekBody.safeParse({ ...week(), ...changes });
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});
