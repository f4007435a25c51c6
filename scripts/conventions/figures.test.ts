import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALL_ENDPOINTS } from '../../contract/endpoints.ts';
import { defaultLabTests } from '../../server/lab/inventory/default-lab-tests.ts';

it.each(['README.md', 'docs/guide/laboratory.md'])(
  '%s gives the number of usual lab tests',
  (document) => {
    const text = readFileSync(join(import.meta.dirname, '../..', document), 'utf8');
    const figures = [...text.matchAll(/(\d+) usual tests/g)].map(([, figure]) => Number(figure));
    expect(figures).toEqual([defaultLabTests().length]);
  },
);

it('docs/proof.md gives the number of endpoints', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/proof.md'), 'utf8');
  const figures = [...text.matchAll(/all (\d+) endpoints/g)].map(([, figure]) => Number(figure));
  expect(figures).toEqual([ALL_ENDPOINTS.length]);
});
