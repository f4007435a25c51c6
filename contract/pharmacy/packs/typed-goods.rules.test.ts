import { expect, it } from 'vitest';
import { typedGoods } from './typed-goods.rules.ts';

const strips = { pack: 'strip of 10', unit: 'tablet' };

it.each([
  ['20+2', { pieces: 22, free: 2 }],
  [' 20 + 2 free ', { pieces: 22, free: 2 }],
  ['1,000+100', { pieces: 1_100, free: 100 }],
  ['20 + 0', { pieces: 20, free: 0 }],
  ['10s+2s', { pieces: 120, free: 20 }],
  ['10 strips + 1 strip free', { pieces: 110, free: 10 }],
  ['२०+२', { pieces: 22, free: 2 }],
])('%s are bought and free pieces', (text, goods) => {
  expect(typedGoods(text, strips)).toEqual(goods);
});

it.each(['20', '', '20+', '+2', '-20+2', '20+2+1', '1.5+1', '2 strips + 5', 'a+b', '20-2'])(
  '%s has no free pieces',
  (text) => expect(typedGoods(text, strips)).toBeNull(),
);

it('strips of a drug without a known pack are not read', () => {
  expect(typedGoods('10s+2s', { pack: null, unit: null })).toBeNull();
});
