import { beforeEach, describe, expect, it } from 'vitest';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;

beforeEach(async () => {
  admin = await newClinic(app);
});

const register = (gender: 'M' | 'F' | 'O' | null) =>
  app.ok(registerPatient, { body: { name: 'Ramesh Kumar', gender } }, admin);

const totals = async () => {
  const of = async (query: object) => (await app.ok(listPatients, { query }, admin)).totalCount;
  return [
    await of({}),
    await of({ gender: 'M' }),
    await of({ gender: 'F' }),
    await of({ gender: 'O' }),
  ];
};

const counted = async () => {
  const { rows } = await app.started.pool.query(
    `SELECT count(*)::int AS "all", count(*) FILTER (WHERE gender = 'M')::int AS "M",
       count(*) FILTER (WHERE gender = 'F')::int AS "F", count(*) FILTER (WHERE gender = 'O')::int AS "O"
     FROM patients WHERE clinic_id = $1 AND NOT placeholder`,
    [admin.user.clinic_id],
  );
  return Object.values(rows[0]);
};

describe('the total of the patients', () => {
  it('is exact when many connections register, change and undo at once', async () => {
    const known = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => register((['M', 'F', 'O', null] as const)[nth % 4]!)),
    );
    const change = async (nth: number) => {
      const client = await app.started.pool.connect();
      try {
        await client.query('BEGIN');
        await client.query('UPDATE patients SET gender = $2 WHERE id = $1', [
          known[nth % 12]?.id,
          ['F', 'M', null, 'O'][nth % 4],
        ]);
        await client.query('SAVEPOINT here');
        await client.query('UPDATE patients SET placeholder = true WHERE id = $1', [
          known[(nth * 5) % 12]?.id,
        ]);
        if (nth % 3 === 0) await client.query('ROLLBACK TO here');
        await client.query(nth % 4 === 1 ? 'ROLLBACK' : 'COMMIT');
      } catch {
        // Two of them may lock two patients in opposite orders.
        await client.query('ROLLBACK');
      } finally {
        client.release();
      }
    };
    await Promise.all([
      ...Array.from({ length: 16 }, (_, nth) => change(nth)),
      ...Array.from({ length: 16 }, (_, nth) => register(nth % 2 ? 'M' : 'F')),
    ]);
    const expected = await counted();
    expect(expected[0]).toBeGreaterThan(16);
    expect(await totals()).toEqual(expected);
  });

  it('never makes a registration wait for another transaction', async () => {
    await register('M');
    const client = await app.started.pool.connect();
    try {
      await client.query('BEGIN');
      // It holds the row to which the next registration would add.
      await client.query(`UPDATE patients SET gender = 'F' WHERE clinic_id = $1`, [
        admin.user.clinic_id,
      ]);
      await register('M');
      expect(await totals()).toEqual([2, 2, 0, 0]);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    expect(await totals()).toEqual([2, 1, 1, 0]);
  });

  it('cannot be written by a clinic', async () => {
    const write = app.started.services.database.inClinic(String(admin.user.clinic_id), (tx) =>
      tx.updateTable('patient_counts').set({ patients: 7 }).execute(),
    );
    await expect(write).rejects.toThrow(/permission denied/);
  });
});
