import { CompiledQuery, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ClinicRows, insertClinic } from '../../testing/builders/rows.ts';
import { startTestDatabase } from '../../testing/start-database.ts';
import { sendBatch } from './batch.ts';
import { forgetStatementNames, statementName } from './prepared/statement-names.ts';
import { withNext } from './scoped-connection.ts';
import { scopedDatabase, type Tx } from './scoped-database.ts';

const db = startTestDatabase();
let clinic: ClinicRows;
beforeAll(async () => {
  clinic = await insertClinic(db.database);
});

const inClinic = <T>(work: (tx: Tx) => Promise<T>) => db.database.inClinic(clinic.clinicId, work);

function auditRow(tx: Tx, verb: string, userId = clinic.userId) {
  const record = { record_type: 'patient', record_id: clinic.patientId, at: clinic.now };
  const row = { id: newId(), clinic_id: clinic.clinicId, user_id: userId, verb, ...record };
  return tx.insertInto('audit_log').values(row).compile();
}

async function audited(verb: string): Promise<number> {
  const { rows } = await db.pool.query('SELECT FROM audit_log WHERE verb = $1', [verb]);
  return rows.length;
}

async function noteOf(): Promise<string | null> {
  const { rows } = await db.pool.query('SELECT note FROM patients WHERE id = $1', [
    clinic.patientId,
  ]);
  return rows[0].note;
}

const writeNote = (tx: Tx, note: string) =>
  tx.updateTable('patients').set({ note }).where('id', '=', clinic.patientId).execute();

describe('a query sent with the next one', () => {
  it('is written when it stands alone', async () => {
    await inClinic((tx) => tx.executeQuery(withNext(auditRow(tx, 'alone'))));
    expect(await audited('alone')).toBe(1);
  });

  it('fails the whole transaction when it is refused', async () => {
    const refused = inClinic(async (tx) => {
      await writeNote(tx, '41');
      await tx.executeQuery(withNext(auditRow(tx, 'of-nobody', newId())));
    });
    await expect(refused).rejects.toMatchObject({ constraint: 'audit_log_user_id_fkey' });
    expect([await noteOf(), await audited('of-nobody')]).toEqual([null, 0]);
  });

  it('fails the whole transaction when it cannot be sent', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const refused = inClinic(async (tx) => {
      await writeNote(tx, '42');
      await tx.executeQuery(withNext(CompiledQuery.raw('select $1::json', [circular])));
    });
    await expect(refused).rejects.toThrow(/circular/);
    expect(await noteOf()).toBeNull();
  });

  it('is visible to the query after it', async () => {
    const seen = inClinic(async (tx) => {
      await tx.executeQuery(withNext(auditRow(tx, 'seen')));
      return tx.selectFrom('audit_log').where('verb', '=', 'seen').select('user_id').execute();
    });
    expect(await seen).toEqual([{ user_id: clinic.userId }]);
  });

  it('is dropped when the work fails', async () => {
    const failed = inClinic(async (tx) => {
      await tx.executeQuery(withNext(auditRow(tx, 'forgotten')));
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await audited('forgotten')).toBe(0);
  });
});

describe('a transaction', () => {
  it('sends nothing more after a value that could not be encoded', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const unscoped = inClinic(async (tx) => {
      await sql`SELECT ${circular}::json`.execute(tx).catch(() => {});
      await writeNote(tx, '43');
    });
    await expect(unscoped).rejects.toThrow(/circular/);
    expect(await noteOf()).toBeNull();
  });

  it('refuses a query after its end', async () => {
    let late: Tx | undefined;
    await inClinic(async (tx) => {
      late = tx;
      await writeNote(tx, '44');
    });
    await expect(writeNote(late!, '45')).rejects.toThrow();
    expect(await noteOf()).toBe('44');
    await inClinic((tx) => tx.updateTable('patients').set({ note: null }).execute());
  });

  it('returns rows without columns', async () => {
    const { rows } = await inClinic((tx) => sql`SELECT FROM generate_series(1, 3)`.execute(tx));
    expect(rows).toEqual([{}, {}, {}]);
  });

  it('refuses COPY, and its connection still works', async () => {
    const copying = inClinic((tx) => sql`COPY patients FROM STDIN`.execute(tx));
    await expect(copying).rejects.toThrow();
    expect((await inClinic((tx) => sql`SELECT 3 AS three`.execute(tx))).rows).toEqual([
      { three: 3 },
    ]);
  });

  it('without queries is never opened', async () => {
    expect(await inClinic(async () => 7)).toBe(7);
  });

  it('is rolled back when its first query fails, and its connection still works', async () => {
    for (let times = 0; times < 3; times += 1) {
      const failed = inClinic((tx) => sql`SELECT 1 / 0`.execute(tx));
      await expect(failed).rejects.toMatchObject({ code: '22012' });
    }
    const { rows } = await inClinic((tx) => sql`SELECT 1 AS one`.execute(tx));
    expect(rows).toEqual([{ one: 1 }]);
    expect(db.requests.totalCount).toBe(1);
  });

  it('does not run its query when its scope cannot be opened', async () => {
    const client = await db.pool.connect();
    const write = 'UPDATE patients SET age = 99';
    const opening = [{ text: 'begin' }, { text: "select set_config('role', 'nobody', true)" }];
    try {
      await expect(sendBatch(client, [...opening, { text: write }])).rejects.toThrow('nobody');
      await expect(sendBatch(client, [{ text: 'bgin' }, { text: write }])).rejects.toThrow('bgin');
      await client.query('rollback');
    } finally {
      client.release();
    }
    expect(await noteOf()).toBeNull();
  });

  it('reports numbers too large for JavaScript as an error and continues', async () => {
    const tooLarge = inClinic((tx) => sql`SELECT 9007199254740993::bigint AS n`.execute(tx));
    await expect(tooLarge).rejects.toThrow(/too large/);
    expect((await inClinic((tx) => sql`SELECT 2 AS two`.execute(tx))).rows).toEqual([{ two: 2 }]);
  });
});

describe('a frequent statement', () => {
  // Tests that ran before in this process may have used up the names.
  beforeAll(forgetStatementNames);

  const ask = (divisor: number) =>
    inClinic((tx) => sql<{ part: number }>`SELECT 100 / ${divisor}::int AS part`.execute(tx));

  async function isPrepared(): Promise<boolean> {
    const { rows } = await db.requests.query(
      `SELECT FROM pg_prepared_statements WHERE statement LIKE 'SELECT 100 /%'`,
    );
    return rows.length === 1;
  }

  it('is prepared, even if it fails the first time', async () => {
    for (let times = 1; times < 20; times += 1) await ask(5);
    expect(await isPrepared()).toBe(false);
    await expect(ask(0)).rejects.toMatchObject({ code: '22012' });
    expect((await ask(4)).rows).toEqual([{ part: 25 }]);
    expect((await ask(5)).rows).toEqual([{ part: 20 }]);
    expect(await isPrepared()).toBe(true);
  });

  it('sees the clinic of the current transaction each time', async () => {
    const other = await insertClinic(db.database);
    const names = (clinicId: string) =>
      db.database.inClinic(clinicId, (tx) => tx.selectFrom('patients').select('id').execute());
    const all = () =>
      db.database.inSystem((tx) => tx.selectFrom('patients').select('id').execute());
    for (let times = 0; times < 12; times += 1) {
      expect(await names(clinic.clinicId)).toEqual([{ id: clinic.patientId }]);
      expect(await names(other.clinicId)).toEqual([{ id: other.patientId }]);
      expect(await all()).toHaveLength(2);
    }
  });

  it('still works after a pooler or a migration dropped it', async () => {
    const client = await db.requests.connect();
    await client.query('DEALLOCATE ALL');
    client.release();
    expect((await ask(5)).rows).toEqual([{ part: 20 }]);
    expect((await ask(4)).rows).toEqual([{ part: 25 }]);
  });

  it("still works when a pooler's connection has already prepared it", async () => {
    const question = sql<{ one: number }>`SELECT 1 AS one`;
    const name = statementName('openopd_app', 'SELECT 1 AS one');
    const client = await db.requests.connect();
    await client.query({ name, text: 'SELECT 2 AS one' });
    client.release();
    for (let times = 0; times < 25; times += 1) {
      expect((await inClinic((tx) => question.execute(tx))).rows).toEqual([{ one: 1 }]);
    }
  });

  it('is not prepared when a pooler would lose it', async () => {
    const unprepared = scopedDatabase(db.requests, { prepares: false });
    const prepared = async () =>
      (await db.requests.query('SELECT name FROM pg_prepared_statements')).rows.length;
    const client = await db.requests.connect();
    await client.query('DEALLOCATE ALL');
    client.release();
    for (let times = 0; times < 25; times += 1) {
      await unprepared.inClinic(clinic.clinicId, (tx) => writeNote(tx, String(times)));
    }
    expect(await prepared()).toBe(0);
    await inClinic((tx) => tx.updateTable('patients').set({ note: null }).execute());
  });

  it('is not prepared if it selects all columns, because another version may add one', async () => {
    for (let times = 0; times < 25; times += 1) {
      await inClinic((tx) => tx.selectFrom('drugs').selectAll().execute());
    }
    const { rows } = await db.requests.query(
      `SELECT FROM pg_prepared_statements WHERE statement LIKE '%"drugs"%'`,
    );
    expect(rows).toEqual([]);
  });
});
