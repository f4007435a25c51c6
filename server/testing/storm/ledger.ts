import type pg from 'pg';

/** Every invariant of stock and money, as a query for the rows that violate it. */
const BROKEN = {
  'a batch below zero': 'SELECT id FROM drug_batches WHERE quantity < 0',
  'a batch that is not the sum of its movements': `
    SELECT batch.id, batch.quantity, sum(moved.quantity) FROM drug_batches batch
    LEFT JOIN stock_movements moved USING (clinic_id, drug_id)
    WHERE moved.batch_id = batch.id OR moved.id IS NULL
    GROUP BY batch.clinic_id, batch.id, batch.quantity
    HAVING batch.quantity <> coalesce(sum(moved.quantity), 0)`,
  'an order billed twice': `
    SELECT pharmacy_order_id FROM bills WHERE pharmacy_order_id IS NOT NULL
    GROUP BY clinic_id, pharmacy_order_id HAVING count(*) > 1`,
  'more returned than ordered': `
    SELECT id FROM pharmacy_order_lines WHERE returned_quantity > quantity`,
  'a line that holds other stock than its order says': `
    SELECT line.id, orders.status, line.quantity, line.returned_quantity, held.quantity
    FROM pharmacy_order_lines line
    JOIN pharmacy_orders orders ON orders.clinic_id = line.clinic_id AND orders.id = line.order_id
    CROSS JOIN LATERAL (SELECT coalesce(-sum(moved.quantity), 0) AS quantity
      FROM stock_movements moved
      WHERE moved.clinic_id = line.clinic_id AND moved.order_line_id = line.id) held
    WHERE held.quantity <> CASE WHEN orders.status IN ('billed', 'dispensed')
      THEN line.quantity - line.returned_quantity ELSE 0 END`,
  'returns that the ledger does not have': `
    SELECT line.id FROM pharmacy_order_lines line
    CROSS JOIN LATERAL (SELECT coalesce(sum(moved.quantity), 0) AS quantity
      FROM stock_movements moved WHERE moved.clinic_id = line.clinic_id
        AND moved.order_line_id = line.id AND moved.kind = 'return') returned
    WHERE returned.quantity <> line.returned_quantity`,
  'a bill that does not add up': `
    SELECT bill.id FROM bills bill
    CROSS JOIN LATERAL (SELECT
      (SELECT coalesce(sum(total_paise), 0) FROM bill_items item
        WHERE item.clinic_id = bill.clinic_id AND item.bill_id = bill.id) AS items,
      (SELECT coalesce(sum(amount_paise), 0) FROM bill_credits credit
        WHERE credit.clinic_id = bill.clinic_id AND credit.bill_id = bill.id) AS credits,
      (SELECT coalesce(sum(amount_paise), 0) FROM bill_payments payment
        WHERE payment.clinic_id = bill.clinic_id AND payment.bill_id = bill.id) AS paid) rows
    WHERE bill.due_paise <> rows.items - rows.credits OR bill.paid_paise <> rows.paid
      OR rows.paid > rows.items - rows.credits
      OR (bill.status = 'paid' AND rows.paid <> rows.items - rows.credits)
      OR (bill.status = 'cancelled' AND (rows.paid <> 0 OR rows.items <> rows.credits))`,
  'a live bill of an order that holds nothing': `
    SELECT bill.id FROM bills bill JOIN pharmacy_orders orders
      ON orders.clinic_id = bill.clinic_id AND orders.id = bill.pharmacy_order_id
    WHERE (bill.status = 'cancelled') <> (orders.status = 'cancelled')`,
} as const;

/** The invariants violated now. Each query is a statement, and therefore a snapshot, of its own. */
export async function brokenPromises(client: pg.Client): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [promise, query] of Object.entries(BROKEN)) {
    const { rows } = await client.query(query);
    if (rows.length > 0) broken[promise] = rows;
  }
  return broken;
}

/** Checks the invariants until stopped. Returns the number of checks and the violations. */
export function watch(client: pg.Client) {
  let looks = 0;
  let isOver = false;
  const seen: Record<string, unknown[]> = {};
  const looking = (async () => {
    while (!isOver) {
      Object.assign(seen, await brokenPromises(client));
      looks += 1;
      // Leaves the database time for the operations under test.
      await new Promise((next) => setTimeout(next, 200));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await looking;
      return { looks, seen };
    },
  };
}

async function asMap(client: pg.Client, query: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; amount: string }>(query);
  return new Map(rows.map(({ id, amount }) => [id, Number(amount)]));
}

/** By drug: the sum of purchases, losses and returns. */
export const movedBy = (client: pg.Client) =>
  asMap(
    client,
    `SELECT drug_id AS id, sum(quantity) AS amount FROM stock_movements
     WHERE kind IN ('purchase', 'damage', 'expiry', 'return') GROUP BY drug_id`,
  );

/** By drug: the stock according to the ledger. */
export const stockByDrug = (client: pg.Client) =>
  asMap(
    client,
    'SELECT drug_id AS id, sum(quantity) AS amount FROM stock_movements GROUP BY drug_id',
  );

/** By uncancelled order: what was paid on its bill, in paise. */
export const paidByOrder = (client: pg.Client) =>
  asMap(
    client,
    `SELECT bill.pharmacy_order_id AS id, sum(payment.amount_paise) AS amount
     FROM bills bill JOIN bill_payments payment
       ON payment.clinic_id = bill.clinic_id AND payment.bill_id = bill.id
     WHERE bill.status <> 'cancelled' GROUP BY 1`,
  );

/**
 * The number of deadlocks. Ends the connections, because each reports its statistics when it
 * closes.
 */
export async function countDeadlocks(client: pg.Client): Promise<number> {
  const others =
    'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  await client.query(`SELECT pg_terminate_backend(pid, 5000) ${others}`);
  const { rows } = await client.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
}
