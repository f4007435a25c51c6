import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scoped-database.ts';

export type DemandDay = {
  readonly days: number;
  readonly today: string;
  readonly timeZone: string;
};

type DemandRow = {
  id: string;
  name: string;
  supplier: string | null;
  pack: string | null;
  unit: string | null;
  sold: number;
  stock: number;
  expired: number;
};

/** The drugs in the list with their sales of the last days, today included, and their stock. */
export async function demandRows(tx: Tx, { days, today, timeZone }: DemandDay) {
  const { rows } = await sql<DemandRow>`
    SELECT drugs.id, drugs.name, drugs.supplier, drugs.pack, drugs.unit,
      coalesce(sales.sold, 0)::int AS sold, stock.stock, stock.expired
    FROM drugs
    LEFT JOIN (SELECT clinic_id, drug_id, -sum(quantity) AS sold FROM stock_movements
      WHERE kind IN ('sale', 'cancellation', 'return')
        AND at >= (${today}::date - ${days - 1}::int)::timestamp AT TIME ZONE ${timeZone}
      GROUP BY clinic_id, drug_id) AS sales
      ON sales.clinic_id = drugs.clinic_id AND sales.drug_id = drugs.id
    CROSS JOIN LATERAL (SELECT
        coalesce(sum(quantity) FILTER (WHERE expiry_date IS NULL OR expiry_date >= ${today}::date), 0)::int
          AS stock,
        coalesce(sum(quantity) FILTER (WHERE expiry_date < ${today}::date), 0)::int AS expired
      FROM drug_batches AS batch
      WHERE batch.clinic_id = drugs.clinic_id AND batch.drug_id = drugs.id) AS stock
    WHERE drugs.deleted_at IS NULL
    ORDER BY lower(drugs.name), drugs.id`.execute(tx);
  return rows;
}
