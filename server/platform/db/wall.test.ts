import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insertClinic } from '../../testing/builders/rows.ts';
import { loginsOf } from '../../testing/cluster.ts';
import { startTestDatabase } from '../../testing/start-database.ts';
import { connect } from './connect.ts';
import { LOGINS } from './database-roles.ts';
import { migrate } from './migrate.ts';
import { describeWall } from './wall.ts';

const db = startTestDatabase();
const clinicId = '0192f0c1-0000-7000-8000-000000000001';
let client: pg.Client;

beforeAll(async () => {
  // As at each start: a database does not inherit its rights from the template.
  await migrate(db.pool);
  const { rows } = await db.pool.query('SELECT current_database() AS name');
  const cluster = JSON.parse(inject('cluster'));
  client = new pg.Client(loginsOf({ ...cluster, database: rows[0].name }).connection);
  await client.connect();
});
afterAll(() => client.end());

/** Runs a statement as if it were injected into a request's transaction. */
async function injected(statement: string): Promise<unknown> {
  await client.query('BEGIN');
  try {
    await client.query(
      `SELECT set_config('role', 'openopd_app', true), set_config('app.clinic_id', '${clinicId}', true)`,
    );
    return (await client.query(statement)).rows;
  } finally {
    await client.query('ROLLBACK');
  }
}

const refused = async (statement: string) =>
  injected(statement).then(
    () => 'done',
    (error: Error & { code?: string }) => error.code,
  );

/** Codes for a missing permission, an option for superusers only, or an unknown object. */
const NOT_ALLOWED = ['42501', '0A000', '42883', '3F000', '42704'];

describe('an SQL injection in a request', () => {
  it.each([
    'SET ROLE openopd_system',
    'SET LOCAL ROLE openopd_accounts',
    `RESET ROLE; SET ROLE ${LOGINS.system}`,
    `SELECT set_config('role', 'openopd_system', true)`,
    `SET SESSION AUTHORIZATION ${LOGINS.system}`,
    'RESET ROLE; GRANT openopd_system TO openopd_request',
    'RESET ROLE; ALTER ROLE openopd_request SUPERUSER',
    `RESET ROLE; ALTER ROLE ${LOGINS.system} PASSWORD 'mine'`,
    'RESET ROLE; CREATE ROLE mine SUPERUSER LOGIN',
    'RESET ROLE; SELECT FROM users',
    'RESET SESSION AUTHORIZATION; SELECT FROM patients',
  ])('cannot gain rights: %s', async (statement) => {
    expect(NOT_ALLOWED).toContain(await refused(statement));
  });

  it.each([
    `UPDATE users SET role = 'admin'`,
    `UPDATE users SET password_hash = 'mine'`,
    `UPDATE users SET email = 'mine@example.org'`,
    'UPDATE users SET active = true, deleted_at = NULL',
    `UPDATE users SET clinic_id = '${clinicId}'`,
    `INSERT INTO users (id, clinic_id, name, email, password_hash, role, created_at)
     VALUES (gen_random_uuid(), '${clinicId}', 'I', 'i@example.org', 'x', 'admin', now())`,
    'DELETE FROM users',
    `INSERT INTO sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
     VALUES (gen_random_uuid(), '', gen_random_uuid(), now(), now(), now())`,
    'UPDATE clinics SET owner_id = NULL',
    'SELECT password_hash FROM users',
    'SELECT token_hash FROM sessions',
    'SELECT * FROM users',
    'DELETE FROM audit_log',
    'TRUNCATE patients CASCADE',
    'SELECT FROM attempts',
    'SELECT FROM schema_migrations',
    'SELECT rolpassword FROM pg_authid',
  ])('cannot write or read: %s', async (statement) => {
    expect(await refused(statement)).toBe('42501');
  });

  it.each([
    `COPY (SELECT 1) TO PROGRAM 'id'`,
    `COPY patients FROM '/etc/passwd'`,
    `SELECT pg_read_file('/etc/passwd')`,
    `SELECT pg_ls_dir('.')`,
    `SELECT lo_import('/etc/passwd')`,
    'CREATE EXTENSION dblink',
    'CREATE EXTENSION postgres_fdw',
    `SELECT * FROM dblink('user=${LOGINS.system}', 'SELECT 1') AS t (one int)`,
    `CREATE FUNCTION mine() RETURNS int LANGUAGE sql SECURITY DEFINER RETURN 1`,
    `CREATE FUNCTION mine() RETURNS int LANGUAGE c AS 'libc', 'system'`,
    'CREATE TABLE mine (n int)',
    'CREATE SCHEMA mine',
    // The next user of the connection would read and write it in place of ours.
    'CREATE TEMPORARY TABLE patients (n int)',
    'RESET ROLE; CREATE TEMPORARY TABLE patients (n int)',
    `CREATE OR REPLACE FUNCTION app_clinic_id() RETURNS uuid LANGUAGE sql RETURN NULL::uuid`,
    'ALTER TABLE patients DISABLE ROW LEVEL SECURITY',
    'DROP POLICY own_clinic ON patients',
    'CREATE POLICY all_of_them ON patients USING (true)',
    'SET session_replication_role = replica',
    'SET row_security = off; SELECT FROM patients',
    'SELECT pg_reload_conf()',
  ])('cannot leave or alter the database: %s', async (statement) => {
    expect(NOT_ALLOWED).toContain(await refused(statement));
  });

  it('session settings left on a connection do not widen the next request’s rights', async () => {
    const { clinicId: other } = await insertClinic(db.database);
    await client.query(`SELECT set_config('app.clinic_id', '${other}', false)`);
    await client.query("SELECT set_config('role', 'openopd_app', false)");
    expect(await injected('SELECT FROM patients')).toEqual([]);
    await client.query('RESET ALL; RESET ROLE');
  });
});

it('the start reports the login of requests and its excess rights', async () => {
  expect(await describeWall(db.requests)).toEqual({ login: LOGINS.requests, holes: [] });
  const { rows } = await db.pool.query('SELECT current_database() AS name');
  const cluster = JSON.parse(inject('cluster'));
  const keeper = connect(loginsOf({ ...cluster, database: rows[0].name }).system, () => {});
  try {
    expect(await describeWall(keeper)).toEqual({
      login: LOGINS.system,
      holes: ['can become openopd_system', 'can become openopd_accounts'],
    });
  } finally {
    await keeper.end();
  }
  const { holes } = await describeWall(db.pool);
  expect(holes).toContain('is a superuser');
});

it('each login has only the memberships of its roles', async () => {
  const { rows } = await db.pool.query(`
    SELECT rolname, rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls AS more,
      rolinherit AS inherits,
      ARRAY(SELECT roleid::regrole::text FROM pg_auth_members WHERE member = pg_roles.oid ORDER BY 1) AS is
    FROM pg_roles WHERE rolname IN ('openopd_request', 'openopd_keeper') ORDER BY rolname`);
  const no = { more: false, inherits: false };
  expect(rows).toEqual([
    { rolname: 'openopd_keeper', ...no, is: ['openopd_accounts', 'openopd_system'] },
    { rolname: 'openopd_request', ...no, is: ['openopd_app'] },
  ]);
});

it('only the accounts role of a clinic writes its staff', async () => {
  const [ours, theirs] = [await insertClinic(db.database), await insertClinic(db.database)];
  const rename = (clinic: string) =>
    db.database.inAccounts(clinic, (tx) =>
      tx.updateTable('users').set({ name: 'Renamed' }).returning('id').execute(),
    );
  expect(await rename(ours.clinicId)).toEqual([{ id: ours.userId }]);
  expect(await rename(theirs.clinicId)).toEqual([{ id: theirs.userId }]);
});

/** The columns that a request may write in the tables that define rights. A new table must be added here. */
const WRITABLE = {
  users: ['has_seen_tutorial'],
  sessions: [],
  attempts: [],
  system_audit_log: [],
  clinic_invitations: [],
  clinic_plans: [],
  schema_migrations: [],
};
/** Columns that a request never reads. */
const UNREAD = /\.\w*(password|secret|pin_hash|token_hash|code_hash|key_hash)/;

describe('table by table, a request', () => {
  it.each(Object.entries(WRITABLE))('writes only these columns of %s', async (table, columns) => {
    const { rows } = await db.pool.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0
         AND NOT attisdropped AND (has_column_privilege('openopd_app', attrelid, attnum, 'INSERT')
           OR has_column_privilege('openopd_app', attrelid, attnum, 'UPDATE')) ORDER BY attname`,
      [table],
    );
    expect(rows.map(({ name }) => name)).toEqual(columns);
  });

  it('reads no column with a credential', async () => {
    const { rows } = await db.pool.query<{ name: string }>(`
      SELECT relname || '.' || attname AS name FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0
        AND NOT attisdropped AND has_column_privilege('openopd_app', attrelid, attnum, 'SELECT')`);
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.map(({ name }) => name).filter((name) => UNREAD.test(name))).toEqual([]);
  });

  it('creates no objects anywhere', async () => {
    const { rows } = await db.pool.query(`
      SELECT has_database_privilege('openopd_request', current_database(), 'CREATE') AS schemas,
        has_database_privilege('openopd_request', current_database(), 'TEMPORARY') AS temporary,
        has_schema_privilege('openopd_app', 'public', 'CREATE') AS tables,
        (SELECT array_agg(extname::text ORDER BY extname) FROM pg_extension) AS extensions`);
    const extensions = ['btree_gin', 'pg_trgm', 'plpgsql'];
    expect(rows).toEqual([{ schemas: false, temporary: false, tables: false, extensions }]);
  });
});
