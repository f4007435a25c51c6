import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { connect } from '../platform/db/connect.ts';
import { startTestApp } from '../testing/build-app.ts';
import { type Person, signIn } from '../testing/builders/clinic.ts';
import { oneAtATime } from '../testing/database.ts';
import { EXAMPLES } from '../testing/examples/index.ts';
import { startTestDatabase } from '../testing/start-database.ts';
import { newWorld } from '../testing/world.ts';

oneAtATime();
const db = startTestDatabase();
const app = startTestApp();

const ROOT = join(import.meta.dirname, '../..');
/** Replicated on every node, because clinics' tables reference or read them. */
const REFERENCE = ['clinic_plans', 'clinics', 'users'];
/** On the coordinator only: sessions, attempts, and data of no clinic. */
const COORDINATOR = [
  'attempts',
  'backup_status',
  'clinic_invitations',
  'known_devices',
  'recovery_codes',
  'sandbox_entities',
  'schema_migrations',
  'screen_pins',
  'second_factors',
  'sessions',
  'system_audit_log',
];

const OURS = `relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`;
const hasClinic = (columns: string, table: string) => `EXISTS (
  SELECT FROM pg_attribute WHERE attrelid = ${table} AND attname = 'clinic_id' AND attnum = ANY (${columns}))`;

async function list(sql: string, parameters: unknown[] = []): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(sql, parameters);
  return rows.map(({ name }) => name);
}

describe('every table of a clinic can be distributed by clinic_id', () => {
  it('includes it in its primary key, with the exceptions named here', async () => {
    const without = await list(
      `SELECT relname AS name FROM pg_class WHERE ${OURS} AND NOT EXISTS (
         SELECT FROM pg_index WHERE indrelid = pg_class.oid AND indisprimary
           AND ${hasClinic('indkey', 'indrelid')})
       ORDER BY relname`,
    );
    expect(without).toEqual([...REFERENCE, ...COORDINATOR].sort());
  });

  it('includes it in every other unique key', async () => {
    const others = await list(
      `SELECT indexrelid::regclass::text AS name FROM pg_index
       JOIN pg_class ON pg_class.oid = indrelid
       WHERE ${OURS} AND indisunique AND relname <> ALL ($1)
         AND NOT ${hasClinic('indkey', 'indrelid')}`,
      [[...REFERENCE, ...COORDINATOR]],
    );
    expect(others).toEqual([]);
  });

  it('references distributed tables with it, and otherwise only replicated tables', async () => {
    const across = await list(
      `SELECT conname AS name FROM pg_constraint
       JOIN pg_class here ON here.oid = conrelid JOIN pg_class there ON there.oid = confrelid
       WHERE contype = 'f' AND here.relnamespace = 'public'::regnamespace
         AND NOT (there.relname = ANY ($1) OR (here.relname = ANY ($2) AND there.relname = ANY ($2)))
         AND NOT (${hasClinic('conkey', 'conrelid')} AND ${hasClinic('confkey', 'confrelid')}
           AND here.relname <> ALL ($1 || $2))`,
      [REFERENCE, COORDINATOR],
    );
    expect(across).toEqual([]);
  });
});

/** The examples of calls by the word after /api/, without the streams. */
const BY_SERVICE = Map.groupBy(
  [...EXAMPLES].filter(([endpoint]) => !endpoint.stream),
  ([endpoint]) => endpoint.path.split('/')[2] ?? '',
);

describe('distribute.sql', () => {
  let before: Awaited<ReturnType<typeof newWorld>>;
  let counts: readonly object[];
  const countAll = (superuser: ReturnType<typeof connect>) =>
    superuser.query<{ name: string; count: string }>(
      `SELECT relname AS name, (xpath('/row/n/text()', query_to_xml(
         format('SELECT count(*) AS n FROM %I', relname), false, true, '')))[1]::text AS count
       FROM pg_class WHERE ${OURS} AND NOT relispartition ORDER BY relname`,
    );

  beforeAll(async () => {
    before = await newWorld(app, 'Old House');
    const superuser = connect(app.connection, () => {});
    await app.started.services.reads.flush();
    counts = (await countAll(superuser)).rows;
    await superuser.query(await readFile(join(ROOT, 'server/testing/hash-partitions.sql'), 'utf8'));
    const distribute = await readFile(join(ROOT, 'deploy/distribute.sql'), 'utf8');
    await superuser.query(`BEGIN; ${distribute}; COMMIT`);
    await superuser.end();
  });

  it('distributes every clinic’s table, with all of its rows', async () => {
    const superuser = connect(app.connection, () => {});
    const { rows: whole } = await superuser.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE ${OURS} AND relkind = 'r' AND NOT relispartition
       ORDER BY relname`,
    );
    const after = (await countAll(superuser)).rows;
    await superuser.end();
    expect(whole.map(({ name }) => name)).toEqual([...REFERENCE, ...COORDINATOR].sort());
    expect(after).toEqual(counts);
  });

  it('keeps the rows of a clinic that was there', async () => {
    const known = await app.ok(getPatient, { params: { id: before.patientId } }, before.admin);
    expect(known.name).toBe('Patient of Old House');
  });

  describe('leaves every endpoint working', () => {
    let world: Awaited<ReturnType<typeof newWorld>>;
    let admin: Person;
    let good = 0;
    beforeAll(async () => {
      world = await newWorld(app, 'Parted House');
      admin = world.admin;
    });

    it.each([...BY_SERVICE])('of /api/%s', async (service, examples) => {
      const failed: string[] = [];
      for (const [endpoint, example] of examples) {
        const { statusCode, body } = await app.call(endpoint, example(world), admin);
        if (statusCode >= 500) failed.push(`${endpoint.method} ${endpoint.path}: ${body}`);
        if (statusCode < 300) good += 1;
        // Some of them end the session.
        if (service === 'auth') admin = await signIn(app, admin.user.email);
      }
      expect(failed).toEqual([]);
    });

    it('with success for more than half of the calls', () => {
      expect(good).toBeGreaterThan(EXAMPLES.size / 2);
    });
  });
});
