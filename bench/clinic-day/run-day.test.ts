import { expect, inject, it } from 'vitest';
import { dayRow } from './report.ts';
import { runDay } from './run-day.ts';
import { CALLS_A_VISIT } from './visit.ts';

it('plays whole visits of two small clinics and finds no error in their books', async () => {
  const day = await runDay({
    cluster: JSON.parse(inject('cluster')),
    ...{ clinics: 2, patientsAClinic: 50, rate: 60, seconds: 1, streams: 4, warmUp: 0 },
  });
  expect([day.wrong, day.latencies.refusals]).toEqual([[], []]);
  expect(day.visits).toBeGreaterThan(0);
  expect(day.latencies.all().count).toBe(day.visits * CALLS_A_VISIT);
  expect(day.live.delays.length).toBeGreaterThan(day.visits);
  expect(dayRow(day).at(-1)).toBe('nothing');
}, 60_000);
