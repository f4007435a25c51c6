import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LabRange } from './lab-range.ts';
import { boundsText, normalText, parseRanges, rangesText } from './range-text.rules.ts';

describe('a text', () => {
  const below = (high: number) => ({ high, high_excluded: true });
  const above = (low: number) => ({ low, low_excluded: true });
  it.each<[string, LabRange[]]>([
    ['70-110', [{ low: 70, high: 110 }]],
    ['70 – 110 mg/dL', [{ low: 70, high: 110 }]],
    ['0.4 to 4.2 µIU/mL', [{ low: 0.4, high: 4.2 }]],
    ['4,000 - 11,000 /cu.mm', [{ low: 4_000, high: 11_000 }]],
    ['1,50,000-4,50,000', [{ low: 150_000, high: 450_000 }]],
    ['4.0-11.0 x10^3/uL', [{ low: 4, high: 11 }]],
    ['40-75%', [{ low: 40, high: 75 }]],
    ['11.5-16 gm%', [{ low: 11.5, high: 16 }]],
    ['-2 to +2', [{ low: -2, high: 2 }]],
    ['< 200', [below(200)]],
    ['<200 mg/dl', [below(200)]],
    ['> 40', [above(40)]],
    ['≤ 5', [{ high: 5 }]],
    ['Upto 40 U/L', [{ high: 40 }]],
    ['>= 30', [{ low: 30 }]],
    ['≥ 30 and < 100', [{ low: 30, ...below(100) }]],
    [
      'M: 13-17; F: 12-15',
      [
        { sex: 'M', low: 13, high: 17 },
        { sex: 'F', low: 12, high: 15 },
      ],
    ],
    [
      'Male : 13.5-17.5 gm%  Female : 12-15.5 gm%',
      [
        { sex: 'M', low: 13.5, high: 17.5 },
        { sex: 'F', low: 12, high: 15.5 },
      ],
    ],
    [
      'Men < 15, Women < 20',
      [
        { sex: 'M', ...below(15) },
        { sex: 'F', ...below(20) },
      ],
    ],
    [
      '3.4-7 (M), 2.4-6 (F)',
      [
        { sex: 'M', low: 3.4, high: 7 },
        { sex: 'F', low: 2.4, high: 6 },
      ],
    ],
    [
      '0-12 y: 10-14; M 13+ y: 13-17; F, 13+ years: 12-15',
      [
        { age_from: 0, age_to: 12, low: 10, high: 14 },
        { sex: 'M', age_from: 13, low: 13, high: 17 },
        { sex: 'F', age_from: 13, low: 12, high: 15 },
      ],
    ],
    [
      '< 18 yrs: 1-2\n> 17 yrs: 2-3',
      [
        { age_to: 17, low: 1, high: 2 },
        { age_from: 18, low: 2, high: 3 },
      ],
    ],
    [
      '3.5-5.1 (critical < 2.8, > 6.2)',
      [{ low: 3.5, high: 5.1, critical_low: 2.8, critical_high: 6.2 }],
    ],
    ['(critical > 500)', [{ critical_high: 500 }]],
  ])('%j is parsed', (text, ranges) => {
    expect(parseRanges(text)).toEqual(ranges);
  });

  it.each([
    '',
    'Nil',
    'Pale yellow',
    '< 1:80',
    '1:20',
    'Desirable: < 200; Borderline: 200-239; High: >= 240',
    '110-70',
    '70-110; 80-120',
    'M: 13-17; M 12+ y: 12-15',
    'Fasting 70-110',
    '> 10 Positive',
    '1,50',
    '5',
    '70-110 (fasting)',
    '70-110 (critical)',
    '70-110 (critical < 80)',
    'M: 13-17; F: twelve',
  ])('%j is not parsed and gives no range', (text) => {
    expect(parseRanges(text)).toEqual([]);
  });

  const bound = fc.integer({ min: -10_000, max: 10_000 }).map((cents) => cents / 100);
  const age = fc.integer({ min: 0, max: 120 });
  const range = fc
    .record(
      {
        sex: fc.constantFrom('M' as const, 'F' as const),
        ages: fc.tuple(age, age),
        limits: fc.tuple(bound, bound, bound, bound),
        has: fc.subarray(['low', 'high', 'critical_low', 'critical_high', 'age_from', 'age_to']),
        excluded: fc.boolean(),
      },
      { requiredKeys: ['limits', 'has', 'ages', 'excluded'] },
    )
    .map(({ sex, ages, limits, has, excluded }): LabRange => {
      const [critical_low, low, high, critical_high] = limits.sort((a, b) => a - b);
      const [age_from, age_to] = ages.sort((a, b) => a - b);
      const all = { critical_low, low, high, critical_high, age_from, age_to };
      const given = Object.entries(all).filter(([name]) => has.includes(name));
      return {
        ...(sex && { sex }),
        ...Object.fromEntries(given),
        ...(excluded && has.includes('high') && { high_excluded: true }),
      };
    })
    .filter((one) => LabRange.safeParse(one).success);

  it('formatted from a range parses back to that range', () => {
    fc.assert(
      fc.property(range, (one) => {
        expect(parseRanges(rangesText([one]))).toEqual([one]);
      }),
    );
  });

  it('of any kind never throws', () => {
    const token = fc.constantFrom(
      'M',
      'F',
      ':',
      ';',
      ',',
      '<',
      '>',
      '-',
      ' ',
      '(',
      ')',
      '7',
      '12',
      'y',
      'critical',
      'to',
      'mg/dL',
      '%',
      '.',
      '\n',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(token, { maxLength: 20 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (any) => {
        for (const one of parseRanges(any)) expect(LabRange.safeParse(one).success).toBe(true);
      }),
    );
  });

  it('for a report contains only the normal range', () => {
    expect(boundsText({ sex: 'M', low: 13, high: 17, critical_low: 7 })).toBe('13-17');
    expect(boundsText({ critical_low: 7 })).toBe('');
    expect(boundsText({ low: 5, low_excluded: true, high: 9 })).toBe('> 5 and ≤ 9');
  });

  it.each([
    ['4.6-8.0'],
    ['M: 4.0-6.0 (critical < 2.0, > 9.50); F: 3.5-5'],
    ['< 200.00'],
    ['-2.0 to 2.0'],
    ['> 1.50 and < 3.0'],
  ])('keeps the decimals of %s as entered', (entered) => {
    const ranges = parseRanges(entered);
    expect(rangesText(ranges, entered)).toBe(entered);
    expect(normalText({ ranges, normal_range: entered })).toBe(entered);
  });

  it('takes decimals from nothing but the same number, and at most six', () => {
    const [range] = parseRanges('4-8');
    expect(range && boundsText(range, '4.0-9.00')).toBe('4.0-8');
    expect(range && boundsText(range, `4-8.${'0'.repeat(300)}`)).toBe('4-8.000000');
  });
});
