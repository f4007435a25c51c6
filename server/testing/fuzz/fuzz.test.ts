import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { startTestApp } from '../build-app.ts';
import { brokenPromises } from '../storm/ledger.ts';
import { fuzzEndpoint, type Outcome } from './fuzz-endpoint.ts';
import { fuzzTable } from './fuzz-table.ts';
import { newTarget, type Target } from './target.ts';

/** `npm run proof:fuzz` sends more inputs, and to a separate clinic for each endpoint. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 16);
const IS_SHORT = process.env.FUZZ_INPUTS === undefined;
/** The same inputs every time. To reproduce a run with another seed, set FUZZ_SEED. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** Reading a spreadsheet starts a process, and writing one a thread. */
const FEW = 4;
const ENDPOINTS_A_CLINIC = 34;

const app = startTestApp();
const outcomes: Outcome[] = [];
let target: Target;

/** Endpoints that delete come last, so that the others have records to work on. */
const ORDER = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
const endpoints = ALL_ENDPOINTS.filter(({ stream }) => !stream).toSorted(
  (one, other) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method),
);

function countFor({ file, download, params, query, body }: Endpoint): number {
  if (!IS_SHORT) return INPUTS;
  const takesNothing = !params && !query && !body;
  return file || download || takesNothing ? FEW : INPUTS;
}

beforeAll(async () => {
  target = await newTarget(app);
});

afterAll(async () => {
  const { FUZZ_TABLE } = process.env;
  if (FUZZ_TABLE) await writeFile(FUZZ_TABLE, fuzzTable(outcomes, SEED));
});

it.each(
  endpoints.map((endpoint, nth) => [`${endpoint.method} ${endpoint.path}`, endpoint, nth] as const),
)(
  `%s returns a valid reply to any input (FUZZ_SEED=${SEED})`,
  { timeout: 1_800_000 },
  async (_name, endpoint, nth) => {
    if (nth > 0 && nth % (IS_SHORT ? ENDPOINTS_A_CLINIC : 1) === 0) target = await newTarget(app);
    const count = countFor(endpoint);
    const outcome = await fuzzEndpoint(app, endpoint, { target, count, seed: SEED + nth });
    outcomes.push(outcome);
    expect(outcome.faults.slice(0, 5)).toEqual([]);
  },
);

it('the books balance after all of it', async () => {
  const client = new pg.Client(app.connection);
  await client.connect();
  try {
    expect(await brokenPromises(client)).toEqual({});
  } finally {
    await client.end();
  }
});
