import { sql } from 'kysely';
import type { Tx } from '../platform/db/scoped-database.ts';

/** How many patients wait, also since earlier days; of a doctor, the own and the unassigned. */
export async function countWaiting(tx: Tx, doctorId?: string): Promise<number> {
  const waiting = tx
    .selectFrom('visits')
    .where('status', '=', sql.lit('waiting'))
    .where('draft', '=', sql.lit(false))
    .select((eb) => eb.fn.countAll<number>().as('count'));
  const own = doctorId
    ? waiting.where((where) =>
        where.or([where('doctor_id', '=', doctorId), where('doctor_id', 'is', null)]),
      )
    : waiting;
  return (await own.executeTakeFirstOrThrow()).count;
}
