import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/dates.ts';
import { AGE_UNITS, type Born, UNKNOWN_BORN, yearsOn } from './age.rules.ts';
import { bornAfter, bornProblem, MOST_OF_UNIT, type SentBorn } from './born.rules.ts';
import { PATIENT_INPUT_MESSAGES as M } from './patient-input.messages.ts';

const TODAY = '2026-11-25';
const BORN: Born = { ...UNKNOWN_BORN, birth_date: '2019-03-15' };
const TOLD: Born = { ...UNKNOWN_BORN, age_told: 8, age_unit: 'months', age_told_on: '2026-09-01' };
const years = (age_told: number, age_told_on = TODAY): Born => ({
  ...{ birth_date: null, age_told, age_unit: 'years', age_told_on },
});

/** Facts that can be stored today. */
const anyBorn = fc.oneof(
  fc.constant(UNKNOWN_BORN),
  fc.nat(30_000).map((days): Born => ({ ...UNKNOWN_BORN, birth_date: addDays(TODAY, -days) })),
  fc
    .tuple(fc.constantFrom(...AGE_UNITS), fc.nat(), fc.nat(3_000))
    .map(([age_unit, count, days]): Born => {
      const age_told = count % (Math.min(MOST_OF_UNIT[age_unit], 100) + 1);
      return { birth_date: null, age_told, age_unit, age_told_on: addDays(TODAY, -days) };
    }),
);

describe('a request', () => {
  it.each<[string, Born, SentBorn, Born]>([
    ['without anything about the age', TOLD, {}, TOLD],
    ['with the same age', TOLD, { age: 0 }, TOLD],
    ['with another age', BORN, { age: 8 }, years(8)],
    ['with an age of nobody known', UNKNOWN_BORN, { age: 34 }, years(34)],
    ['with no age', BORN, { age: null }, UNKNOWN_BORN],
    [
      'with a date of birth',
      TOLD,
      { birth_date: '2026-01-02' },
      { ...UNKNOWN_BORN, birth_date: '2026-01-02' },
    ],
    ['that clears the date of birth', BORN, { birth_date: null }, UNKNOWN_BORN],
    ['that replaces it by the same years', BORN, { birth_date: null, age: 7 }, years(7)],
    [
      'with months',
      BORN,
      { age_told: 9, age_unit: 'months' },
      { ...TOLD, age_told: 9, age_told_on: TODAY },
    ],
    ['that clears the told age', TOLD, { age_told: null }, UNKNOWN_BORN],
    [
      'that corrects the told day',
      TOLD,
      { age_told_on: '2026-08-01' },
      { ...TOLD, age_told_on: '2026-08-01' },
    ],
    [
      'that changes the age of all it was answered',
      years(30, '2020-01-01'),
      { ...years(30, '2020-01-01'), age: 40 },
      years(40),
    ],
  ])('%s', (_name, before, sent, after) => {
    expect(bornAfter(before, sent, TODAY)).toEqual(after);
    expect(bornProblem(before, sent, TODAY)).toBeNull();
  });

  it.each<[string, Born, SentBorn, string, string]>([
    ['a birth tomorrow', TOLD, { birth_date: '2026-11-26' }, 'birth_date', M.birthInFuture],
    [
      'a birth before 150 years',
      TOLD,
      { birth_date: '1875-01-01' },
      'birth_date',
      M.birthTooLongAgo,
    ],
    ['an age told tomorrow', TOLD, { age_told_on: '2026-11-26' }, 'age_told_on', M.toldInFuture],
    ['61 months', BORN, { age_told: 61, age_unit: 'months' }, 'age_told', M.ageOfUnit.months],
    ['367 days', BORN, { age_told: 367, age_unit: 'days' }, 'age_told', M.ageOfUnit.days],
    ['151 years', BORN, { age_told: 151, age_unit: 'years' }, 'age_told', M.ageOfUnit.years],
    ['100 years, long ago', BORN, years(100, '1900-01-01'), 'age_told_on', M.birthTooLongAgo],
    ['both', UNKNOWN_BORN, { ...BORN, ...{ age_told: 7 } }, 'age_told', M.birthOrAge],
    [
      'an age that differs from the birth',
      UNKNOWN_BORN,
      { birth_date: '2019-03-15', age: 9 },
      'age',
      M.ageOfBirth,
    ],
  ])('refuses %s', (_name, before, sent, field, message) => {
    expect(bornProblem(before, sent, TODAY)).toEqual({ field, message });
  });

  it('that sends back what was answered changes nothing', () => {
    fc.assert(
      fc.property(
        anyBorn,
        fc.subarray(['age', 'birth_date', 'age_told', 'age_unit', 'age_told_on'] as const),
        (before, fields) => {
          const answer = { ...before, age: yearsOn(before, TODAY) };
          const sent = Object.fromEntries(fields.map((field) => [field, answer[field]]));
          expect(bornAfter(before, sent, TODAY)).toEqual(before);
          expect(bornProblem(before, sent, TODAY)).toBeNull();
        },
      ),
    );
  });

  it('with other facts leaves those, whatever was known', () => {
    fc.assert(
      fc.property(anyBorn, anyBorn, (before, wanted) => {
        expect(bornProblem(before, wanted, TODAY)).toBeNull();
        expect(bornAfter(before, wanted, TODAY)).toEqual(wanted);
      }),
    );
  });
});
