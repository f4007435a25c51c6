import { DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';

// Queries for what must not exist in the books of a clinic.

/** Series with gaps in their numbers, or another value than the last number. */
export const GAPS_IN_SERIES = `
  WITH numbered (name, number) AS (
    SELECT 'patient', token FROM patients
    UNION ALL SELECT 'visit ' || day, token_no FROM visits
    UNION ALL SELECT 'lab ' || day, lab_token_number FROM lab_orders
    UNION ALL SELECT 'bill ' || financial_year, number FROM bills
    UNION ALL SELECT 'drug sale', serial FROM drug_sales
    UNION ALL SELECT 'debit note ' || financial_year, number FROM supplier_returns)
  SELECT coalesce(numbered.name, counters.name) AS name FROM numbered
  FULL JOIN counters ON counters.name = numbered.name
  GROUP BY 1, counters.value
  HAVING count(number) <> max(number) OR min(number) <> 1
    OR counters.value IS DISTINCT FROM max(number)`;

/** Batches whose stock is not the sum of their movements. */
export const STOCK_BESIDE_MOVEMENTS = `
  SELECT batch.id FROM drug_batches batch
  LEFT JOIN stock_movements moved ON moved.batch_id = batch.id
  GROUP BY batch.id, batch.quantity
  HAVING batch.quantity <> coalesce(sum(moved.quantity), 0)`;

/** Lines of orders whose quantity is not that of their movements. */
export const SOLD_BESIDE_MOVEMENTS = `
  SELECT line.id FROM pharmacy_order_lines line
  JOIN pharmacy_orders o ON o.id = line.order_id
  LEFT JOIN stock_movements moved ON moved.order_line_id = line.id
  GROUP BY line.id, line.quantity, line.returned_quantity, o.status
  HAVING -coalesce(sum(moved.quantity), 0) <> CASE
    WHEN o.status IN ('billed', 'dispensed') THEN line.quantity - line.returned_quantity
    ELSE 0 END`;

/** Movements after which a batch had a negative stock. */
export const STOCK_BELOW_ZERO = `
  SELECT id FROM (SELECT id, sum(quantity) OVER (PARTITION BY batch_id ORDER BY at, id) AS remaining
  FROM stock_movements) AS running WHERE remaining < 0`;

/** Sales from a batch that had expired. */
export const SOLD_EXPIRED = `
  SELECT moved.id FROM stock_movements moved JOIN drug_batches batch ON batch.id = moved.batch_id
  WHERE kind = 'sale' AND batch.expiry_date <= (moved.at AT TIME ZONE '${DEFAULT_TIME_ZONE}')::date`;

/** Invoices of suppliers whose total is not that of their goods. */
export const INVOICES_BESIDE_GOODS = `
  SELECT invoice.id FROM supplier_invoices AS invoice
  JOIN LATERAL goods_of_invoice(invoice.clinic_id, invoice.id) AS goods ON true
  GROUP BY invoice.id, lines_paise HAVING lines_paise <> sum(taxable_paise + gst_paise)`;

/** Bills whose sums are not those of their items and payments. */
export const UNBALANCED_BILLS = `
  WITH added (id, due, paid) AS (
    SELECT bill_id, total_paise, 0 FROM bill_items
    UNION ALL SELECT bill_id, -amount_paise, 0 FROM bill_credits
    UNION ALL SELECT bill_id, 0, amount_paise FROM bill_payments)
  SELECT id FROM bills JOIN (
    SELECT id, sum(due) AS due, sum(paid) AS paid FROM added GROUP BY id) AS sums USING (id)
  WHERE due_paise <> due OR paid_paise <> paid
    OR (status = 'paid') <> (status <> 'cancelled' AND paid = due)`;

/** Payments with refunds above their amount. */
export const REFUNDED_TOO_MUCH = `
  SELECT paid.id FROM bill_payments paid JOIN bill_payments refund ON refund.refund_of = paid.id
  GROUP BY paid.id, paid.amount_paise HAVING -sum(refund.amount_paise) > paid.amount_paise`;

/** Orders that are sold without a bill, billed without a sale, or reported without a report. */
export const ORDERS_BESIDE_BILLS = `
  SELECT o.id FROM pharmacy_orders o
  LEFT JOIN bills b ON b.pharmacy_order_id = o.id AND b.status <> 'cancelled'
  WHERE (o.status IN ('billed', 'dispensed')) <> (b.id IS NOT NULL)
  UNION ALL
  SELECT o.id FROM lab_orders o
  LEFT JOIN bills b ON b.lab_order_id = o.id AND b.status <> 'cancelled'
  WHERE (o.status NOT IN ('pending', 'cancelled')) <> (b.id IS NOT NULL)
  UNION ALL
  SELECT id FROM lab_orders
  WHERE (status IN ('reported', 'completed')) <> (report_id IS NOT NULL)`;

/** Visits of another day, or with times in the wrong order. */
export const VISITS_OUT_OF_ORDER = `
  SELECT id FROM visits
  WHERE day <> (created_at AT TIME ZONE '${DEFAULT_TIME_ZONE}')::date
    OR started_at < created_at OR ended_at < coalesce(started_at, created_at)`;

/** Visits that began during another one of the same doctor. */
export const OVERLAPPING_VISITS = `
  SELECT a.id FROM visits a JOIN visits b
  ON a.doctor_id = b.doctor_id AND a.id <> b.id AND a.started_at < b.started_at
  AND coalesce(a.ended_at, 'infinity') > b.started_at`;
