import { expect, it } from 'vitest';
import { inStrips, typedPacks } from './typed-packs.rules.ts';

const of = (pack: string | null, unit: string | null = 'tablet') => ({ pack, unit });

it.each<[string, string | null, number | null]>([
  ['2 strips', 'strip of 15', 30],
  ['2s', "15's", 30],
  ['2 S', '10x10', 20],
  ['1 strip', '10 TAB', 10],
  ['2 str', 'strip of 15', 30],
  ['2s+5', 'strip of 15', 35],
  ['2 strips + ', 'strip of 15', 30],
  ['-1 strip', 'strip of 15', -15],
  ['3 packs', '10×10', 300],
  ['1 box', 'box of 100', 100],
  ['1 strip', 'box of 100', null],
  ['2 strips', null, null],
  ['2 strips', '100 ml', null],
  ['20', 'strip of 15', null],
  ['2 syrups', 'strip of 15', null],
  ['1.5 strips', 'strip of 15', null],
])('“%s” of a pack “%s” is %s pieces', (typed, pack, pieces) => {
  expect(typedPacks(typed, of(pack))).toBe(pieces);
});

it('is not converted for a drug that is counted in strips', () => {
  expect([typedPacks('2s', of('strip of 15', 'strip')), inStrips(30, of("15's", 'strip'))]).toEqual(
    [null, null],
  );
});

it.each<[number, string | null]>([
  [30, '2 strips = 30 tablets'],
  [15, '1 strip = 15 tablets'],
  [35, '2 strips + 5 = 35 tablets'],
  [-15, '1 strip = 15 tablets'],
  [9, null],
  [Number.NaN, null],
])('%s pieces are shown as %s', (pieces, said) => {
  expect(inStrips(pieces, of('strip of 15'))).toBe(said);
});

it('shows pieces without a unit as a number', () => {
  expect(inStrips(20, of('10x10', null))).toBe('2 strips = 20');
});
