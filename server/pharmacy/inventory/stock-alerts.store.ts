import { sql } from 'kysely';
import { LOW_STOCK } from '#contract/pharmacy/drug-alerts.rules.ts';
import { nearExpiryUntil } from '../../clinics/index.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

export type StockAlerts = { low: number; expiring: number; expired: number };

/**
 * Counts drugs with low stock, with stock that expires within the clinic's number of days, a
 * month where it has set none (or has no expiry entered), and with expired stock: the rules of `drug-alerts.rules.ts` in SQL.
 */
export async function countStockAlerts(
  tx: Tx,
  { clinicId, today }: { clinicId: string; today: string },
): Promise<StockAlerts> {
  const soon = nearExpiryUntil(clinicId, today);
  const { rows } = await sql<StockAlerts>`
    SELECT count(*) FILTER (WHERE stock.quantity <= ${LOW_STOCK})::int AS low,
           count(*) FILTER (WHERE stock.is_expiring)::int AS expiring,
           count(*) FILTER (WHERE stock.is_expired)::int AS expired
    FROM drugs
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(quantity), 0) AS quantity,
             bool_or(quantity > 0 AND (expiry_date IS NULL
               OR expiry_date BETWEEN ${today}::date AND ${soon})) AS is_expiring,
             bool_or(quantity > 0 AND expiry_date < ${today}::date) AS is_expired
      FROM drug_batches
      WHERE drug_batches.clinic_id = drugs.clinic_id AND drug_batches.drug_id = drugs.id
    ) AS stock
    WHERE drugs.deleted_at IS NULL`.execute(tx);
  return rows[0] ?? { low: 0, expiring: 0, expired: 0 };
}
