import { expect, it } from 'vitest';
import { startTestDatabase } from '../testing/start-database.ts';

const db = startTestDatabase();

it('a CHECK limits each status, amount and quantity', async () => {
  const { rows } = await db.pool.query<{ name: string; checked: boolean }>(
    `SELECT relname || '.' || attname AS name,
       EXISTS (SELECT FROM pg_constraint
         WHERE contype = 'c' AND conrelid = t.oid AND attnum = ANY (conkey)) AS checked
     FROM pg_class AS t JOIN pg_attribute ON attrelid = t.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0
       AND NOT attisdropped AND attgenerated = '' AND attname ~ '(^|_)(status|paise|quantity)$'
     ORDER BY 1`,
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ checked }) => !checked).map(({ name }) => name)).toEqual([]);
});
