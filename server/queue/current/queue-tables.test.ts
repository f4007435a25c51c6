import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '../../platform/db/schema.generated.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { startTestDatabase } from '../../testing/start-database.ts';
import { listQueueRows } from '../visit.store.ts';

const db = startTestDatabase();
/** Their names, and the order of calls, are part of the version itself. */
const IN_THE_VERSION = ['clinics', 'users'];
/** An item is added together with its bill's amount. */
const WITH_ITS_BILL = ['bill_items'];

/** The SQL of the queue. */
async function sqlOfQueue(): Promise<string> {
  let written = '';
  const kysely = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (any) => new PostgresIntrospector(any),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      written = query.sql;
    },
  });
  await kysely
    .transaction()
    .execute((tx: Tx) => listQueueRows(tx, { day: '2026-11-20', now: new Date() }));
  return written;
}

it('every table that the queue reads moves its version', async () => {
  const text = await sqlOfQueue();
  const read = [...text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/gi)].map(([, name]) => name);
  const { rows } = await db.pool.query<{ name: string }>(
    `SELECT DISTINCT relname AS name FROM pg_trigger
     JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid
     WHERE proname = 'list_changed'`,
  );
  const moving = [...rows.map(({ name }) => name), ...IN_THE_VERSION, ...WITH_ITS_BILL];
  // Other words behind FROM are a part of a date, and names of queries.
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  );
  const isTable = new Set(tables.map(({ name }) => name));
  const wanted = new Set(read.filter((name) => name !== undefined && isTable.has(name)));
  expect([...wanted].sort()).toEqual(moving.sort());
});
