import { describe, expect, it } from 'vitest';
import { UNKNOWN_BORN } from '../../patients/age.rules.ts';
import { rangeFor } from './lab-range.rules.ts';
import { parseRanges, rangesText } from './range-text.rules.ts';
import { subjectOf } from './subject.rules.ts';

const TEXT =
  '0-7 d: 14-22; 8-28 d: 12-20; 29-60 days: 10-18; 2-11 months: 9.5-14; 1-14 y: 11-15; M 15+ y: 13-17; F 15+ y: 12-15';
const haemoglobin = { ranges: [...parseRanges(TEXT)], normal_range: '' };
const DAY = '2026-11-21';

const born = (birth_date: string, gender: 'M' | 'F' | null = null) =>
  subjectOf({ ...UNKNOWN_BORN, age: null, birth_date, gender }, DAY);
const told = (age_told: number, age_unit: 'years' | 'months' | 'days') =>
  subjectOf(
    { birth_date: null, age_told, age_unit, age_told_on: DAY, age: null, gender: 'F' },
    DAY,
  );
const lowOf = (subject: ReturnType<typeof born>) => rangeFor(haemoglobin, subject)?.low;

describe('a range by age in days', () => {
  it.each([
    ['born today', '2026-11-21', 14],
    ['on day 7', '2026-11-14', 14],
    ['on day 8', '2026-11-13', 12],
    ['on day 28', '2026-10-24', 12],
    ['on day 29', '2026-10-23', 10],
    ['on day 60', '2026-09-22', 10],
    ['at 2 months', '2026-09-21', 9.5],
    ['at 3 months', '2026-08-21', 9.5],
    ['a day before the first birthday', '2025-11-22', 9.5],
    ['on the first birthday', '2025-11-21', 11],
  ])('holds for a child %s', (_, day, low) => {
    expect(lowOf(born(day, 'F'))).toBe(low);
  });

  it.each([
    ['on day 28', '2026-10-24', 12],
    ['on day 29', '2026-10-23', 12],
    ['on day 30', '2026-10-22', 12],
    ['at 1 month', '2026-10-21', 9],
  ])('in days reaches to the first range in months for a child %s', (_, day, low) => {
    const parameter = { ranges: [], normal_range: '0-28 days: 12-20; 1-12 months: 9-14' };
    expect(rangeFor(parameter, born(day))?.low).toBe(low);
  });

  it('does not reach over a wider gap', () => {
    const parameter = { ranges: [], normal_range: '0-7 days: 12-20; 1-12 months: 9-14' };
    expect(rangeFor(parameter, born('2026-10-31', 'F'))).toBeUndefined();
  });

  it('does not hold for an adult', () => {
    expect(lowOf(born('1990-01-01', 'M'))).toBe(13);
    expect(lowOf(born('1990-01-01', 'F'))).toBe(12);
  });

  it('holds for an age entered in days', () => {
    expect(lowOf(told(3, 'days'))).toBe(14);
    expect(lowOf(told(20, 'days'))).toBe(12);
  });

  it('spans all possible ranges when the age is known in years or months only', () => {
    expect(rangeFor(haemoglobin, told(0, 'years'))).toMatchObject({ low: 9.5, high: 22 });
    expect(rangeFor(haemoglobin, told(0, 'months'))).toMatchObject({ low: 10, high: 22 });
    expect(lowOf(told(5, 'months'))).toBe(9.5);
    expect(lowOf({ gender: 'F', age: 30 })).toBe(12);
  });

  it('is not used where it may not apply: a child of 0 years may be 8 months old', () => {
    const newborn = { ranges: [], normal_range: '0-28 d: 14-22; 1-14 y: 11-15' };
    expect(rangeFor(newborn, told(0, 'years'))).toBeUndefined();
    expect(rangeFor(newborn, told(0, 'months'))).toMatchObject({ low: 14 });
    expect(rangeFor(newborn, told(5, 'years'))).toMatchObject({ low: 11 });
    expect(rangeFor(newborn, { gender: 'F', age: null })).toBeUndefined();
    const infant = { ranges: [], normal_range: '0-28 d: 14-22; 1-12 months: 9-14; 1-14 y: 11-15' };
    expect(rangeFor(infant, told(0, 'years'))).toMatchObject({ low: 9, high: 22 });
  });

  it('of one sex is not used for a person whose sex is unknown', () => {
    const ofMen = { ranges: [], normal_range: 'M 15+ y: 13-17; 0-14 y: 11-15' };
    expect(rangeFor(ofMen, { gender: null, age: 30 })).toBeUndefined();
    expect(rangeFor(ofMen, { gender: 'M', age: 30 })).toMatchObject({ low: 13 });
    expect(rangeFor(ofMen, { gender: null, age: 5 })).toMatchObject({ low: 11 });
  });

  it('is read and written in its own unit', () => {
    expect(parseRanges(rangesText(haemoglobin.ranges))).toEqual(haemoglobin.ranges);
    expect(parseRanges('2-3 weeks: 5-9')).toEqual([
      { age_from: 14, age_to: 27, age_unit: 'days', low: 5, high: 9 },
    ]);
    expect(parseRanges('≤ 28 d: 5-9; 1 month: 4-8; > 2 y: 3-7')).toHaveLength(3);
    expect(parseRanges('0-28 d: 5-9; 20-40 d: 4-8')).toEqual([]);
    expect(parseRanges('M: 13-17; F: 12-15')).toEqual([
      { sex: 'M', low: 13, high: 17 },
      { sex: 'F', low: 12, high: 15 },
    ]);
  });
});
