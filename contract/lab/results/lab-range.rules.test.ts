import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Subject } from './age-fit.rules.ts';
import { flagOfResult, rangeFor } from './lab-range.rules.ts';
import { LabRange } from './lab-range.ts';
import { flagOf } from './result-flag.rules.ts';

const man = { gender: 'M', age: 40 } as const;
const of = (ranges: LabRange[], normal_range = '') => ({ ranges, normal_range });

describe('the range for a person', () => {
  const haemoglobin = of([
    { low: 11, high: 16 },
    { sex: 'F', age_from: 13, low: 12, high: 15, critical_low: 7 },
    { sex: 'M', age_from: 13, low: 13, high: 17, critical_low: 7, critical_high: 20 },
    { age_to: 5, low: 10.5, high: 14 },
  ]);
  it.each([
    [{ gender: 'M', age: 13 }, 13, 17],
    [{ gender: 'F', age: 40 }, 12, 15],
    [{ gender: 'F', age: 12 }, 11, 16],
    [{ gender: 'M', age: 5 }, 10.5, 14],
    [{ gender: 'M', age: 6 }, 11, 16],
    [{ gender: 'O', age: 40 }, 11, 17],
    [{ gender: null, age: 3 }, 10.5, 16],
    [{ gender: 'F', age: null }, 10.5, 16],
  ] as const)('of %o is %f to %f', (person, low, high) => {
    expect(rangeFor(haemoglobin, person)).toMatchObject({ low, high });
  });

  it('of uncertain age or sex is the widest one, with limits that all ranges have', () => {
    const either = of([
      { sex: 'M', low: 13, critical_low: 7, critical_high: 20 },
      { sex: 'F', low: 12, low_excluded: true, critical_low: 6 },
    ]);
    expect(rangeFor(either, { gender: null, age: 30 })).toEqual({
      low: 12,
      low_excluded: true,
      critical_low: 6,
    });
    const contradictory = of([
      { sex: 'M', low: 13 },
      { sex: 'F', high: 12 },
    ]);
    expect(rangeFor(contradictory, { gender: 'O', age: 30 })).toBeUndefined();
  });

  it('is unknown when the person may have none; a value critical in every possible range is critical', () => {
    const ofAdults = of([
      { sex: 'M', age_from: 15, low: 13, high: 17, critical_low: 7, critical_high: 20 },
      { sex: 'F', age_from: 15, low: 12, high: 15, critical_low: 6 },
    ]);
    const flag = (value: number, person: Subject) =>
      flagOfResult({ ...ofAdults, type: 'number' }, value, person);
    const unknownAge = { gender: 'M', age: null } as const;
    const unknown = { gender: null, age: null } as const;
    const child = { gender: 'F', age: 8 } as const;
    expect(rangeFor(ofAdults, unknownAge)).toBeUndefined();
    expect([5.9, 6.5, 11].map((value) => flag(value, unknownAge))).toEqual([
      'critical_low',
      'critical_low',
      'none',
    ]);
    expect([5.9, 6.5, 25].map((value) => flag(value, unknown))).toEqual([
      'critical_low',
      'none',
      'none',
    ]);
    expect(flag(5.9, child)).toBe('none');
  });

  it('is parsed from the text when there are no ranges, and is none for other ages', () => {
    expect(rangeFor(of([], 'M: 13-17; F: 12-15'), man)).toEqual({ sex: 'M', low: 13, high: 17 });
    expect(rangeFor(of([{ age_from: 60, low: 1 }], '70-110'), man)).toBeUndefined();
    expect(rangeFor(of([], 'Pale yellow'), man)).toBeUndefined();
  });
});

describe('the flag of a value', () => {
  const potassium = { low: 3.5, high: 5.1, critical_low: 2.8, critical_high: 6.2 };
  it.each([
    [2.7, 'critical_low'],
    [2.8, 'low'],
    [3.49, 'low'],
    [3.5, 'none'],
    [5.1, 'none'],
    [5.11, 'high'],
    [6.2, 'high'],
    [6.21, 'critical_high'],
    [Number.NaN, 'none'],
  ] as const)('%f is %s', (value, flag) => {
    expect(flagOf(value, potassium)).toBe(flag);
  });

  it('applies at the limit itself when the limit is excluded', () => {
    expect(flagOf(5.7, { high: 5.7, high_excluded: true })).toBe('high');
    expect(flagOf(40, { low: 40, low_excluded: true })).toBe('low');
    expect(flagOf(40, undefined)).toBe('none');
  });

  it.each([
    ['number', '70-110', 150, 'high'],
    ['number', '', 150, 'none'],
    ['boolean', 'Negative', true, 'abnormal'],
    ['boolean', 'No', false, 'none'],
    ['boolean', '', true, 'none'],
    ['string', 'Nil', '1+', 'abnormal'],
    ['string', 'nil ', 'Absent', 'none'],
    ['string', 'Nil', '', 'none'],
    ['string', 'Pale yellow', 'Red', 'none'],
  ] as const)('of a %s with normal %j, %j is %s', (type, normal, value, flag) => {
    expect(flagOfResult({ type, ...of([], normal) }, value, man)).toBe(flag);
  });

  const finite = fc.integer({ min: -1_000, max: 1_000 });
  it('never gets less severe further out', () => {
    const severity = { none: 0, low: 1, high: 1, critical_low: 2, critical_high: 2, abnormal: 9 };
    fc.assert(
      fc.property(fc.tuple(finite, finite, finite, finite), finite, finite, (limits, a, b) => {
        const [critical_low, low, high, critical_high] = limits.sort((x, y) => x - y) as [
          number,
          number,
          number,
          number,
        ];
        const range = { critical_low, low, high, critical_high };
        const middle = (low + high) / 2;
        const [near, far] = [a, b].sort((x, y) => Math.abs(x - middle) - Math.abs(y - middle)) as [
          number,
          number,
        ];
        if (near < middle !== far < middle) return;
        expect(severity[flagOf(far, range)]).toBeGreaterThanOrEqual(severity[flagOf(near, range)]);
      }),
    );
  });
});

describe('a range', () => {
  it.each([
    [{}, 'A range needs at least one limit.'],
    [{ sex: 'M' }, 'A range needs at least one limit.'],
    [{ low: 5, high: 4 }, /^The low limit must be below/],
    [{ low: 5, critical_low: 6 }, /^The low limit must be below/],
    [{ low: 5, high: 9, critical_high: 8 }, /^The low limit must be below/],
    [{ critical_low: 6, high: 5 }, /^The low limit must be below/],
    [{ low: 1, age_from: 12, age_to: 11 }, /^The ages of a range/],
    [{ low: 1, age_from: 1.5 }, /^The ages of a range/],
    [{ low: 1e10 }, /^The limits of a range/],
    [{ low: 0.1234567 }, /^The limits of a range/],
    [{ low: '5' }, /^The limits of a range/],
    [{ low: 1, sex: 'O' }, 'A range is for M, for F, or for both.'],
  ])('cannot be %o', (range, message) => {
    expect(LabRange.safeParse(range).error?.issues[0]?.message).toMatch(message);
  });
});
