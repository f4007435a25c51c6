import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clinicDay,
  fixedWallClock,
  formatDateTime,
  formatDay,
  formatMonth,
  formatTime,
  wallClock,
} from './dates.ts';

const ZONES = ['Asia/Kolkata', 'UTC', 'Asia/Kathmandu', 'Europe/London'];
const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const moments = fc.date({
  min: new Date('1930-01-01T00:00:00Z'),
  max: new Date('2199-12-31T23:59:59Z'),
  noInvalidDate: true,
});

describe.each(ZONES)('the clock of %s', (timeZone) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, ...PARTS });
  const time = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, day: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true },
  });
  const clock = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, dateStyle: 'short', timeStyle: 'medium' },
  });

  it('is the one of the time zone database, at any moment', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const parts = time.formatToParts(moment).map(({ type, value }) => [type, value]);
        const { hour, minute, dayPeriod } = Object.fromEntries(parts);
        expect(clinicDay(moment, timeZone)).toBe(day.format(moment));
        expect(formatTime(moment.toISOString(), timeZone)).toBe(`${hour}:${minute} ${dayPeriod}`);
        expect(wallClock(moment, timeZone).toISOString()).toBe(
          `${clock.format(moment).replace(' ', 'T')}.000Z`,
        );
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['2026-11-20T18:29:59.999Z'],
    ['2026-11-20T18:30:00.000Z'],
    ['2026-11-20T23:59:59.999Z'],
    ['2026-11-21T00:00:00.000Z'],
    ['2026-11-21T06:30:00.000Z'],
    ['2026-11-21T12:00:00.000Z'],
  ])('changes the day and the half of the day at the right second: %s', (instant) => {
    const moment = new Date(instant);
    expect(clinicDay(moment, timeZone)).toBe(day.format(moment));
  });
});

it('writes months and days as en-GB does', () => {
  for (let month = 1; month <= 12; month += 1) {
    const of = `2026-${String(month).padStart(2, '0')}`;
    const long = { timeZone: 'UTC', month: 'short', year: 'numeric' } as const;
    const shown = new Date(`${of}-09T00:00:00Z`);
    expect(formatMonth(of)).toBe(new Intl.DateTimeFormat('en-GB', long).format(shown));
    const daily = new Intl.DateTimeFormat('en-GB', { ...long, day: 'numeric' });
    expect(formatDay(`${of}-09`)).toBe(daily.format(shown));
  }
});

it('leaves zones with summer time, and moments before 1946, to the database', () => {
  expect(fixedWallClock(new Date('2026-11-21T00:00:00Z'), 'Europe/London')).toBeUndefined();
  expect(fixedWallClock(new Date('1943-01-01T00:00:00Z'), 'Asia/Kolkata')).toBeUndefined();
  expect(fixedWallClock(new Date(Number.NaN), 'Asia/Kolkata')).toBeUndefined();
  expect(formatDateTime('2026-07-21T10:35:00.000Z', 'Europe/London')).toBe('21 Jul 2026, 11:35 am');
});

it('throws for an invalid date', () => {
  expect(() => clinicDay(new Date('none'), 'Asia/Kolkata')).toThrow(RangeError);
  expect(() => formatDay('none')).toThrow(RangeError);
  expect(() => formatTime('none', 'Asia/Kolkata')).toThrow(RangeError);
});
