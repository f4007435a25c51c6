import { describe, expect, it } from 'vitest';
import {
  bodyMassIndex,
  fahrenheitOf,
  flagOfVital,
  isPlausible,
  probablyMeant,
} from './vital-ranges.rules.ts';
import { VITAL_KINDS } from './vital-signs.ts';

describe('the usual range', () => {
  it.each([
    ['pulse', 130, 40, 'high'],
    ['pulse', 130, 0, null],
    ['pulse', 45, 40, 'low'],
    ['respiration', 40, 0, null],
    ['respiration', 40, 30, 'high'],
    ['systolic', 140, 50, 'high'],
    ['systolic', 139, 50, null],
    ['systolic', 85, 7, null],
    ['diastolic', 90, 50, 'high'],
    ['temperature', 100.4, 3, 'high'],
    ['temperature', 98.6, null, null],
    ['spo2', 94, null, 'low'],
    ['glucose', 200, 60, 'high'],
    ['pulse', 130, null, null],
    ['weight', 200, 40, null],
    ['pain', 8, 20, 'high'],
  ] as const)('%s of %d at %s years: %s', (kind, value, age, flag) => {
    const told = age === null ? null : { years: age, days: null };
    expect(flagOfVital(kind, value, told)).toBe(flag);
  });

  it.each([
    ['pulse', 195, 10, null],
    ['pulse', 195, 40, 'high'],
    ['systolic', 64, 28, null],
    ['systolic', 64, 29, 'low'],
    ['respiration', 58, 59, null],
    ['respiration', 60, 59, 'high'],
    ['respiration', 58, 60, 'high'],
  ] as const)('%s of %d at %d days: %s', (kind, value, days, flag) => {
    expect(flagOfVital(kind, value, { years: 0, days })).toBe(flag);
  });
});

describe('an implausible value', () => {
  it.each([
    ['temperature', 986, 98.6],
    ['temperature', 37, 98.6],
    ['temperature', 98.6, null],
    ['height', 1.62, 162],
    ['height', 66, null],
    ['weight', 345, null],
    ['weight', 3_200, null],
    ['spo2', 970, 97],
    ['pulse', 880, 88],
    ['pulse', 0, null],
    ['pain', 40, 4],
  ] as const)('%s of %d is probably %s', (kind, value, meant) => {
    expect(probablyMeant(kind, value)).toBe(meant);
  });

  it('is never the suggestion', () => {
    const values = Array.from({ length: 9_999 }, (_, at) => at);
    for (const kind of VITAL_KINDS) {
      const meant = values.flatMap((value) => probablyMeant(kind, value) ?? []);
      expect(meant.filter((value) => !isPlausible(kind, value))).toEqual([]);
    }
  });
});

it('computes the body mass index of plausible values', () => {
  expect(bodyMassIndex(34, 140)).toBe(17.3);
  expect(bodyMassIndex(34, 1.4)).toBeNull();
  expect(fahrenheitOf(38.5)).toBe(101.3);
});
