import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/dates.ts';
import { AGE_UNITS, type AgeUnit, ageOn, ageText, type Born, UNKNOWN_BORN } from './age.rules.ts';
import { MOST_OF_UNIT } from './born.rules.ts';

const TODAY = '2026-11-25';
const born = (birth_date: string): Born => ({ ...UNKNOWN_BORN, birth_date });
const told = (age_told: number, age_unit: AgeUnit, age_told_on = TODAY): Born => ({
  ...{ birth_date: null, age_told, age_unit, age_told_on },
});
const text = (facts: Born, day = TODAY) => ageText({ age: null, ...facts }, day);

describe('the age', () => {
  it.each([
    [born('2026-11-25'), '0 days'],
    [born('2026-11-24'), '1 day'],
    [born('2026-11-13'), '12 days'],
    [born('2026-09-26'), '60 days'],
    [born('2026-09-25'), '2 months'],
    [born('2026-03-25'), '8 months'],
    [born('2026-03-26'), '7 months'],
    [born('2024-11-26'), '23 months'],
    [born('2024-11-25'), '2 y'],
    [born('2013-06-01'), '13 y'],
    [born('1926-01-01'), '100 y'],
    [told(12, 'days'), '12 days'],
    [told(8, 'months'), '8 months'],
    [told(0, 'months'), 'under 1 month'],
    [told(13, 'years'), '13 y'],
    [told(0, 'years'), 'under 1 y'],
    [told(8, 'months', '2026-01-25'), '18 months'],
    [told(20, 'days', '2026-11-01'), '44 days'],
    [told(40, 'years', '2021-11-26'), '44 y'],
    [told(40, 'years', '2021-11-25'), '45 y'],
    [UNKNOWN_BORN, ''],
  ])('%j is %s', (facts, shown) => {
    expect(text(facts)).toBe(shown);
  });

  it.each([
    ['2024-02-29', '2025-02-28', '11 months'],
    ['2024-02-29', '2025-03-01', '12 months'],
    ['2026-01-31', '2026-03-30', '58 days'],
    ['2026-01-31', '2026-03-31', '2 months'],
  ])('of a birth on %s is, on %s, %s', (birth, day, shown) => {
    expect(text(born(birth), day)).toBe(shown);
  });

  it('is whole years where a reply has no more, and null before the birth', () => {
    expect(ageText({ age: 42 }, TODAY)).toBe('42 y');
    expect(ageText({ age: null }, TODAY)).toBe('');
    expect(ageOn(born('2026-11-26'), TODAY)).toBeNull();
  });

  it('starts from the stored age and grows with the days after', () => {
    const days = fc.integer({ min: 0, max: 73_000 }).map((after) => addDays('1950-01-01', after));
    const ages = fc
      .constantFrom(...AGE_UNITS)
      .chain((unit) =>
        fc.tuple(fc.constant(unit), fc.integer({ min: 0, max: MOST_OF_UNIT[unit] })),
      );
    fc.assert(
      fc.property(ages, days, fc.nat(40_000), ([unit, count], on, later) => {
        const facts = told(count, unit, on);
        expect(ageOn(facts, on)?.[unit]).toBe(count);
        const then = ageOn(facts, addDays(on, later));
        const next = ageOn(facts, addDays(on, later + 1));
        expect((next?.years ?? 0) - (then?.years ?? 0)).toBeOneOf([0, 1]);
        expect(then?.years).toBeGreaterThanOrEqual(Math.floor(later / 366));
      }),
    );
  });
});
