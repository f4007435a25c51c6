import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LOW_STOCK } from '#contract/pharmacy/drug-alerts.rules.ts';
import { type DrugList, DrugLists, NOT_MOVED_DAYS } from '#contract/pharmacy/drug-lists.ts';
import { nearExpiryUntil } from '../../clinics/index.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

export type StockAlerts = { low: number; expiring: number; expired: number };

/** The clinic's day, in which a drug is in a list. */
export type ListDay = {
  readonly clinicId: string;
  readonly timeZone: string;
  readonly today: string;
};

/**
 * Whether a row of `standings` is in a list. A default medication is low in stock only once it has been in stock: a
 * catalogue of 450 names would otherwise hide the few drugs that a clinic has run out of.
 */
const IN_LIST: Readonly<Record<Exclude<DrugList, 'unmoved'>, RawBuilder<SqlBool>>> = {
  low: sql`(standing.quantity <= ${sql.lit(LOW_STOCK)} AND (NOT standing.from_catalogue OR EXISTS (
    SELECT FROM stock_movements AS movement
    WHERE movement.clinic_id = standing.clinic_id AND movement.drug_id = standing.id)))`,
  near: sql`standing.is_near`,
  expired: sql`standing.is_expired`,
  undated: sql`standing.is_undated`,
  unscheduled: sql`(standing.quantity > 0 AND standing.schedule IS NULL)`,
};

/** In stock, and neither sold nor received for 90 days. */
function isUnmoved({ timeZone, today }: ListDay): RawBuilder<SqlBool> {
  return sql`(standing.quantity > 0 AND NOT EXISTS (
    SELECT FROM stock_movements AS movement
    WHERE movement.clinic_id = standing.clinic_id AND movement.drug_id = standing.id
      AND movement.kind IN ('opening', 'purchase', 'sale')
      AND movement.at >= (${today}::date - ${sql.lit(NOT_MOVED_DAYS)})::timestamp AT TIME ZONE ${timeZone}))`;
}

function isIn(list: DrugList, day: ListDay): RawBuilder<SqlBool> {
  return list === 'unmoved' ? isUnmoved(day) : IN_LIST[list];
}

/**
 * Each visible drug with what its batches say: its stock, and whether one in stock expires within
 * the clinic's number of days (a month where it has set none) or has no expiry entered, is expired,
 * or has no expiry. The rules of `drug-alerts.rules.ts` in SQL.
 */
function standings({ clinicId, today }: Pick<ListDay, 'clinicId' | 'today'>): RawBuilder<unknown> {
  const soon = nearExpiryUntil(clinicId, today);
  return sql`(SELECT drugs.clinic_id, drugs.id, drugs.box_number, drugs.schedule, drugs.from_catalogue,
      stock.*
    FROM drugs
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(quantity), 0) AS quantity,
             bool_or(quantity > 0 AND (expiry_date IS NULL
               OR expiry_date BETWEEN ${today}::date AND ${soon})) AS is_near,
             bool_or(quantity > 0 AND expiry_date < ${today}::date) AS is_expired,
             bool_or(quantity > 0 AND expiry_date IS NULL) AS is_undated
      FROM drug_batches
      WHERE drug_batches.clinic_id = drugs.clinic_id AND drug_batches.drug_id = drugs.id
    ) AS stock
    WHERE drugs.deleted_at IS NULL) AS standing`;
}

/** Counts drugs that are low, have stock that is near its expiry, and have expired stock. */
export async function countStockAlerts(
  tx: Tx,
  day: Pick<ListDay, 'clinicId' | 'today'>,
): Promise<StockAlerts> {
  const { rows } = await sql<StockAlerts>`
    SELECT count(*) FILTER (WHERE ${IN_LIST.low})::int AS low,
           count(*) FILTER (WHERE ${IN_LIST.near})::int AS expiring,
           count(*) FILTER (WHERE ${IN_LIST.expired})::int AS expired
    FROM ${standings(day)}`.execute(tx);
  return rows[0] ?? { low: 0, expiring: 0, expired: 0 };
}

/** How many drugs are in each list and each rack. */
export async function countLists(tx: Tx, day: ListDay): Promise<DrugLists> {
  const counted = await sql<DrugLists['lists'] & { all: number }>`
    SELECT count(*)::int AS "all",
           count(*) FILTER (WHERE ${isIn('low', day)})::int AS low,
           count(*) FILTER (WHERE ${isIn('near', day)})::int AS near,
           count(*) FILTER (WHERE ${isIn('expired', day)})::int AS expired,
           count(*) FILTER (WHERE ${isIn('undated', day)})::int AS undated,
           count(*) FILTER (WHERE ${isIn('unscheduled', day)})::int AS unscheduled,
           count(*) FILTER (WHERE ${isIn('unmoved', day)})::int AS unmoved
    FROM ${standings(day)}`.execute(tx);
  const racks = await sql<DrugLists['racks'][number]>`
    SELECT box_number AS rack, count(*)::int AS drugs FROM drugs
    WHERE deleted_at IS NULL AND box_number <> ''
    GROUP BY box_number ORDER BY lower(box_number), box_number`.execute(tx);
  const [lists] = counted.rows;
  return DrugLists.parse({ all: lists?.all, lists, racks: racks.rows });
}

/** A condition on `drugs`: in a work list, and in a rack. */
export function inLists(
  { show, rack }: { readonly show?: DrugList | undefined; readonly rack: string | null },
  day: ListDay,
): RawBuilder<SqlBool> {
  const listed =
    show === undefined
      ? sql`true`
      : sql`drugs.id IN (SELECT standing.id FROM ${standings(day)} WHERE ${isIn(show, day)})`;
  return sql`(${listed} AND ${rack === null ? sql`true` : sql`drugs.box_number = ${rack}`})`;
}
