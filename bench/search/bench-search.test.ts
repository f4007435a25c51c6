import { expect, inject, it } from 'vitest';
import { benchSearch } from './bench-search.ts';
import { percentiles } from './percentiles.ts';

it('runs on a small clinic, and every kind of search finds its patient', async () => {
  const said: string[] = [];
  const { kinds, all } = await benchSearch({
    patients: 5_000,
    rounds: 1,
    share: 10,
    say: (text) => said.push(text),
    cluster: JSON.parse(inject('cluster')),
  });
  expect(kinds.filter(({ found }) => found === 0).map(({ kind }) => kind)).toEqual(['no match']);
  expect(all.count).toBeGreaterThan(30);
  expect(said.join('\n')).toMatch(/pgbench/);
}, 120_000);

it.each([
  [[5, 1, 4, 2, 3], 3, 5],
  [[7], 7, 7],
])('the percentiles of %j', (times, p50, p95) => {
  expect(percentiles(times)).toMatchObject({ count: times.length, p50, p95 });
});
