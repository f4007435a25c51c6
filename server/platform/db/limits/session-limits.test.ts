import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClinicRows, insertClinic } from '../../../testing/builders/rows.ts';
import { startTestDatabase } from '../../../testing/start-database.ts';
import { countRoundTrips } from '../../round-trips/count-round-trips.ts';
import { connect } from '../connect.ts';
import { type Database, scopedDatabase } from '../scoped-database.ts';
import { keepLimits, keepsLimits, LIMITS } from './session-limits.ts';

const db = startTestDatabase();
let clinic: ClinicRows;
let pool: pg.Pool;
let limited: Database;
beforeAll(async () => {
  clinic = await insertClinic(db.database);
  pool = connect(db.requests.options, () => {}, { limited: true });
  limited = scopedDatabase(pool);
});
afterAll(() => pool?.end());

/** The limits in force within a call, and the texts that were sent for it. */
async function limitsIn(database: Database, reads: boolean) {
  const names = Object.keys(LIMITS).map(
    (name) => sql`current_setting(${name}) AS ${sql.ref(name)}`,
  );
  let inForce: unknown;
  const trips = await countRoundTrips(() =>
    database.inClinic(
      clinic.clinicId,
      async (tx) => {
        inForce = (await sql`SELECT ${sql.join(names)}`.execute(tx)).rows[0];
      },
      { reads },
    ),
  );
  return { inForce, sent: trips.flat().join('\n') };
}

describe.each([true, false])('a call that reads only: %s', (reads) => {
  it('is limited by its session, and sets only its scope', async () => {
    const { inForce, sent } = await limitsIn(limited, reads);
    expect(inForce).toEqual(LIMITS);
    expect(sent).toContain("set_config('role'");
    expect(sent).not.toContain("lock_timeout',$");
  });

  it('sets the limits itself where the session has none', async () => {
    const { inForce, sent } = await limitsIn(db.database, reads);
    expect(inForce).toEqual(LIMITS);
    expect(sent).toContain("lock_timeout',$");
  });
});

it('leaves a pooler’s session unchanged, which has another process number', async () => {
  const client = new pg.Client(db.requests.options);
  await client.connect();
  try {
    Object.assign(client, { processID: 1 });
    await keepLimits(client);
    expect(keepsLimits(client)).toBe(false);
    const { rows } = await client.query('SHOW lock_timeout');
    expect(rows).toEqual([{ lock_timeout: '0' }]);
  } finally {
    await client.end();
  }
});
