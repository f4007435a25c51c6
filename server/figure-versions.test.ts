import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { FIGURES } from './summed-figures.ts';
import { startTestApp } from './testing/build-app.ts';

const app = startTestApp();

/** Kept sums are those of the query that made them. */
const QUERIES = {
  moves: [1, '0696cef6608e'],
  sales: [1, 'f958028099dc'],
  tests: [1, 'c2365c0b4fe6'],
  doctors: [1, 'a72e9657504c'],
  billed: [1, 'eacbcf0dad84'],
  modes: [1, '132a9297643d'],
  cash: [1, '05055f4e86fe'],
  events: [1, 'a3781ded44e6'],
};

it('changes no query of a figure without its version', async () => {
  const range = { startDate: '2020-11-15', endDate: '2021-03-31', timeZone: 'Asia/Kolkata' };
  const of = { clinicId: '00000000-0000-7000-8000-000000000000', range };
  const queries = await app.started.services.database.inSystem(async (tx) =>
    FIGURES.map((figure) => {
      const query = figure.fromLedger(of).compile(tx).sql.replaceAll(/\s+/g, ' ');
      const hash = createHash('sha256').update(query).digest('hex').slice(0, 12);
      return [figure.name, [figure.version, hash]];
    }),
  );
  expect(Object.fromEntries(queries)).toEqual(QUERIES);
});
