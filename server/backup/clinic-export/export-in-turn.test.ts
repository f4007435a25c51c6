import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportClinicData } from '#contract/backup/clinic-data.endpoints.ts';
import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import { listHeavyWork } from '#contract/heavy/heavy.endpoints.ts';
import { HEAVY_MESSAGES } from '#contract/heavy/heavy.messages.ts';
import { exportInventoryAnalysis } from '#contract/inventory/inventory.endpoints.ts';
import { exportLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { exportDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { copyForPatient } from '#contract/privacy/privacy.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newWorld, type World } from '../../testing/world.ts';

const app = startTestApp();
const before = process.env.TMPDIR;
let folder: string;
let address: string;
let ours: World;
let theirs: World;
let blocker: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-test-exports-'));
  process.env.TMPDIR = folder;
  ours = await newWorld(app, 'Ours');
  theirs = await newWorld(app, 'Theirs');
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  blocker = new pg.Client(app.connection);
  await blocker.connect();
});
afterAll(async () => {
  process.env.TMPDIR = before;
  if (before === undefined) delete process.env.TMPDIR;
  await blocker.end();
  await rm(folder, { recursive: true });
});

function asks({ admin }: World, path: string = exportClinicData.path) {
  const leaving = new AbortController();
  // A keep-alive connection would delay closing the server.
  const headers = { authorization: `Bearer ${admin.token}`, connection: 'close' };
  const reply = fetch(`${address}${path}`, { headers, signal: leaving.signal });
  reply.catch(() => undefined);
  return { reply, leave: () => leaving.abort() };
}

const inLine = async ({ admin }: World) =>
  (await app.ok(listHeavyWork, {}, admin)).map(({ state, place }) => place ?? state);
const left = async () => ({ files: await readdir(folder), ...app.started.services.heavy.inUse });
/** The tables for which a lock request waits. */
const waitsFor = async () => {
  const { rows } = await blocker.query<{ name: string }>(
    `SELECT relation::regclass::text AS name FROM pg_locks WHERE NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.map(({ name }) => name);
};
const NOTHING = { files: [], connections: 0, running: 0 };

/** Blocks the exports that read this table while `work` runs. */
async function held(work: () => Promise<void>, table = 'stock_movements'): Promise<void> {
  await blocker.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  try {
    await work();
  } finally {
    await blocker.query('ROLLBACK');
  }
}

it('runs one per clinic at a time, reports the place in the queue, and refuses beyond its limit', async () => {
  const exports: ReturnType<typeof asks>[] = [];
  await held(async () => {
    for (let count = 1; count <= 4; count += 1) {
      exports.push(asks(ours));
      await expect.poll(() => inLine(ours)).toHaveLength(count);
    }
    expect(await inLine(ours)).toEqual(['running', 1, 2, 3]);
    const refused = await app.call(exportClinicData, {}, ours.admin);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe(HEAVY_MESSAGES.lineFull(4, 'person'));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Another clinic's queue delays neither this clinic's export nor its calls.
    exports.push(asks(theirs));
    await expect.poll(() => inLine(theirs)).toEqual(['running']);
    expect((await app.call(listPatients, { query: {} }, theirs.admin)).statusCode).toBe(200);
  });
  for (const { reply } of exports) expect(await (await reply).json()).toHaveProperty('tables');
  await expect.poll(left).toEqual(NOTHING);
});

it('leaves nothing behind when the reader disconnects, at any stage', async () => {
  await held(async () => {
    const [running, waiting] = [asks(ours), asks(ours)];
    await expect.poll(() => inLine(ours)).toHaveLength(2);
    await expect.poll(async () => (await left()).files).toHaveLength(1);
    waiting.leave();
    await expect.poll(() => inLine(ours)).toEqual(['running']);
    running.leave();
    await expect.poll(() => inLine(ours)).toEqual([]);
    await expect.poll(left).toEqual(NOTHING);
  });
});

it.each([
  ['drug_batches', () => exportDrugs.path],
  ['lab_tests', () => exportLabTests.path],
  [
    'stock_movements',
    () => `${exportInventoryAnalysis.path}?startDate=2026-01-01&endDate=2026-01-02`,
  ],
  ['visits', (id: string) => exportPatientFhir.path.replace(':id', id)],
  ['visits', (id: string) => copyForPatient.path.replace(':id', id)],
])('reads %s in a thread, without the server’s own connections', async (table, pathOf) => {
  const path = pathOf(ours.patientId);
  let asked: ReturnType<typeof asks> | undefined;
  await held(async () => {
    asked = asks(ours, path);
    await expect.poll(waitsFor, { timeout: 30_000 }).toEqual([table]);
    expect(app.started.services.heavy.inUse).toEqual({ connections: 0, running: 1 });
    expect(app.started.services.permits.inUse).toEqual({ taken: 0, waiting: 0 });
  }, table);
  expect((await asked?.reply)?.status).toBe(200);
  await asked?.reply.then((reply) => reply.arrayBuffer());
  await expect.poll(left).toEqual(NOTHING);
});

it('leaves nothing behind when an export fails, and returns 503', async () => {
  await held(async () => {
    const { reply } = asks(ours);
    const kill = () =>
      blocker.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    await expect.poll(async () => (await kill()).rowCount).toBe(1);
    const answer = await reply;
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'unavailable' }),
    ]);
    await expect.poll(left).toEqual(NOTHING);
  });
  // Thread and connection are usable for the next export.
  expect((await app.call(exportClinicData, {}, ours.admin)).statusCode).toBe(200);
});
