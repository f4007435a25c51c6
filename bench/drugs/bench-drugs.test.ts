import { expect, inject, it } from 'vitest';
import { benchDrugs } from './bench-drugs.ts';

it('runs on a small pharmacy, and its searches return results', async () => {
  const said: string[] = [];
  const { reply, search, found } = await benchDrugs({
    drugs: 1_000,
    rounds: 2,
    say: (text) => said.push(text),
    cluster: JSON.parse(inject('cluster')),
  });
  expect(reply.count).toBe(1);
  expect(search.count).toBeGreaterThan(5);
  expect(found).toBeGreaterThan(20);
  expect(said.join('\n')).toMatch(/GET \/api\/drugs/);
}, 60_000);
