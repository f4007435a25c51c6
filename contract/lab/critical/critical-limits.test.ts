import { describe, expect, it } from 'vitest';
import { flagOfResult, limitsFor } from '../results/lab-range.rules.ts';
import { criticalText, parseCriticalText } from './critical-text.rules.ts';
import { USUAL_LIMITS } from './usual-limits.data.ts';

const adult = { gender: 'F', age: 40 } as const;
const newborn = { gender: 'M', age: 0 } as const;
const parameter = (name: string, unit: string | null, normal_range = '') => ({
  ...{ name, unit, normal_range, type: 'number' as const, ranges: [] },
});
const flag = (name: string, unit: string | null, range: string, value: number | string) =>
  flagOfResult(parameter(name, unit, range), value, adult);

describe('the usual critical limits', () => {
  it.each([
    ['Haemoglobin', 'g/dL', '12-15', 6.2, 'critical_low'],
    ['Hb', 'gm%', '', 6.2, 'critical_low'],
    ['HGB', 'g/L', '120-150', 62, 'critical_low'],
    ['Haemoglobin (Hb)', null, '120-150', 62, 'critical_low'],
    ['Haemoglobin (Hb)', null, '12-15', 6.2, 'critical_low'],
    ['Platelet Count', '/µL', '150000-410000', 18_000, 'critical_low'],
    ['Platelet Count', '/cumm', '1,50,000-4,10,000', 18_000, 'critical_low'],
    ['Platelets', 'lakhs/cumm', '1.5-4.1', 0.18, 'critical_low'],
    ['Platelets', 'lakh', '1.5-4.1', 1.8, 'none'],
    ['PLT', 'x10³/µL', '150-410', 18, 'critical_low'],
    ['PLT', '10^9/L', '', 18, 'critical_low'],
    ['S. Potassium', 'mmol/L', '3.5-5.1', 6.6, 'critical_high'],
    ['Serum Potassium (K+)', 'mEq/L', '', 2.4, 'critical_low'],
    ['Sodium', 'mmol/L', '135-145', 119, 'critical_low'],
    ['Random Blood Sugar', 'mg/dL', '70-140', 500, 'critical_high'],
    ['Glucose', 'mmol/L', '3.9-5.5', 2.2, 'critical_low'],
    ['INR', null, '', 5.4, 'critical_high'],
    ['Platelet Count', '/µL', '150000-410000', '<20000', 'critical_low'],
  ])('%s in %s, normal %s: %s is %s', (name, unit, range, value, found) => {
    expect(flag(name, unit, range, value)).toBe(found);
  });

  it.each([
    ['Haemoglobin', null, '', 6.2],
    ['Haemoglobin', 'g/dL', '120-150', 62],
    ['Haemoglobin', 'mmol/L', '', 4],
    ['Platelet Count', '/µL', '1.5-4.1', 0.18],
    ['Platelet Count', null, '', 18],
    ['Sodium', 'mmol/L', '40-220', 60],
    ['Sodium (Urine)', 'mmol/L', '', 60],
    ['Ionised Calcium', 'mg/dL', '', 4.6],
    ['HbA1c', '%', '4-5.7', 5],
    ['Hb A2', '%', '1.5-3.5', 3],
    ['MCH', 'pg', '27-32', 6],
  ])(
    '%s in %s, normal %s, has none: the scale is uncertain or different',
    (...[name, unit, range, value]) => {
      expect(flag(name, unit, range, value)).not.toMatch(/^critical/);
    },
  );

  it('of bilirubin apply to newborns of known age', () => {
    const bilirubin = parameter('Total Bilirubin', 'mg/dL', '0.3-1.2');
    expect(flagOfResult(bilirubin, 18, newborn)).toBe('critical_high');
    expect(flagOfResult(bilirubin, 18, adult)).toBe('high');
    expect(flagOfResult(bilirubin, 18, { gender: 'M', age: null })).toBe('high');
  });

  it('are outside of the normal range, and each name is listed once', () => {
    const names = USUAL_LIMITS.flatMap((analyte) => analyte.names);
    expect(new Set(names).size).toBe(names.length);
    for (const { low = 0, high = Infinity, normal, ageTo } of USUAL_LIMITS) {
      expect(low).toBeLessThan(normal[0]);
      if (ageTo === undefined) expect(high).toBeGreaterThan(normal[1]);
    }
  });
});

describe('the effective limits', () => {
  const haemoglobin = parameter('Haemoglobin', 'g/dL', '18+ y: 12-15 (critical < 8)');
  it('are the laboratory’s own, then those of the range, then the usual ones', () => {
    expect(limitsFor(haemoglobin, adult)).toMatchObject({ critical_low: 8 });
    expect(limitsFor(haemoglobin, newborn)).toEqual({ critical_low: 7, critical_high: 20 });
    expect(limitsFor({ ...haemoglobin, critical: { low: 6 } }, adult)).toEqual({
      ...{ age_from: 18, low: 12, high: 15, critical_low: 6 },
    });
    expect(limitsFor({ ...haemoglobin, critical: {} }, newborn)).toBeUndefined();
  });

  it.each([
    ['< 7, > 20', { low: 7, high: 20 }],
    ['<20,000', { low: 20_000 }],
    ['> 6.5 or < 2.5', { low: 2.5, high: 6.5 }],
    ['none', {}],
    [' ', null],
    ['7', undefined],
    ['< 20, > 7', undefined],
  ])('typed as %j are %o', (text, limits) => {
    expect(parseCriticalText(text)).toEqual(limits);
  });

  it('round-trip between text and values', () => {
    for (const limits of [{ low: 7, high: 20 }, { high: 5 }, { low: 1.5 }, {}]) {
      expect(parseCriticalText(criticalText(limits))).toEqual(limits);
    }
  });
});
