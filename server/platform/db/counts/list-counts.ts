import { sql } from 'kysely';
import type { Tx } from '../scoped-database.ts';

/** A list whose rows the triggers of `list_counts` count. */
export type CountedList = 'bills' | 'pharmacy_orders' | 'lab_orders';

/** How many rows the whole list of the clinic has, by kind; a kind without rows may be missing. */
export async function listCounts(tx: Tx, list: CountedList): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('list_counts')
    .where('list', '=', list)
    .select(['kind', sql<number>`sum(counted)::bigint`.as('count')])
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
