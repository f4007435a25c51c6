import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('shares one run among the calls that arrived before it began, and no earlier one', async () => {
  const ends: ((value: number) => void)[] = [];
  const shared = inTurns<number>();
  const call = () => shared('a', () => new Promise((resolve) => ends.push(resolve)));
  const first = call();
  const later = [call(), call(), call()];
  expect(ends).toHaveLength(1);
  ends[0]?.(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  const last = call();
  ends[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  await Promise.resolve();
  ends[2]?.(3);
  expect(await last).toBe(3);
});

it('rejects the calls that shared a failed run, and runs again for the next', async () => {
  const shared = inTurns<number>();
  const failing = shared('a', () => Promise.reject(new Error('lost')));
  const next = shared('a', async () => 2);
  await expect(failing).rejects.toThrow('lost');
  expect(await next).toBe(2);
  expect(await shared('a', async () => 3)).toBe(3);
});
