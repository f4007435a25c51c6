import { sql } from 'kysely';
import type { Tx } from '../db/scoped-database.ts';

/** A list whose version the triggers of `list_versions` keep. */
export type ListName = 'queue';

/**
 * The version of the clinic's list. It differs from an earlier one exactly when a transaction that
 * changed a row of the list, the name of a user or the order of calls has committed since.
 */
export async function listVersion(
  tx: Tx,
  { list, clinicId }: { list: ListName; clinicId: string },
): Promise<string> {
  const names = tx
    .selectFrom('users')
    .where('clinic_id', '=', clinicId)
    .select(sql<string>`md5(string_agg(id || name, ',' ORDER BY id))`.as('names'));
  const order = tx.selectFrom('clinics').where('id', '=', clinicId).select('call_order');
  const { version } = await tx
    .selectFrom('list_versions')
    .where('list', '=', list)
    .select(sql<string>`concat(sum(value), ' ', ${names}, ' ', ${order})`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}
