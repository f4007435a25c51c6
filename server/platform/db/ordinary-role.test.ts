import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { login, register } from '#contract/auth/auth.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { buildApp } from '../../app.ts';
import { startServices } from '../../start-services.ts';
import { onCluster } from '../../testing/cluster.ts';
import { oneAtATime } from '../../testing/database.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { type ConnectionOptions, connect } from './connect.ts';
import { openEmbeddedPostgres } from './embedded/index.ts';
import { finishSchema, migrate, migrationFiles, rebuildSchema } from './migrate.ts';

oneAtATime();
const name = `openopd_plain_${randomBytes(4).toString('hex')}`;
const cluster: ConnectionOptions = JSON.parse(inject('cluster'));
const connection = { ...cluster, user: name, password: 'plain', database: name };

beforeAll(() =>
  // The template has already created the two roles, so membership suffices, as the README says.
  onCluster(
    cluster,
    `CREATE ROLE ${name} LOGIN PASSWORD 'plain' NOSUPERUSER NOBYPASSRLS`,
    `GRANT openopd_app, openopd_accounts, openopd_system TO ${name}`,
    `CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0 ENCODING 'UTF8'`,
  ),
);
afterAll(() => onCluster(cluster, `DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${name}`));

it('an ordinary role that owns its database can do everything needed', async () => {
  const started = await startServices({ connection, onDatabaseError: () => {} });
  const app = await buildApp({ services: started.services, logger: pino({ level: 'silent' }) });
  try {
    const post = (path: string, payload: object, token = '') =>
      app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { authorization: `Bearer ${token}` },
      });
    const account = { userEmail: 'plain@example.org', userPassword: 'secret-1' };
    await post(register.path, { clinicName: 'Plain', userName: 'P', ...account });
    const signedIn = await post(login.path, { email: 'plain@example.org', password: 'secret-1' });
    const { token } = signedIn.json();
    expect((await post(registerPatient.path, { name: 'Asha Menon' }, token)).statusCode).toBe(201);
    const found = await app.inject({
      url: `${listPatients.path}?search=men`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(found.json().totalCount).toBe(1);
  } finally {
    await app.close();
    await started.close();
  }
});

it('an ordinary role migrates the audit rows without a clinic into their own ledger', async () => {
  const files = await migrationFiles();
  const nth = files.findIndex(({ name: file }) => file === '0029_audit_of_no_clinic.sql');
  const pool = connect(connection, () => {});
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await rebuildSchema(client, files.slice(0, nth));
    await client.query(`
      SET LOCAL ROLE openopd_system;
      INSERT INTO clinics (id, name, created_at) VALUES (gen_random_uuid(), 'Old', now());
      INSERT INTO users (id, name, email, password_hash, role, created_at)
        VALUES (gen_random_uuid(), 'Super', 'super@example.org', 'none', 'superadmin', now());
      INSERT INTO audit_log (id, clinic_id, at, user_id, verb, record_type, record_id, changes)
        SELECT gen_random_uuid(), whose, now(), users.id, verb, 'user', users.id, '{"a": 1}'
        FROM users, (SELECT id, 'in-clinic' FROM clinics
          UNION ALL VALUES (NULL::uuid, 'sign-in'), (NULL, 'edit-plan')) of (whose, verb);
      RESET ROLE`);
    await finishSchema(client, files.slice(nth));
    await client.query('SET LOCAL ROLE openopd_system');
    const { rows } = await client.query(`
      SELECT 'clinic' AS ledger, verb, changes FROM audit_log
      UNION ALL SELECT 'system', verb, changes FROM system_audit_log ORDER BY verb`);
    const changes = { a: 1 };
    expect(rows).toEqual([
      { ledger: 'system', verb: 'edit-plan', changes },
      { ledger: 'clinic', verb: 'in-clinic', changes },
      { ledger: 'system', verb: 'sign-in', changes },
    ]);
    await client.query('ROLLBACK');
  } finally {
    client.release(true);
    await pool.end();
  }
});

it('an ordinary role marks the default medications of an earlier import', async () => {
  const files = await migrationFiles();
  const is0303 = ({ name: file }: { name: string }) => file === '0303_catalogue_drugs.sql';
  const pool = connect(connection, () => {});
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await rebuildSchema(
      client,
      files.filter((file) => !is0303(file)),
    );
    await client.query(`
      SET LOCAL ROLE openopd_system;
      INSERT INTO clinics (id, name, created_at) VALUES (gen_random_uuid(), 'Old', now());
      INSERT INTO users (id, clinic_id, name, email, password_hash, role, created_at)
        SELECT gen_random_uuid(), id, 'Asha', 'asha@example.org', 'none', 'pharmacy', now() FROM clinics;
      INSERT INTO audit_log (id, clinic_id, at, user_id, verb, record_type, record_id)
        SELECT gen_random_uuid(), clinic_id, now(), id, 'import-default-drugs', 'clinic', clinic_id
        FROM users;
      INSERT INTO drugs (clinic_id, id, name, price_paise, created_at, created_by, updated_at)
        SELECT clinic_id, gen_random_uuid(), drug, 100, at, users.id, at FROM users,
          (VALUES ('Default', now()), ('Own', now() - interval '1 day')) AS of (drug, at);
      RESET ROLE`);
    await finishSchema(client, files.filter(is0303));
    await client.query('SET LOCAL ROLE openopd_system');
    const { rows } = await client.query('SELECT name, from_catalogue FROM drugs ORDER BY name');
    expect(rows).toEqual([
      { name: 'Default', from_catalogue: true },
      { name: 'Own', from_catalogue: false },
    ]);
    await client.query('ROLLBACK');
  } finally {
    client.release(true);
    await pool.end();
  }
});

it('an ordinary role with CREATEROLE prepares an empty cluster', async () => {
  const dataDir = await scratchFolder('openopd-role-');
  const postgres = await openEmbeddedPostgres({ dataDir, log: () => {} });
  try {
    await onCluster(
      postgres.connection,
      'DROP ROLE openopd_request, openopd_keeper',
      'DROP ROLE openopd_app, openopd_accounts, openopd_system',
      'CREATE ROLE plain LOGIN CREATEROLE',
      'CREATE DATABASE plain OWNER plain',
    );
    const pool = connect({ ...postgres.connection, user: 'plain', database: 'plain' }, () => {});
    expect((await migrate(pool)).length).toBeGreaterThan(5);
    expect(await migrate(pool)).toEqual([]);
    await pool.end();
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
