import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ClinicRows, insertClinic } from '../../../testing/builders/rows.ts';
import { startTestDatabase } from '../../../testing/start-database.ts';
import { countRoundTrips } from '../../round-trips/count-round-trips.ts';
import { withNext } from '../scoped-connection.ts';
import type { Tx } from '../scoped-database.ts';

const db = startTestDatabase();
let clinic: ClinicRows;
beforeAll(async () => {
  clinic = await insertClinic(db.database);
});

async function noteOf(): Promise<string | null> {
  const { rows } = await db.pool.query('SELECT note FROM patients WHERE id = $1', [
    clinic.patientId,
  ]);
  return rows[0].note;
}

const writeNote = (tx: Tx, note: string) =>
  tx.updateTable('patients').set({ note }).where('id', '=', clinic.patientId).execute();

describe('work that only reads', () => {
  const reading = <T>(work: (tx: Tx) => Promise<T>) =>
    db.database.inClinic(clinic.clinicId, work, { reads: true });
  /** An audit row that is refused. */
  const ofNobody = (tx: Tx) => {
    const record = { record_type: 'patient', record_id: clinic.patientId, at: clinic.now };
    const by = { id: newId(), clinic_id: clinic.clinicId, user_id: newId(), verb: 'of-nobody' };
    return tx
      .insertInto('audit_log')
      .values({ ...by, ...record })
      .compile();
  };
  const one = (tx: Tx) => tx.selectFrom('patients').select('id').execute();

  it('takes one round trip for each answer it waits for, and leaves nothing open', async () => {
    const trips = await countRoundTrips(() =>
      reading(async (tx) => {
        const [first, second] = await Promise.all([one(tx), one(tx)]);
        expect([...first, ...second]).toHaveLength(2);
        await one(tx);
      }),
    );
    expect(trips.map((texts) => texts.length)).toEqual([3, 2]);
    expect(trips.flat().filter((text) => /^(begin|commit)/.test(text))).toEqual([]);
    const { rows } = await db.requests.query(
      `SELECT current_user = session_user AS itself, current_setting('app.clinic_id', true) AS clinic,
        current_setting('transaction_read_only') AS reads`,
    );
    expect(rows).toEqual([{ itself: true, clinic: '', reads: 'off' }]);
  });

  it('sees its own clinic only, in each of its batches', async () => {
    const foreign = await insertClinic(db.database);
    const seen = await reading(async (tx) => [...(await one(tx)), ...(await one(tx))]);
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set([clinic.patientId]));
    expect(foreign.patientId).not.toBe(clinic.patientId);
  });

  it('leaves a usable connection after a failure, and reports it', async () => {
    const failed = reading(async (tx) => {
      await sql`SELECT 1 / 0`.execute(tx).catch(() => {});
    });
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(await reading(one)).toHaveLength(1);
    expect(db.requests.waitingCount).toBe(0);
  });

  it('commits what it writes nevertheless, as one transaction', async () => {
    await reading((tx) => writeNote(tx, 'written by a read'));
    expect(await noteOf()).toBe('written by a read');
    const refused = reading(async (tx) => {
      await one(tx);
      await writeNote(tx, 'not kept');
      await tx.executeQuery(withNext(ofNobody(tx)));
    });
    await expect(refused).rejects.toMatchObject({ constraint: 'audit_log_user_id_fkey' });
    expect(await noteOf()).toBe('written by a read');
  });

  it('runs again as a transaction when a function that it calls writes', async () => {
    await db.pool.query(`CREATE FUNCTION write_note() RETURNS int LANGUAGE sql AS
      $$ UPDATE patients SET note = 'by a function'; SELECT 1 $$`);
    const { rows } = await reading((tx) => sql`SELECT write_note() AS done`.execute(tx));
    expect([rows, await noteOf()]).toEqual([[{ done: 1 }], 'by a function']);
  });

  it('keeps a lock until its end', async () => {
    const isLocked = () =>
      db.pool
        .query('SELECT FROM patients WHERE id = $1 FOR UPDATE NOWAIT', [clinic.patientId])
        .then(
          () => false,
          () => true,
        );
    const locked = await reading(async (tx) => {
      await tx.selectFrom('patients').select('id').forUpdate().execute();
      return isLocked();
    });
    expect([locked, await isLocked()]).toEqual([true, false]);
  });

  it('reads through a cursor', async () => {
    const found = await reading(async (tx) => {
      const rows: object[] = [];
      for await (const row of tx.selectFrom('patients').select('id').stream()) rows.push(row);
      return rows;
    });
    expect(found).toHaveLength(1);
  });
});
