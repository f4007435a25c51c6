import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagOfResult } from './lab-range.rules.ts';
import { flagOfMeasured, parseMeasured } from './measured.rules.ts';
import { flagOf } from './result-flag.rules.ts';

const tsh = { low: 0.4, high: 4.2, critical_low: 0.05, critical_high: 50 };
const man = { gender: 'M', age: 40 } as const;

describe('measured values', () => {
  it.each([
    ['11,500', undefined, { value: 11_500 }],
    ['<0.01', undefined, { value: 0.01, sign: '<' }],
    ['>= 1,000', undefined, { value: 1_000, sign: '≥' }],
    ['2-4 /hpf', '/hpf', { from: 2, to: 4 }],
    ['2 to 4 /HPF', null, { from: 2, to: 4 }],
    ['2–4', 'hpf', { from: 2, to: 4 }],
    ['२-४', '/hpf', { from: 2, to: 4 }],
    ['1:80', null, undefined],
    ['2-4 weeks', '/hpf', undefined],
    ['4-2', '/hpf', undefined],
    ['4+', '/hpf', undefined],
    ['Nil', '/hpf', undefined],
  ])('of %s in %s is %o', (text, unit, measured) => {
    expect(parseMeasured(text, unit)).toEqual(measured);
  });
});

describe('the flag of a bounded value', () => {
  it.each([
    ['<0.01', 'critical_low'],
    ['<0.05', 'critical_low'],
    ['≤0.05', 'low'],
    ['<0.4', 'low'],
    ['≤0.4', 'none'],
    ['<3', 'none'],
    ['>3', 'none'],
    ['>4.2', 'high'],
    ['≥4.2', 'none'],
    ['≥4.3', 'high'],
    ['>50', 'critical_high'],
  ])('%s is %s', (text, flag) => {
    const measured = parseMeasured(text);
    expect(measured && flagOfMeasured(measured, tsh)).toBe(flag);
  });

  it('exists only if every possible number has it or a worse one', () => {
    const side = { none: 0, low: -1, critical_low: -2, high: 1, critical_high: 2, abnormal: 0 };
    const figure = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(figure, figure, (limit, distance) => {
        const meant = Math.max(distance, 1e-6);
        const below = side[flagOfMeasured({ value: limit, sign: '<' }, tsh)];
        if (below < 0) expect(side[flagOf(limit - meant, tsh)]).toBeLessThanOrEqual(below);
        const above = side[flagOfMeasured({ value: limit, sign: '>' }, tsh)];
        if (above > 0) expect(side[flagOf(limit + meant, tsh)]).toBeGreaterThanOrEqual(above);
        expect([below > 0, above < 0]).toEqual([false, false]);
      }),
    );
  });
});

describe('the flag of a text with numbers', () => {
  const pus = {
    ...{
      name: 'Pus Cells',
      type: 'string' as const,
      unit: '/hpf',
      normal_range: '0-5',
      ranges: [],
    },
  };
  it.each([
    ['2-4', 'none'],
    ['2-4 /hpf', 'none'],
    ['8-10', 'high'],
    ['4-6 /hpf', 'high'],
    ['12', 'high'],
    ['Plenty', 'none'],
  ])('%s of 0-5 is %s', (text, flag) => {
    expect(flagOfResult(pus, text, man)).toBe(flag);
  });

  it('with nil as normal is abnormal, except for nil itself', () => {
    const nil = { ...pus, normal_range: 'Nil' };
    expect(flagOfResult(nil, '2-4', man)).toBe('abnormal');
    expect(flagOfResult(nil, '0', man)).toBe('none');
    expect(flagOfResult(nil, 'Absent', man)).toBe('none');
  });

  it('of a Yes-No depends on its normal value', () => {
    const hcv = { type: 'boolean' as const, normal_range: 'Negative', ranges: [] };
    expect(flagOfResult(hcv, true, man)).toBe('abnormal');
    expect(flagOfResult(hcv, false, man)).toBe('none');
    expect(flagOfResult({ ...hcv, normal_range: 'Present' }, false, man)).toBe('abnormal');
    expect(flagOfResult({ ...hcv, normal_range: '' }, true, man)).toBe('none');
  });
});
