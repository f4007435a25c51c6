import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ClinicRows, insertClinic } from '../../testing/builders/rows.ts';
import { startTestDatabase } from '../../testing/start-database.ts';
import type { Tx } from '../db/scoped-database.ts';
import { atOnce } from './at-once.ts';
import { countRoundTrips } from './count-round-trips.ts';

const db = startTestDatabase();
let clinic: ClinicRows;
beforeAll(async () => {
  clinic = await insertClinic(db.database);
});

const inClinic = <T>(work: (tx: Tx) => Promise<T>) => db.database.inClinic(clinic.clinicId, work);

async function noteOf(): Promise<string | null> {
  const { rows } = await db.pool.query('SELECT note FROM patients WHERE id = $1', [
    clinic.patientId,
  ]);
  return rows[0].note;
}

const writeNote = (tx: Tx, note: string) =>
  tx.updateTable('patients').set({ note }).where('id', '=', clinic.patientId).execute();

describe('queries asked for at once', () => {
  const number = (tx: Tx, text: string) => sql<{ n: number }>`${sql.raw(text)}`.execute(tx);

  it('take one round trip, in their order, and each gets its own rows', async () => {
    let answers: unknown;
    const trips = await countRoundTrips(() =>
      inClinic(async (tx) => {
        answers = await atOnce([
          number(tx, 'SELECT 1 AS n'),
          writeNote(tx, 'at once'),
          number(tx, 'SELECT 2 AS n, 3 AS m'),
          number(tx, 'SELECT 4 AS n WHERE false'),
        ]);
      }),
    );
    expect(trips).toHaveLength(2);
    expect(answers).toMatchObject([
      { rows: [{ n: 1 }] },
      [{ numUpdatedRows: 1n }],
      { rows: [{ n: 2, m: 3 }] },
      { rows: [] },
    ]);
    expect(await noteOf()).toBe('at once');
  });

  it('fail together, and nothing of them remains', async () => {
    const outcomes: string[] = [];
    const failed = inClinic(async (tx) => {
      const asked = ['SELECT 1 AS n', 'SELECT 1 / 0 AS n', 'SELECT 2 AS n'];
      const written = writeNote(tx, 'not kept');
      const settled = await Promise.allSettled([written, ...asked.map((text) => number(tx, text))]);
      outcomes.push(...settled.map(({ status }) => status));
      await number(tx, 'SELECT 3 AS n');
    });
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(new Set(outcomes)).toEqual(new Set(['rejected']));
    expect(await noteOf()).not.toBe('not kept');
  });

  it('are not sent when the work fails before', async () => {
    const late: Promise<unknown>[] = [];
    const failed = inClinic(async (tx) => {
      await number(tx, 'SELECT 1 AS n');
      late.push(Promise.allSettled([writeNote(tx, 'after the rollback')]));
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await late[0]).toMatchObject([{ status: 'rejected' }]);
    expect(await noteOf()).not.toBe('after the rollback');
  });

  it('are sent after the one that is under way, and not when it fails', async () => {
    const failed = inClinic(async (tx) => {
      const first = number(tx, 'SELECT pg_sleep(0.05), 1 / 0 AS n');
      const second = new Promise((resolve) => setImmediate(resolve)).then(() =>
        writeNote(tx, 'outside the scope'),
      );
      await Promise.all([first, second]);
    });
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(await noteOf()).not.toBe('outside the scope');
  });

  it('reports the failure of the first in their order', async () => {
    const failed = inClinic((tx) =>
      atOnce([
        number(tx, 'SELECT 1 AS n')
          .then((row) => row)
          .then(() => {
            throw new Error('the first');
          }),
        number(tx, 'SELECT 2 AS n').then(() => {
          throw new Error('the second');
        }),
      ]),
    );
    await expect(failed).rejects.toThrow('the first');
  });
});
