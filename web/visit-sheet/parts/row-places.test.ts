import { expect, it } from 'vitest';
import type { OrderLineDraft } from '#web/pharmacy/index.ts';
import { inItsPlace, placesWith } from './row-places.ts';

const rows = (ids: string) => [...ids].map((drugId) => ({ drugId }) as OrderLineDraft);
const of = (lines: readonly OrderLineDraft[]) => lines.map(({ drugId }) => drugId).join('');

it.each([
  ['CD', 'A', 'ACD'],
  ['CD', 'B', 'BCD'],
  ['ACD', 'B', 'ABCD'],
  ['BCD', 'A', 'ABCD'],
  ['ACDE', 'B', 'ABCDE'],
  ['', 'B', 'B'],
])('%s with %s brought back is %s', (now, back, whole) => {
  const places = placesWith(placesWith([], rows('ABCD')), rows('BCD'));
  expect(of(inItsPlace(rows(now), rows(back)[0]!, places))).toBe(whole);
});

it('a row that was removed keeps its place among new ones', () => {
  const places = placesWith(placesWith([], rows('AB')), rows('BX'));
  expect(places.join('')).toBe('ABX');
});
