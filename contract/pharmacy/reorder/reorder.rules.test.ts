import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesInPack, quantityOf, reorderOf } from './reorder.rules.ts';

it.each([
  ['strip of 15', 'tablet', 15],
  ['10×10', null, 100],
  ['10 x 10 tabs', 'tablet', 100],
  ['10’s', 'capsule', 10],
  ['bottle of 100', 'tablet', 100],
  ['strip of 15', 'strip', null],
  ['100 ml', 'bottle', null],
  ['200 doses', 'inhaler', null],
  ['strip of 1', 'tablet', null],
  ['', 'tablet', null],
])('%s of a drug counted in %s holds %s', (pack, unit, pieces) => {
  expect(piecesInPack({ pack, unit })).toBe(pieces);
});

it('suggests whole packs for the cover', () => {
  const demand = { sold: 60, days: 30, stock: 10, cover: 30, perPack: 15 };
  expect(reorderOf(demand)).toEqual({ daysLeft: 5, packs: 4, pieces: 60 });
  expect(reorderOf({ ...demand, perPack: null })).toEqual({ daysLeft: 5, packs: null, pieces: 50 });
  expect(reorderOf({ ...demand, sold: -2 })).toEqual({ daysLeft: null, packs: 0, pieces: 0 });
});

it('suggests enough for the cover, and less than a pack too much', () => {
  const whole = (min: number, max: number) => fc.integer({ min, max });
  const demand = fc.record({
    ...{ sold: whole(-50, 5_000), days: fc.constantFrom(30, 60, 90), stock: whole(0, 5_000) },
    ...{ cover: whole(1, 365), perPack: fc.option(whole(2, 100)) },
  });
  fc.assert(
    fc.property(demand, (one) => {
      const { pieces } = reorderOf(one);
      const needed = (Math.max(0, one.sold) * one.cover) / one.days - one.stock;
      expect(pieces).toBeGreaterThanOrEqual(needed);
      expect(pieces).toBeLessThan(Math.max(0, needed) + (one.perPack ?? 1));
    }),
  );
});

it.each([
  [1, 'tube', '1 tube'],
  [39, 'tube', '39 tubes'],
  [0, 'Tablet', '0 Tablets'],
  [2, 'box', '2 boxes'],
  [60, 'tablets', '60 tablets'],
  [200, 'ml', '200 ml'],
  [5, ' ', '5'],
  [5, null, '5'],
])('writes %i of %s as %s', (pieces, unit, written) => {
  expect(quantityOf(pieces, unit)).toBe(written);
});
