import { describe, expect, it } from 'vitest';
import { indexTests } from '../ai/matching/match-test.rules.ts';
import { readTypedTests } from './typed-tests.rules.ts';

const [CBC, LFT, KFT, HB, HBA1C] = [
  'Complete Blood Count (CBC)',
  'Liver Function Test (LFT)',
  'Kidney Function Test (KFT)',
  'Haemoglobin',
  'HbA1c',
] as const;
const DENGUE = 'Dengue NS1, IgM, IgG';
const KNEES = ['X-Ray Knee AP', 'X-Ray Knee Lateral'];
const CATALOGUE = indexTests(
  [CBC, LFT, KFT, HB, HBA1C, DENGUE, ...KNEES].map((name) => ({ id: `id of ${name}`, name })),
);

const read = (typed: string) => {
  const { found, left } = readTypedTests(typed, CATALOGUE);
  return [found.map(({ name }) => name), left];
};

describe('tests that are typed at once', () => {
  it.each([
    ['CBC, LFT, RFT', [CBC, LFT, KFT], []],
    ['cbc lft rft', [CBC, LFT, KFT], []],
    ['CBC; LFT\nKFT', [CBC, LFT, KFT], []],
    ['cbc + lft & rft', [CBC, LFT, KFT], []],
    ['rft', [KFT], []],
    ['cbc, CBC, lft', [CBC, LFT], []],
  ])('%j', (typed, found, left) => {
    expect(read(typed)).toEqual([found, left]);
  });

  it('are never a test that only begins like one', () => {
    expect(read('hb')).toEqual([[HB], []]);
  });

  it('are one test when its name has commas', () => {
    expect(read(DENGUE)).toEqual([[DENGUE], []]);
  });

  it('leave the parts that are no test, or may be one of several', () => {
    expect(read('cbc, xyz, lft')).toEqual([[CBC, LFT], ['xyz']]);
    expect(read('cbc, x-ray knee')).toEqual([[CBC], ['x-ray knee']]);
    expect(read('xyz')).toEqual([[], ['xyz']]);
  });
});
