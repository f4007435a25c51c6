import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

function closes(tx: Tx) {
  return tx
    .selectFrom('day_closes')
    .innerJoin('users as cashiers', 'cashiers.id', 'day_closes.cashier_id')
    .innerJoin('users as closers', 'closers.id', 'day_closes.created_by')
    .leftJoin('day_closes as first', (join) => inClinic(join, 'first.id', 'day_closes.corrects_id'))
    .leftJoin('day_closes as later', (join) => inClinic(join, 'later.corrects_id', 'day_closes.id'))
    .selectAll('day_closes')
    .select(['cashiers.name as cashier_name', 'closers.name as closer_name'])
    .select(['first.number as first_number', 'first.counted_paise as first_counted'])
    .select(['later.id as later_id', 'later.number as later_number'])
    .select('later.counted_paise as later_counted');
}

/** A close with its names, the close that it corrects and the one that corrects it. */
export type DayCloseRow = Awaited<ReturnType<ReturnType<typeof closes>['execute']>>[number];

/** A close by its id. */
export function findClose(tx: Tx, id: string): Promise<DayCloseRow | undefined> {
  return closes(tx).where('day_closes.id', '=', id).executeTakeFirst();
}

/** A page of the closes of one drawer or of all, newest first, with the total. */
export async function findClosePage(
  tx: Tx,
  page: { cashierId: string | undefined; limit: number; offset: number },
) {
  const { cashierId, limit, offset } = page;
  let counted = tx.selectFrom('day_closes');
  let listed = closes(tx);
  if (cashierId !== undefined) {
    counted = counted.where('cashier_id', '=', cashierId);
    listed = listed.where('day_closes.cashier_id', '=', cashierId);
  }
  const { count } = await counted
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await listed
    .orderBy('day_closes.closed_at', 'desc')
    .orderBy('day_closes.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, totalCount: count };
}
