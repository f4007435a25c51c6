import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagOfResult } from './lab-range.rules.ts';
import { checkReport, readContent, typedValue } from './report-content.rules.ts';

const parameter = (name: string, type: 'string' | 'number' | 'boolean') => ({ name, type });
const cbc = {
  id: 'cbc',
  name: 'CBC',
  default_parameters: [
    parameter('Hb', 'number'),
    parameter('Malaria', 'boolean'),
    parameter('Smear', 'string'),
  ],
};
const xray = { id: 'xray', name: 'X-ray', default_parameters: [] };
const check = (content: unknown, options: Partial<Parameters<typeof checkReport>[1]> = {}) =>
  checkReport(typeof content === 'string' ? content : JSON.stringify(content), {
    tests: [cbc, xray],
    ...options,
  });

describe('a report', () => {
  it('keeps each value by its parameter’s type and drops blank ones', () => {
    expect(
      check({
        cbc: { Hb: ' 13.2 ', Malaria: 'Yes', Smear: 'Normal' },
        xray: { 'Report Content': '  ' },
      }),
    ).toEqual({ content: { cbc: { Hb: 13.2, Malaria: true, Smear: 'Normal' } } });
    expect(check({ cbc: { Hb: 0, Malaria: false, Smear: null } })).toEqual({
      content: { cbc: { Hb: 0, Malaria: false } },
    });
  });

  it('lists every value of a wrong type', () => {
    const bad = { Hb: 'high', Malaria: 'maybe', Smear: 'x'.repeat(10_001), Gone: 1 };
    expect(check({ cbc: bad, other: {} })).toEqual({
      errors: {
        'cbc.Hb': 'Hb must be a number.',
        'cbc.Malaria': 'Malaria must be Yes or No.',
        'cbc.Smear': 'Smear must be text of at most 10,000 characters.',
        'cbc.Gone': 'CBC has no value called Gone.',
        other: 'This test is not in the order.',
      },
    });
  });

  it('names the unit of the test for a value in another one', () => {
    const sugar = { name: 'Glucose', type: 'number' as const, unit: 'mg/dL' };
    const tests = [{ ...cbc, default_parameters: [sugar, parameter('Hb', 'number')] }];
    const refused = (Glucose: string) => check({ cbc: { Glucose } }, { tests }).errors;
    for (const typed of ['4.2 mmol/L', '< 4.2 mmol/L', '४.२ mmol/l']) {
      expect(refused(typed)).toEqual({ 'cbc.Glucose': 'Glucose must be a number in mg/dL.' });
    }
    expect(refused('high')).toEqual({ 'cbc.Glucose': 'Glucose must be a number.' });
    expect(check({ cbc: { Hb: '7.2 g/L' } }, { tests }).errors).toEqual({
      'cbc.Hb': 'Hb must be a number.',
    });
  });

  it.each([['{}'], ['{"cbc":{"Smear":" "}}'], ['  ']])('is not empty: %j', (text) => {
    expect(check(text)).toEqual({ errors: { report_content: 'Report content cannot be empty.' } });
  });

  it.each([['[1]'], ['{"cbc":1}'], ['{"cbc":{"Hb":[1]}}'], ['Hb is fine']])(
    'of tests with parameters cannot be %j',
    (text) => {
      const errors = { report_content: 'The report content cannot be read.' };
      expect(check(text)).toEqual({ errors });
    },
  );

  it('is free text for tests without parameters, and stays so', () => {
    expect(check('Lungs clear', { tests: [xray] })).toEqual({ content: 'Lungs clear' });
    expect(check('Hb 13', { standing: 'Hb 12' })).toEqual({ content: 'Hb 13' });
    const values = { xray: { 'Report Content': 'Lungs clear' } };
    expect(check(values)).toEqual({ content: values });
  });

  it('keeps values whose parameter was removed from the catalogue', () => {
    const standing = { cbc: { Gone: 4 } };
    expect(check({ cbc: { Gone: '5' } }, { standing })).toEqual({ content: { cbc: { Gone: 5 } } });
    expect(check({ cbc: { Gone: 'x' } }, { standing }).errors).toBeDefined();
  });

  it.each(['toString', 'constructor'])('rejects %s for an unknown test', (name) => {
    const standing = { cbc: { Hb: 12 } };
    expect(check({ cbc: { [name]: 'x' } }, { standing }).errors).toEqual({
      [`cbc.${name}`]: `CBC has no value called ${name}.`,
    });
  });

  it('parses any text without throwing and never keeps an invalid number', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (text, json) => {
        readContent(text);
        check(text);
        check(json);
        const number = typedValue({ type: 'number' }, text);
        const isBounded = typeof number === 'string' && /^[<>≤≥]?-?[\d.]+$/.test(number);
        expect(number === undefined || isBounded || Number.isFinite(number)).toBe(true);
      }),
    );
  });
});

describe('a value as a laboratory writes it', () => {
  const number = (unit?: string) => ({ type: 'number' as const, ...(unit && { unit }) });
  it.each([
    ['11,500', '/µL', 11_500],
    ['1,50,000', '/µL', 150_000],
    ['13.2 g/dL', 'g/dL', 13.2],
    ['.5', undefined, 0.5],
    ['<0.01', 'ng/mL', '<0.01'],
    ['> 1,000', undefined, '>1000'],
    ['<= 5', undefined, '≤5'],
    ['6.0', undefined, '6.0'],
    ['6.50', undefined, '6.50'],
    ['13.20 g/dL', 'g/dL', '13.20'],
    ['1,500.00', '/µL', '1500.00'],
    ['−0.50', undefined, '-0.50'],
    ['<0.10', 'ng/mL', '<0.10'],
    ['6.', undefined, 6],
    ['13.2000000000000000001', undefined, 13.2],
    ['2-4', '/hpf', '2-4'],
    ['Occasional', 'hpf', 'Occasional'],
    ['8', '/HPF', 8],
    ['13-2', 'g/dL', undefined],
    ['1,5', 'mmol/L', undefined],
    ['13.2 mg/dL', 'g/dL', undefined],
    ['<x', undefined, undefined],
    ['७.२', 'g/dL', 7.2],
    ['<०.०१', 'ng/mL', '<0.01'],
    ['१,५०,०००', '/µL', 150_000],
    ['७.० g/dL', 'g/dL', '7.0'],
  ])('%s of a number in %s is %s', (text, unit, kept) => {
    expect(typedValue(number(unit), text)).toBe(kept);
  });

  it('has the same flag with zeros after its decimals', () => {
    const ranges = ['5.5-6.5', '<6', '>=6', 'Negative', ''];
    const zeros = fc.integer({ min: 1, max: 4 }).map((count) => '0'.repeat(count));
    const tenths = fc.integer({ min: -10, max: 90 });
    fc.assert(
      fc.property(fc.constantFrom(...ranges), tenths, zeros, (normal_range, tenth, padding) => {
        const parameter = { ...number(), normal_range, ranges: [] };
        const person = { gender: 'M', age: 40 } as const;
        const value = typedValue(parameter, `${(tenth / 10).toFixed(1)}${padding}`) ?? '';
        expect(value).toBeTypeOf('string');
        expect(flagOfResult(parameter, value, person)).toBe(
          flagOfResult(parameter, tenth / 10, person),
        );
      }),
    );
  });

  it.each([
    ['Negative', false],
    ['non-reactive', false],
    ['NOT  DETECTED', false],
    ['Positive', true],
    ['Reactive', true],
    ['maybe', undefined],
  ])('%s of a Yes-No is %s', (text, kept) => {
    expect(typedValue({ type: 'boolean' }, text)).toBe(kept);
  });
});
