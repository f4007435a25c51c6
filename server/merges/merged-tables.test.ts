import { describe, expect, it } from 'vitest';
import { tablesWith } from '../testing/builders/every-row.ts';
import { insertClinic } from '../testing/builders/rows.ts';
import { startTestDatabase } from '../testing/start-database.ts';
import { MOVED_TABLES, UNMOVED_TABLES } from './move-records.store.ts';

const db = startTestDatabase();

async function list(sql: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

describe('a merge', () => {
  it('moves every table with a patient, or names why not', async () => {
    const known = [...Object.keys(MOVED_TABLES), ...Object.keys(UNMOVED_TABLES)];
    expect(await tablesWith(db.pool, 'patient_id')).toEqual(known.toSorted());
  });

  it('knows every column that refers to a patient under another name', async () => {
    const others = await list(
      `SELECT DISTINCT conrelid::regclass || '.' || attname AS name FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
       WHERE confrelid = 'patients'::regclass AND attname NOT IN ('clinic_id', 'patient_id')`,
    );
    expect(others).toEqual([]);
  });

  it('is the only way for a row to change its patient, in each of these tables', async () => {
    const guarded = await list(
      `SELECT relname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
       WHERE tgfoid = 'only_merged'::regproc ORDER BY relname`,
    );
    expect(guarded).toEqual(Object.keys(MOVED_TABLES).toSorted());
  });
});

describe('the database', () => {
  it('refuses to move a row to another patient, whichever role asks', async () => {
    const clinic = await insertClinic(db.database);
    const { clinicId, userId, patientId } = clinic;
    const visit = `INSERT INTO visits (clinic_id, id, patient_id, day, token_no, written_at, created_at,
      updated_at, created_by) VALUES ('${clinicId}', gen_random_uuid(), '${patientId}', '2026-01-01', 1,
      now(), now(), now(), '${userId}')`;
    await db.pool.query(visit);
    const other = await insertClinic(db.database);
    await db.pool.query(`INSERT INTO patients (clinic_id, id, token, name, name_folded, created_at,
      updated_at, created_by) VALUES ('${clinicId}', '${other.patientId}', 2, 'Ravi', 'ravi', now(),
      now(), '${userId}')`);
    const move = `UPDATE visits SET patient_id = '${other.patientId}'`;
    await expect(db.pool.query(move)).rejects.toMatchObject({
      constraint: 'patient_changes_by_merge',
    });
  });

  it('lets a clinic neither merge nor remove a record by itself', async () => {
    const { clinicId, patientId, userId } = await insertClinic(db.database);
    const tries = [
      `INSERT INTO patient_merges VALUES ('${clinicId}', gen_random_uuid(), 9, '${patientId}', now(),
        '${userId}')`,
      'DELETE FROM patients',
      `UPDATE patient_merges SET patient_id = '${patientId}'`,
      'DELETE FROM patient_merges',
    ];
    const client = await db.requests.connect();
    for (const statement of tries) {
      await client.query('BEGIN');
      await client.query(
        `SELECT set_config('role', 'openopd_app', true), set_config('app.clinic_id', '${clinicId}', true)`,
      );
      await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
      await client.query('ROLLBACK');
    }
    client.release();
  });

  it('lets the system remove a record only once it is merged', async () => {
    const { patientId } = await insertClinic(db.database);
    const removed = await db.database.inSystem((tx) =>
      tx.deleteFrom('patients').where('id', '=', patientId).executeTakeFirst(),
    );
    expect(removed.numDeletedRows).toBe(0n);
  });

  it('gives a lost number or id to no other patient', async () => {
    const { clinicId, patientId, userId } = await insertClinic(db.database);
    await db.pool.query(`INSERT INTO patient_merges VALUES ('${clinicId}', gen_random_uuid(), 9,
      '${patientId}', now(), '${userId}')`);
    const again = `INSERT INTO patients (clinic_id, id, token, name, name_folded, created_at, updated_at,
      created_by) VALUES ('${clinicId}', gen_random_uuid(), 9, 'Ravi', 'ravi', now(), now(), '${userId}')`;
    await expect(db.pool.query(again)).rejects.toMatchObject({
      constraint: 'patients_of_no_merged',
    });
  });
});
