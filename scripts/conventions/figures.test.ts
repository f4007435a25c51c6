import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultLabTests } from '../../server/lab/inventory/default-lab-tests.ts';

it.each(['README.md', 'docs/guide/laboratory.md'])(
  '%s gives the number of usual lab tests',
  (document) => {
    const text = readFileSync(join(import.meta.dirname, '../..', document), 'utf8');
    const figures = [...text.matchAll(/(\d+) usual tests/g)].map(([, figure]) => Number(figure));
    expect(figures).toEqual([defaultLabTests().length]);
  },
);
