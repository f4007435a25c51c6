import { sql } from 'kysely';
import { SLOW_AFTER_DAYS } from '#contract/inventory/inventory-analysis.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

const EXPIRES_WITHIN_DAYS = 90;
const SLOW_MOVERS_MAX = 50;

/** The cost of all stock, and the quantity without a known cost. */
export async function stockValue(tx: Tx): Promise<{ value: number; without_cost: number }> {
  return await tx
    .selectFrom('drug_batches as batch')
    .innerJoin('drugs', (join) => inClinic(join, 'drugs.id', 'batch.drug_id'))
    .where('batch.quantity', '>', 0)
    .where('drugs.deleted_at', 'is', null)
    .select([
      sql<number>`coalesce(sum(batch.quantity * batch.buying_price_paise), 0)::bigint`.as('value'),
      sql<number>`coalesce(sum(batch.quantity) FILTER (
        WHERE batch.buying_price_paise IS NULL), 0)::int`.as('without_cost'),
    ])
    .executeTakeFirstOrThrow();
}

/** Batches in stock that have expired or expire within 90 days, earliest first. */
export function expiringBatches(tx: Tx, today: string) {
  return tx
    .selectFrom('drug_batches as batch')
    .innerJoin('drugs', (join) => inClinic(join, 'drugs.id', 'batch.drug_id'))
    .where('batch.quantity', '>', 0)
    .where('drugs.deleted_at', 'is', null)
    .where('batch.expiry_date', '<=', sql<string>`${today}::date + ${EXPIRES_WITHIN_DAYS}::int`)
    .select(['batch.id', 'batch.drug_id', 'drugs.name', 'batch.batch_no', 'batch.quantity'])
    .select('batch.buying_price_paise')
    .select(sql<string>`batch.expiry_date`.as('expiry_date'))
    .select(sql<number>`batch.expiry_date - ${today}::date`.as('days_left'))
    .orderBy('batch.expiry_date')
    .orderBy(sql`lower(drugs.name)`)
    .orderBy('batch.id')
    .execute();
}

type SlowRow = {
  drug_id: string;
  name: string;
  quantity: number;
  value: number;
  last_sold: string | null;
};

/** Drugs long in stock without a recent sale, highest cost first. */
export async function slowMovers(
  tx: Tx,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<SlowRow[]> {
  const { rows } = await sql<SlowRow>`
    WITH since AS (
      SELECT (${today}::date - ${SLOW_AFTER_DAYS}::int)::timestamp AT TIME ZONE ${timeZone} AS at
    ), sold AS (
      SELECT DISTINCT drug_id FROM stock_movements, since
      WHERE kind = 'sale' AND stock_movements.at >= since.at
    ), slow AS (
      SELECT drugs.clinic_id, drugs.id, drugs.name, sum(batch.quantity)::int AS quantity,
        coalesce(sum(batch.quantity * batch.buying_price_paise), 0)::bigint AS value
      FROM drugs JOIN drug_batches batch
        ON batch.clinic_id = drugs.clinic_id AND batch.drug_id = drugs.id, since
      WHERE drugs.deleted_at IS NULL AND batch.quantity > 0
        AND drugs.id NOT IN (SELECT drug_id FROM sold)
      GROUP BY drugs.clinic_id, drugs.id, since.at
      HAVING min(batch.created_at) < since.at
      ORDER BY value DESC, quantity DESC, drugs.id LIMIT ${SLOW_MOVERS_MAX}
    )
    SELECT slow.id AS drug_id, slow.name, slow.quantity, slow.value,
      (last.at AT TIME ZONE ${timeZone})::date AS last_sold
    FROM slow LEFT JOIN LATERAL (
      SELECT max(moved.at) AS at FROM drug_batches batch
      JOIN stock_movements moved
        ON moved.clinic_id = batch.clinic_id AND moved.batch_id = batch.id AND moved.kind = 'sale'
      WHERE batch.clinic_id = slow.clinic_id AND batch.drug_id = slow.id
    ) last ON true
    ORDER BY slow.value DESC, slow.quantity DESC, slow.id`.execute(tx);
  return rows;
}
