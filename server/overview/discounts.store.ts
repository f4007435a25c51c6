import { sql } from 'kysely';
import type { Tx } from '../platform/db/scoped-database.ts';

export type DiscountRow = {
  id: string;
  financial_year: number;
  number: number;
  patient_id: string;
  patient_name: string;
  at: Date;
  percentage: number;
  discount: number;
  by: string;
  reason: string | null;
};

/** Live bills since then whose discount was above the clinic's limit. */
const above = (since: Date) => sql`
  FROM bills
  JOIN bill_credits AS given ON given.clinic_id = bills.clinic_id AND given.bill_id = bills.id
    AND given.kind = 'discount'
  WHERE bills.discount_above_limit AND bills.created_at >= ${since}
    AND bills.status <> 'cancelled'`;

export async function discountsAbove(
  tx: Tx,
  since: Date,
): Promise<{ count: number; amount: number }> {
  const { rows } = await sql<{ count: number; amount: number }>`
    SELECT count(*)::int AS count, coalesce(sum(given.amount_paise), 0)::bigint AS amount
      ${above(since)}`.execute(tx);
  return rows[0] ?? { count: 0, amount: 0 };
}

/** The newest of them, with the user who made the bill. */
export async function newestDiscounts(
  tx: Tx,
  { since, limit }: { since: Date; limit: number },
): Promise<DiscountRow[]> {
  const { rows } = await sql<DiscountRow>`
    SELECT newest.*, patients.name AS patient_name, makers.name AS by
      FROM (SELECT bills.clinic_id, bills.id, bills.financial_year, bills.number, bills.patient_id,
          bills.created_by, bills.created_at AS at, bills.discount_basis_points AS percentage,
          given.amount_paise AS discount,
          coalesce(bills.discount_reason, bills.waived_reason) AS reason
        ${above(since)} ORDER BY bills.created_at DESC, bills.id DESC LIMIT ${limit}) AS newest
      JOIN patients ON patients.clinic_id = newest.clinic_id AND patients.id = newest.patient_id
      JOIN users AS makers ON makers.clinic_id = newest.clinic_id AND makers.id = newest.created_by
      ORDER BY newest.at DESC, newest.id DESC`.execute(tx);
  return rows;
}
