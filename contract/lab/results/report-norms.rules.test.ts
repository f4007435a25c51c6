import { describe, expect, it } from 'vitest';
import { normsOf } from './report-norms.rules.ts';

const hb = {
  name: 'Hb',
  type: 'number' as const,
  normal_range: 'see chart',
  unit: 'g/dL',
  ranges: [
    { sex: 'M' as const, low: 13, high: 17, critical_low: 7 },
    { sex: 'F' as const, low: 12, high: 15, critical_low: 7 },
  ],
};
const malaria = { ...hb, name: 'Malaria', type: 'boolean' as const, ranges: [], unit: null };
const smear = { ...malaria, name: 'Smear', type: 'string' as const, normal_range: 'Normal' };
const tests = [{ id: 'cbc', default_parameters: [hb, { ...malaria, normal_range: 'No' }, smear] }];
const of = (values: Record<string, number | boolean | string>, gender: 'M' | 'F' | null = 'F') =>
  normsOf({ cbc: values }, { tests, person: { gender, age: 30 } });

describe('the norms of a report', () => {
  it.each([
    [12.5, 'F', '12-15', 'none'],
    [12.5, 'M', '13-17', 'low'],
    [15.5, 'F', '12-15', 'high'],
    [6.9, 'F', '12-15', 'critical_low'],
    // With an unknown sex, a value that is normal for either gets no flag.
    [12.5, null, '12-17', 'none'],
  ] as const)('%f of %s is in %s: %s', (value, gender, range, flag) => {
    expect(of({ Hb: value }, gender)).toEqual({
      cbc: { Hb: { unit: 'g/dL', range, flag, critical: '< 7' } },
    });
  });

  it('is the catalogue’s text without numbers, and a Yes may be abnormal', () => {
    expect(of({ Malaria: true, Smear: 'Clumps', Dropped: 3 })).toEqual({
      cbc: {
        Malaria: { unit: '', range: 'No', flag: 'abnormal' },
        Smear: { unit: '', range: 'Normal', flag: 'none' },
      },
    });
  });

  it('is empty for plain text', () => {
    expect(normsOf('Hb 12', { tests, person: { gender: null, age: null } })).toEqual({});
  });
});
