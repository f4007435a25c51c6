import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newWorld, type World } from '../../testing/world.ts';

const app = startTestApp();
let ours: World;
let theirs: World;
let blocker: pg.Client;

beforeAll(async () => {
  ours = await newWorld(app, 'Ours');
  theirs = await newWorld(app, 'Theirs');
  blocker = new pg.Client(app.connection);
  await blocker.connect();
});
afterAll(() => blocker.end());

it('lets two calls of a person work at a time, and other clinics meanwhile', async () => {
  const { permits } = app.started.services;
  await blocker.query('BEGIN; LOCK TABLE drugs IN ACCESS EXCLUSIVE MODE');
  const calls = Array.from({ length: 25 }, () =>
    app.call(listDrugs, { query: {} }, ours.admin).then(({ statusCode }) => statusCode),
  );
  await expect.poll(() => permits.inUse, { timeout: 30_000 }).toEqual({ taken: 2, waiting: 23 });
  expect((await app.call(listPatients, { query: {} }, theirs.admin)).statusCode).toBe(200);
  await blocker.query('ROLLBACK');
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  expect(permits.inUse).toEqual({ taken: 0, waiting: 0 });
});

it('releases the permit of a refused call', async () => {
  const unknown = await app.call(listPatients, { query: { page: 0 } }, ours.admin);
  const failed = await app.call(listDrugs, { query: { search: 'a\u0000b' } }, ours.admin);
  expect([unknown.statusCode, failed.statusCode >= 400]).toEqual([400, true]);
  expect(app.started.services.permits.inUse).toEqual({ taken: 0, waiting: 0 });
});

it('runs a query in one process, without parallel workers', async () => {
  const clinicId = ours.admin.user.clinic_id ?? '';
  const setting = await app.started.services.database.inClinic(clinicId, (tx) =>
    sql<{
      value: string;
    }>`SELECT current_setting('max_parallel_workers_per_gather') AS value`.execute(tx),
  );
  expect(setting.rows).toEqual([{ value: '0' }]);
});
