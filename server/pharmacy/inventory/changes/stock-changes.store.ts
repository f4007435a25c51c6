import { type RawBuilder, sql } from 'kysely';
import type { StockChangeKind } from '#contract/pharmacy/stock-change.ts';
import type { Tx } from '../../../platform/db/scoped-database.ts';

type Row = {
  id: string;
  at: Date;
  kind: StockChangeKind;
  pieces: number;
  free_quantity: number | null;
  stock_after: number;
  batch_no: string | null;
  by: string;
  remark: string | null;
};

/** Whether a movement is the opposite one of a stock-taking that was undone. */
const IS_TAKING_UNDONE = sql`EXISTS (SELECT FROM stock_takings AS taking
  JOIN stock_counts AS one ON one.clinic_id = app_clinic_id() AND one.stock_taking_id = taking.id
  WHERE taking.clinic_id = app_clinic_id() AND taking.undone_at = moved.at
    AND one.batch_id = moved.batch_id)`;

const IS_COUNTED = sql`EXISTS (SELECT FROM stock_counts AS one
  WHERE one.clinic_id = app_clinic_id() AND one.batch_id = moved.batch_id
    AND one.movement_id = moved.id)`;

const IS_TYPED = sql`EXISTS (SELECT FROM supplier_invoice_lines AS line
  WHERE line.clinic_id = app_clinic_id() AND line.batch_id = moved.batch_id)`;

/** The kind of a movement in the words of the contract. */
const KIND: RawBuilder<unknown> = sql`CASE moved.kind
  WHEN 'sale' THEN 'dispensed'
  WHEN 'cancellation' THEN 'cancelled'
  WHEN 'return' THEN 'returned'
  WHEN 'supplier-return' THEN CASE WHEN moved.quantity > 0 THEN 'undone' ELSE moved.kind END
  WHEN 'purchase' THEN
    CASE WHEN moved.import_id IS NULL OR ${IS_TYPED} THEN 'purchase' ELSE 'import' END
  WHEN 'opening' THEN CASE WHEN moved.import_id IS NULL THEN 'opening' ELSE 'import' END
  WHEN 'correction' THEN CASE
    WHEN moved.undone_import_id IS NOT NULL OR ${IS_TAKING_UNDONE} THEN 'undone'
    WHEN moved.import_id IS NOT NULL OR ${IS_COUNTED} THEN 'count'
    ELSE 'adjusted' END
  ELSE moved.kind END`;

/**
 * A page of the ledger of a drug, newest first, and the number of its movements. The stock after each
 * is the sum up to it in the order of their times.
 */
export async function stockChangesOf(
  tx: Tx,
  { drugId, limit, offset }: { drugId: string; limit: number; offset: number },
): Promise<{ rows: readonly Row[]; totalCount: number }> {
  const { rows } = await sql<Row>`WITH page AS (
      SELECT * FROM (SELECT *, (sum(quantity) OVER (ORDER BY at, id))::integer AS stock_after
        FROM stock_movements WHERE clinic_id = app_clinic_id() AND drug_id = ${drugId}) AS all_moved
      ORDER BY at DESC, id DESC LIMIT ${limit} OFFSET ${offset})
    SELECT moved.id, moved.at, ${KIND} AS kind, moved.quantity AS pieces, moved.free_quantity,
      moved.stock_after, batch.batch_no, users.name AS by, moved.note AS remark
    FROM page AS moved
    JOIN drug_batches AS batch ON batch.clinic_id = app_clinic_id() AND batch.id = moved.batch_id
    JOIN users ON users.clinic_id = app_clinic_id() AND users.id = moved.created_by
    ORDER BY moved.at DESC, moved.id DESC`.execute(tx);
  const counted = await tx
    .selectFrom('stock_movements')
    .where('drug_id', '=', drugId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, totalCount: Number(counted.count) };
}
