import { type RawBuilder, sql } from 'kysely';
import { between, clinicDayOf } from '../platform/db/day-range.ts';
import type { Figure } from '../platform/db/day-sums/index.ts';

/** The net amount after a bill's discount, rounded as in `discountOn`. */
function asked(amount: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(${amount} - (${amount} * discount + 5000) / 10000)`;
}

/** Pieces in and out of each drug, by reason: `sale out`. */
export const MOVES: Figure = {
  name: 'moves',
  version: 1,
  fromLedger: ({ clinicId, range }) => sql`
    SELECT ${clinicDayOf('at', range)}::date AS day, drug_id AS of_id,
      kind || CASE WHEN quantity > 0 THEN ' in' ELSE ' out' END AS kind,
      sum(abs(quantity))::bigint AS one, 0::bigint AS two, 0::bigint AS three
    FROM stock_movements WHERE clinic_id = ${clinicId} AND ${between('at', range)}
    GROUP BY 1, 2, 3`,
};

/**
 * Revenue, profit, and pieces without a cost, of sales and returns of orders with a paid bill. A bill's
 * discount is rounded once on its sum, and once on each return. Each line therefore gets the difference
 * it makes to the running sum of its side, so that the lines add up to the billed amount. Returns before
 * billing belong to the bill's side. Ids sort by time. Without a discount a line's difference is what
 * its pieces cost, so the rest of the order is not read.
 */
export const SALES: Figure = {
  name: 'sales',
  version: 1,
  fromLedger: ({ clinicId, range }) => sql`
    WITH moved AS MATERIALIZED (
      SELECT movement.at, movement.drug_id, movement.batch_id, line.order_id,
        -movement.quantity AS sold, line.price_paise * -movement.quantity AS worth,
        bill.discount_basis_points AS discount
      FROM stock_movements AS movement
      JOIN pharmacy_order_lines AS line
        ON line.clinic_id = movement.clinic_id AND line.id = movement.order_line_id
      JOIN bills AS bill ON bill.clinic_id = line.clinic_id
        AND bill.pharmacy_order_id = line.order_id AND bill.status = 'paid'
      WHERE movement.clinic_id = ${clinicId} AND movement.kind IN ('sale', 'return')
        AND ${between('movement.at', range)}
    ), sides AS (
      SELECT line.order_id, movement.id, movement.at, movement.drug_id, movement.batch_id,
        -movement.quantity AS sold, bill.discount_basis_points AS discount,
        CASE WHEN movement.kind = 'return' AND movement.id > bill.id THEN -1 ELSE 1 END AS side,
        line.price_paise * -movement.quantity AS worth
      FROM (SELECT DISTINCT order_id FROM moved WHERE discount > 0) AS touched
      JOIN bills AS bill ON bill.clinic_id = ${clinicId}
        AND bill.pharmacy_order_id = touched.order_id AND bill.status = 'paid'
      JOIN pharmacy_order_lines AS line
        ON line.clinic_id = bill.clinic_id AND line.order_id = touched.order_id
      JOIN stock_movements AS movement ON movement.clinic_id = line.clinic_id
        AND movement.order_line_id = line.id AND movement.kind IN ('sale', 'return')
    ), pieces AS (
      SELECT sides.*, side * worth AS part,
        (side * sum(worth) OVER (PARTITION BY order_id, side ORDER BY id))::bigint AS so_far
      FROM sides
    ), earned AS (
      SELECT at, drug_id, batch_id, sold, worth::bigint AS revenue FROM moved WHERE discount = 0
      UNION ALL
      SELECT at, drug_id, batch_id, sold,
        side * (${asked(sql`so_far`)} - ${asked(sql`(so_far - part)`)})
      FROM pieces WHERE ${between('at', range)}
    )
    SELECT ${clinicDayOf('earned.at', range)}::date AS day, earned.drug_id AS of_id, '' AS kind,
      sum(revenue)::bigint AS one,
      coalesce(sum(revenue - sold * batch.buying_price_paise)
        FILTER (WHERE batch.buying_price_paise IS NOT NULL), 0)::bigint AS two,
      coalesce(sum(sold) FILTER (WHERE batch.buying_price_paise IS NULL), 0)::bigint AS three
    FROM earned
    JOIN drug_batches AS batch ON batch.clinic_id = ${clinicId} AND batch.id = earned.batch_id
    GROUP BY 1, 2`,
};

/** Number and revenue of the tests on paid bills, each with its share of the bill, by the bill's day. */
export const TESTS: Figure = {
  name: 'tests',
  version: 1,
  fromLedger: ({ clinicId, range }) => sql`
    WITH items AS (
      SELECT bill.created_at AS at, item.lab_test_id, item.quantity, item.total_paise AS worth,
        bill.discount_basis_points AS discount,
        (sum(item.total_paise) OVER (PARTITION BY bill.id ORDER BY item.position))::bigint AS so_far
      FROM bills bill
      JOIN bill_items item ON item.clinic_id = bill.clinic_id AND item.bill_id = bill.id
      WHERE bill.clinic_id = ${clinicId} AND bill.status = 'paid' AND ${between('bill.created_at', range)}
        AND EXISTS (SELECT FROM bill_items test
          WHERE test.clinic_id = bill.clinic_id AND test.bill_id = bill.id
            AND test.lab_test_id IS NOT NULL)
    )
    SELECT ${clinicDayOf('at', range)}::date AS day, lab_test_id AS of_id, '' AS kind,
      sum(quantity)::bigint AS one,
      sum(${asked(sql`so_far`)} - ${asked(sql`(so_far - worth)`)})::bigint AS two, 0::bigint AS three
    FROM items WHERE lab_test_id IS NOT NULL GROUP BY 1, 2`,
};
