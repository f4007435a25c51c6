import { sql } from 'kysely';
import type { getStockOnDay as endpoint } from '#contract/books/books.endpoints.ts';
import type { StockOnDay, StockRow } from '#contract/books/stock-on-day.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { ClinicScope } from '../platform/scope.ts';

type Row = Omit<StockRow, 'cost'> & { cost: number | null };

/** The batches in stock at the end of a clinic day, by drug. Deleted drugs are left out. */
export async function stockRows(
  tx: Tx,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<StockRow[]> {
  const end = sql`(${day}::date + 1)::timestamp AT TIME ZONE ${timeZone}`;
  const { rows } = await sql<Row>`
    SELECT batch.id, drugs.name, batch.batch_no AS batch, batch.expiry_date::text AS expiry,
      stock.quantity::int AS quantity, batch.buying_price_paise AS cost
    FROM (SELECT clinic_id, batch_id, sum(quantity) AS quantity FROM stock_movements
      WHERE at < ${end}
      GROUP BY clinic_id, batch_id HAVING sum(quantity) <> 0) AS stock
    JOIN drug_batches AS batch ON batch.clinic_id = stock.clinic_id AND batch.id = stock.batch_id
    JOIN drugs ON drugs.clinic_id = batch.clinic_id AND drugs.id = batch.drug_id
    WHERE drugs.deleted_at IS NULL OR drugs.deleted_at >= ${end}
    ORDER BY lower(drugs.name), batch.expiry_date, batch.id`.execute(tx);
  return rows.map(({ cost, ...row }) => ({ ...row, cost: cost === null ? null : paise(cost) }));
}

/** The inventory of a day with the value of the batches whose cost is known. */
export async function readStockOnDay(
  { tx, actor }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<StockOnDay> {
  const rows = await stockRows(tx, { day: query.day, timeZone: actor.timeZone });
  const value = rows.reduce((sum, { quantity, cost }) => sum + quantity * (cost ?? 0), 0);
  return { rows, value: paise(value), unknown: rows.filter(({ cost }) => cost === null).length };
}
