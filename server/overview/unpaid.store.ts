import { sql } from 'kysely';
import type { UnpaidKind } from '#contract/overview/overview.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

type Open = 'no_bill' | 'due';
export type UnpaidCount = { kind: UnpaidKind; standing: Open; count: number; amount: number };
export type UnpaidRow = {
  kind: UnpaidKind;
  id: string;
  patient_id: string;
  patient_name: string;
  at: Date;
  standing: Open;
  amount: number;
  reason: string | null;
};

/** Unpaid orders since then, of medicines handed out and samples taken. */
const unpaid = (since: Date) => sql`(
  SELECT 'pharmacy' AS kind, "order".clinic_id, "order".id, "order".patient_id,
      "order".dispensed_at AS at,
      CASE WHEN bill.id IS NULL THEN 'no_bill' ELSE 'due' END AS standing,
      coalesce(bill.due_paise - bill.paid_paise, kept.amount) AS amount,
      "order".unpaid_reason AS reason
    FROM pharmacy_orders AS "order"
    LEFT JOIN bills AS bill ON bill.clinic_id = "order".clinic_id
      AND bill.pharmacy_order_id = "order".id AND bill.status <> 'cancelled'
    CROSS JOIN LATERAL (SELECT sum(price_paise * (quantity - returned_quantity)) AS amount
      FROM pharmacy_order_lines AS line
      WHERE line.clinic_id = "order".clinic_id AND line.order_id = "order".id
        AND returned_quantity < quantity) AS kept
    WHERE "order".created_at >= ${since} AND "order".status = 'dispensed'
      AND (bill.status = 'pending' OR (bill.id IS NULL AND kept.amount IS NOT NULL))
  UNION ALL
  SELECT 'lab', "order".clinic_id, "order".id, "order".patient_id,
      coalesce("order".collected_at, "order".created_at),
      CASE WHEN bill.id IS NULL THEN 'no_bill' ELSE 'due' END,
      coalesce(bill.due_paise - bill.paid_paise, asked.amount), NULL
    FROM lab_orders AS "order"
    LEFT JOIN bills AS bill ON bill.clinic_id = "order".clinic_id
      AND bill.lab_order_id = "order".id AND bill.status <> 'cancelled'
    CROSS JOIN LATERAL (SELECT sum(price_paise) AS amount FROM lab_order_tests AS test
      WHERE test.clinic_id = "order".clinic_id AND test.order_id = "order".id) AS asked
    WHERE "order".created_at >= ${since} AND "order".deleted_at IS NULL
      AND "order".status NOT IN ('pending', 'billed', 'cancelled')
      AND (bill.status = 'pending' OR (bill.id IS NULL AND asked.amount IS NOT NULL))
) AS unpaid`;

/** Their number and amount, without kinds that have none. */
export async function unpaidCounts(tx: Tx, since: Date): Promise<UnpaidCount[]> {
  const { rows } = await sql<UnpaidCount>`
    SELECT kind, standing, count(*)::int AS count, sum(amount)::bigint AS amount
      FROM ${unpaid(since)} GROUP BY kind, standing`.execute(tx);
  return rows;
}

/** The newest unpaid orders. */
export async function newestUnpaid(
  tx: Tx,
  { since, limit }: { since: Date; limit: number },
): Promise<UnpaidRow[]> {
  const { rows } = await sql<UnpaidRow>`
    SELECT kind, unpaid.id, unpaid.patient_id, patients.name AS patient_name, at, standing,
        amount::bigint AS amount, reason
      FROM ${unpaid(since)}
      JOIN patients ON patients.clinic_id = unpaid.clinic_id AND patients.id = unpaid.patient_id
      ORDER BY at DESC, unpaid.id DESC LIMIT ${limit}`.execute(tx);
  return rows;
}
