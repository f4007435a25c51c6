import { paise } from '#contract/kernel/numbers/money.ts';
import type { DayClose } from '#contract/money/day-close.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

function closes(tx: Tx) {
  return tx
    .selectFrom('day_closes')
    .innerJoin('users as cashiers', 'cashiers.id', 'day_closes.cashier_id')
    .innerJoin('users as closers', 'closers.id', 'day_closes.created_by')
    .selectAll('day_closes')
    .select(['cashiers.name as cashier_name', 'closers.name as closer_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof closes>['execute']>>[number];

function present(row: Row): DayClose {
  return {
    id: row.id,
    cashier: { id: row.cashier_id, name: row.cashier_name },
    day: row.day,
    number: row.number,
    expected: paise(row.expected_paise),
    counted: paise(row.counted_paise),
    difference: paise(row.counted_paise - row.expected_paise),
    notes: {
      500: row.notes_500,
      200: row.notes_200,
      100: row.notes_100,
      50: row.notes_50,
      20: row.notes_20,
      10: row.notes_10,
    },
    coins: paise(row.coins_paise),
    note: row.note,
    closed_at: row.closed_at.toISOString(),
    closed_by: row.closer_name,
  };
}

export async function findClose(tx: Tx, id: string): Promise<DayClose> {
  return present(await closes(tx).where('day_closes.id', '=', id).executeTakeFirstOrThrow());
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
  return { closes: rows.map(present), totalCount: count };
}
