import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderList, PharmacyOrderStatus } from '#contract/pharmacy/pharmacy-order.status.ts';
import { patientsFound } from '../../patients/index.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

export type OrdersPage = {
  readonly search: string;
  readonly today: string;
  readonly list: OrderList | undefined;
  readonly openFirst: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** As the index `pharmacy_orders_open_first` has it. */
export const IS_OPEN = sql<boolean>`("order".status IN ('pending', 'billed'))`;

/** Two letters stand in every third name; they find names with a word that begins so. */
const PART_OF_WORD = 3;

function isIn(name: RawBuilder<string>, term: string): RawBuilder<SqlBool> {
  if (term.length >= PART_OF_WORD) return sql`strpos(lower(${name}), ${term}) > 0`;
  const literal = term.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
  return sql`lower(${name}) ~ ${`(^|[^[:alnum:]])${literal}`}`;
}

/**
 * The medication names of the clinic's orders with the term. The index has them in order, and each step
 * skips to the next name, so that the number of orders does not matter.
 */
const namesWith = (term: string): RawBuilder<string> => sql`
  WITH RECURSIVE known AS (
    (SELECT name FROM pharmacy_order_lines ORDER BY name LIMIT 1)
    UNION ALL
    SELECT (SELECT line.name FROM pharmacy_order_lines AS line WHERE line.name > known.name
      ORDER BY line.name LIMIT 1) FROM known WHERE known.name IS NOT NULL)
  SELECT name FROM known WHERE ${isIn(sql`name`, term)}`;

/** A scan of all orders takes as long as looking up one in so many. */
const SCANNED_PER_LOOKUP = 6;

/**
 * Orders of the patients whom the search finds, and others with a medication of the term. PostgreSQL looks
 * up the arrays in indexes; one condition about patients or medications would read every order. Those of
 * a medication that many orders have are found by one scan instead; `IS TRUE` and `unnest` make PostgreSQL
 * compare with a hash table, whatever number of lines it expects.
 */
function found(term: string, today: string): RawBuilder<unknown> {
  const orders = sql`SELECT id, status, created_at FROM pharmacy_orders WHERE deleted_at IS NULL`;
  const others = sql`${orders} AND patient_id NOT IN (SELECT patient_id FROM patient)`;
  const many = sql`(SELECT lines > orders / ${sql.lit(SCANNED_PER_LOOKUP)} FROM size)`;
  return sql`
    WITH patient AS MATERIALIZED (${patientsFound(term, today)}),
      line AS MATERIALIZED (SELECT order_id FROM pharmacy_order_lines
        WHERE name = ANY (ARRAY(${namesWith(term)}))),
      size AS MATERIALIZED (SELECT (SELECT count(*) FROM line) AS lines,
        (SELECT coalesce(sum(counted), 0) FROM list_counts WHERE list = 'pharmacy_orders') AS orders)
    ${orders} AND patient_id = ANY (ARRAY(SELECT patient_id FROM patient))
    UNION ALL
    ${others} AND id = ANY (ARRAY(SELECT order_id FROM line WHERE NOT ${many}))
    UNION ALL
    ${others} AND ${many} AND (id IN (SELECT unnest(ARRAY(SELECT order_id FROM line)))) IS TRUE`;
}

/** One page of a list of orders, newest first. */
function pageOf({ list, openFirst, limit, offset }: OrdersPage): RawBuilder<unknown> {
  const listed = list === 'open' ? IS_OPEN : list && sql`"order".status = ${list}`;
  return sql`WHERE ${listed ?? sql`true`}
    ORDER BY ${openFirst ? sql`${IS_OPEN} DESC,` : sql``} "order".created_at DESC, "order".id DESC
    LIMIT ${limit} OFFSET ${offset}`;
}

/** The ids on a page of all orders, so that the orders before the page are not joined. */
export function idsOfPage(page: OrdersPage): RawBuilder<string> {
  return sql`SELECT "order".id FROM (SELECT * FROM pharmacy_orders WHERE deleted_at IS NULL) AS "order"
    ${pageOf(page)}`;
}

type Counts = Partial<Record<PharmacyOrderStatus, number>>;

/** The query of `findOrders`. */
export function foundOrders(page: OrdersPage) {
  const term = page.search.trim().toLowerCase();
  return sql<{ ids: string[]; counts: Counts | null }>`
    WITH "order" AS MATERIALIZED (${found(term, page.today)})
    SELECT ARRAY(SELECT id FROM "order" ${pageOf(page)}) AS ids,
      (SELECT jsonb_object_agg(status, counted)
        FROM (SELECT status, count(*) AS counted FROM "order" GROUP BY status) AS by_status) AS counts`;
}

/** The ids on a page of what a search finds, and the number of all that it finds by status. */
export async function findOrders(tx: Tx, page: OrdersPage) {
  const { rows } = await foundOrders(page).execute(tx);
  const { ids = [], counts } = rows[0] ?? {};
  return { ids, counts: counts ?? {} };
}
