import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

/** About a week of a busy doctor: the list follows what is ordered now. */
const ORDERS_MOST = 300;
const TESTS_MOST = 200;

/** The tests of the newest lab orders of a person, most used first. Deleted orders do not count. */
export function findUsedLabTests(tx: Tx, userId: string) {
  return tx
    .with('newest', (db) =>
      db
        .selectFrom('lab_orders')
        .where('created_by', '=', userId)
        .where('deleted_at', 'is', null)
        .select(['clinic_id', 'id'])
        .orderBy('created_at', 'desc')
        .limit(ORDERS_MOST),
    )
    .selectFrom('newest')
    .innerJoin('lab_order_tests as line', (join) => inClinic(join, 'line.order_id', 'newest.id'))
    .select(({ fn }) => ['line.test_id', fn.countAll<number>().as('uses')])
    .groupBy('line.test_id')
    .orderBy('uses', 'desc')
    .orderBy('line.test_id')
    .limit(TESTS_MOST)
    .execute();
}
