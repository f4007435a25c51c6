import { type RawBuilder, sql } from 'kysely';
import { STOCK_TAKING_UNDO_MINUTES } from '#contract/pharmacy/stock-taking/stock-count.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

export const UNDO_WITHIN_MS = STOCK_TAKING_UNDO_MINUTES * 60_000;

/** The condition that a drug is in a rack, whatever its case; true without a rack. */
export function isInRack(rack: string | undefined): RawBuilder<boolean> {
  return rack === undefined
    ? sql<boolean>`true`
    : sql<boolean>`lower(btrim(drugs.box_number)) = lower(btrim(${rack}))`;
}

type SheetRow = {
  id: string;
  drug_id: string;
  drug: string;
  rack: string | null;
  batch_no: string | null;
  expiry_date: string | null;
  pack: string | null;
  unit: string | null;
  quantity: number;
};

type Wanted = { rack: string | undefined; drugId: string | undefined };

/** The batches with stock or an open count. */
const toCount = ({ rack, drugId }: Wanted) => sql`
  FROM drug_batches AS batch
  JOIN drugs ON drugs.clinic_id = batch.clinic_id AND drugs.id = batch.drug_id
  LEFT JOIN LATERAL (SELECT count(*) AS open FROM stock_counts AS one
    WHERE one.clinic_id = batch.clinic_id AND one.batch_id = batch.id AND one.outcome IS NULL)
    AS counts ON true
  WHERE drugs.deleted_at IS NULL AND (batch.quantity > 0 OR counts.open > 0) AND ${isInRack(rack)}
    AND ${drugId === undefined ? sql`true` : sql`drugs.id = ${drugId}`}`;

type PageOf = Wanted & { page: number; limit: number };

/** A page of the batches to count, by rack, drug and expiry. */
export async function sheetRows(tx: Tx, { page, limit, ...wanted }: PageOf): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    SELECT batch.id, drugs.id AS drug_id, drugs.name AS drug, drugs.box_number AS rack, batch.batch_no,
      batch.expiry_date::text AS expiry_date, drugs.pack, drugs.unit, batch.quantity
    ${toCount(wanted)}
    ORDER BY lower(btrim(drugs.box_number)), lower(drugs.name), batch.expiry_date, batch.id
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(tx);
  return rows;
}

/** The number of batches to count, and how many have an open count. */
export async function countSheet(tx: Tx, wanted: Wanted) {
  const { rows } = await sql<{ total: number; counted: number }>`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE counts.open > 0))::int AS counted
    ${toCount(wanted)}`.execute(tx);
  return rows[0] ?? { total: 0, counted: 0 };
}

/** The open counts of these batches, oldest first. */
export async function openCountsOf(tx: Tx, batchIds: readonly string[]) {
  if (batchIds.length === 0) return [];
  return tx
    .selectFrom('stock_counts as one')
    .innerJoin('users', (join) =>
      join.onRef('users.clinic_id', '=', 'one.clinic_id').onRef('users.id', '=', 'one.created_by'),
    )
    .where('one.batch_id', 'in', batchIds)
    .where('one.outcome', 'is', null)
    .select(['one.id', 'one.batch_id', 'one.counted', 'one.expected', 'one.at', 'one.created_by'])
    .select('users.name as by')
    .orderBy('one.at')
    .orderBy('one.id')
    .execute();
}

type Posted = {
  id: string;
  at: Date;
  by: string;
  rack: string | null;
  reason: string;
  changed: number;
};

/** The stock-takings since a moment that are not undone, latest first. */
export async function postedSince(tx: Tx, since: Date): Promise<Posted[]> {
  const { rows } = await sql<Posted>`
    SELECT taking.id, taking.at, users.name AS by, taking.rack, taking.reason,
      (SELECT count(DISTINCT one.movement_id)::int FROM stock_counts AS one
        WHERE one.clinic_id = taking.clinic_id AND one.stock_taking_id = taking.id) AS changed
    FROM stock_takings AS taking
    JOIN users ON users.clinic_id = taking.clinic_id AND users.id = taking.created_by
    WHERE taking.undone_at IS NULL AND taking.at > ${since}
    ORDER BY taking.at DESC, taking.id DESC`.execute(tx);
  return rows;
}
