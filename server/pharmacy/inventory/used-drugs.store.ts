import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

/** About a week of a busy doctor: the list follows what is prescribed now. */
const ORDERS_MOST = 300;
const DRUGS_MOST = 200;

/** The drugs of the newest prescriptions of a person, most used first. Deleted orders do not count. */
export function findUsedDrugs(tx: Tx, userId: string) {
  return tx
    .with('newest', (db) =>
      db
        .selectFrom('pharmacy_orders')
        .where('created_by', '=', userId)
        .where('deleted_at', 'is', null)
        .select(['clinic_id', 'id'])
        .orderBy('created_at', 'desc')
        .limit(ORDERS_MOST),
    )
    .selectFrom('newest')
    .innerJoin('pharmacy_order_lines as line', (join) =>
      inClinic(join, 'line.order_id', 'newest.id'),
    )
    .select(({ fn }) => ['line.drug_id', fn.countAll<number>().as('uses')])
    .groupBy('line.drug_id')
    .orderBy('uses', 'desc')
    .orderBy('line.drug_id')
    .limit(DRUGS_MOST)
    .execute();
}
