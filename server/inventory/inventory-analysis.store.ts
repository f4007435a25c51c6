import { type RawBuilder, sql } from 'kysely';
import type { MovementReason } from '#contract/inventory/inventory-analysis.ts';
import { type Between, between } from '../platform/db/day-range.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** The net amount after a bill's discount, rounded as in `discountOn`. */
function asked(amount: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(${amount} - (${amount} * discount + 5000) / 10000)`;
}

export type Moved = { drug_id: string; kind: MovementReason; is_in: boolean; quantity: number };

/** Quantities in and out of each drug, by reason. */
export async function movedInRange(tx: Tx, range: Between): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    SELECT drug_id, kind, quantity > 0 AS is_in, sum(abs(quantity)) AS quantity
    FROM stock_movements WHERE ${between('at', range)}
    GROUP BY drug_id, kind, quantity > 0`.execute(tx);
  return rows;
}

export type Earned = {
  drug_id: string;
  revenue: number;
  profit: number;
  quantity_without_cost: number;
};

/**
 * Revenue of the range's sales and returns, for orders with a paid bill. A bill's discount is
 * rounded once on its sum, and once on each return. Each line therefore gets the difference it
 * makes to the running sum of its side, so that the lines add up to the billed amount. Returns
 * before billing belong to the bill's side. Ids sort by time.
 */
export async function earnedInRange(tx: Tx, range: Between): Promise<Earned[]> {
  const { rows } = await sql<Earned>`
    WITH touched AS (
      SELECT DISTINCT line.clinic_id, line.order_id FROM stock_movements moved
      JOIN pharmacy_order_lines line
        ON line.clinic_id = moved.clinic_id AND line.id = moved.order_line_id
      WHERE moved.kind IN ('sale', 'return') AND ${between('moved.at', range)}
    ), sides AS (
      SELECT line.order_id, moved.id, moved.at, moved.drug_id, -moved.quantity AS sold,
        batch.buying_price_paise AS cost, bill.discount_basis_points AS discount,
        CASE WHEN moved.kind = 'return' AND moved.id > bill.id THEN -1 ELSE 1 END AS side,
        line.price_paise * -moved.quantity AS worth
      FROM touched
      JOIN bills bill ON bill.clinic_id = touched.clinic_id
        AND bill.pharmacy_order_id = touched.order_id AND bill.status = 'paid'
      JOIN pharmacy_order_lines line
        ON line.clinic_id = touched.clinic_id AND line.order_id = touched.order_id
      JOIN stock_movements moved ON moved.clinic_id = line.clinic_id
        AND moved.order_line_id = line.id AND moved.kind IN ('sale', 'return')
      JOIN drug_batches batch
        ON batch.clinic_id = moved.clinic_id AND batch.id = moved.batch_id
    ), pieces AS (
      SELECT sides.*, side * worth AS part,
        (side * sum(worth) OVER (PARTITION BY order_id, side ORDER BY id))::bigint AS so_far
      FROM sides
    ), earned AS (
      SELECT drug_id, sold, cost,
        side * (${asked(sql`so_far`)} - ${asked(sql`(so_far - part)`)}) AS revenue
      FROM pieces WHERE ${between('at', range)}
    )
    SELECT drug_id, sum(revenue)::bigint AS revenue,
      coalesce(sum(revenue - sold * cost) FILTER (WHERE cost IS NOT NULL), 0)::bigint AS profit,
      coalesce(sum(sold) FILTER (WHERE cost IS NULL), 0)::int AS quantity_without_cost
    FROM earned GROUP BY drug_id`.execute(tx);
  return rows;
}

export type TestsSold = {
  test_id: string;
  name: string;
  price_paise: number;
  quantity: number;
  revenue: number;
};

/** Tests on paid bills made in the range, each with its share of the bill. */
export async function testsSoldInRange(tx: Tx, range: Between): Promise<TestsSold[]> {
  const { rows } = await sql<TestsSold>`
    WITH items AS (
      SELECT item.clinic_id, item.lab_test_id, item.quantity, item.total_paise AS worth,
        bill.discount_basis_points AS discount,
        (sum(item.total_paise) OVER (PARTITION BY bill.id ORDER BY item.position))::bigint AS so_far
      FROM bills bill
      JOIN bill_items item ON item.clinic_id = bill.clinic_id AND item.bill_id = bill.id
      WHERE bill.status = 'paid' AND ${between('bill.created_at', range)} AND EXISTS (
        SELECT FROM bill_items test WHERE test.clinic_id = bill.clinic_id AND test.bill_id = bill.id
          AND test.lab_test_id IS NOT NULL)
    ), sold AS (
      SELECT clinic_id, lab_test_id, sum(quantity)::int AS quantity,
        sum(${asked(sql`so_far`)} - ${asked(sql`(so_far - worth)`)})::bigint AS revenue
      FROM items WHERE lab_test_id IS NOT NULL GROUP BY clinic_id, lab_test_id
    )
    SELECT test.id AS test_id, test.name, test.price_paise, sold.quantity, sold.revenue
    FROM sold JOIN lab_tests test ON test.clinic_id = sold.clinic_id AND test.id = sold.lab_test_id
    ORDER BY lower(test.name), test.id`.execute(tx);
  return rows;
}
