import { expect, it } from 'vitest';
import { ToldInOrder } from './told-in-order.ts';

const at = (seq: number, isSign = false) => ({ seq, isSign, now: 0 });

it('notices a notice that is missing, by the next one or by a sign of life', () => {
  const told = new ToldInOrder();
  expect(told.hear('a', at(7))).toBe('next');
  expect(told.hear('a', at(8))).toBe('next');
  expect(told.hear('a', at(8, true))).toBe('again');
  expect(told.hear('a', at(10))).toBe('after a gap');
  expect(told.hear('a', at(9))).toBe('again');
  expect(told.hear('a', at(11, true))).toBe('after a gap');
  expect(told.hear('a', at(12))).toBe('next');
  expect(told.hear('b', at(3, true))).toBe('next');
});

it('notices a server that falls silent, once, but not one that has stopped', () => {
  const told = new ToldInOrder();
  told.hear('a', { seq: 1, isSign: false, now: 100 });
  told.hear('b', { seq: 1, isSign: false, now: 100 });
  told.leave('b');
  expect(told.dropSilent(100)).toBe(false);
  expect(told.dropSilent(101)).toBe(true);
  expect(told.dropSilent(101)).toBe(false);
});
