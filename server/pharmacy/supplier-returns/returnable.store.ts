import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import type {
  Returnable,
  ReturnableBatch,
} from '#contract/pharmacy/supplier-returns/supplier-return.ts';
import { RETURNABLE_MAX } from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { nearExpiryUntil } from '../../clinics/index.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { percentOf } from '../inventory/gst-rates.store.ts';

type Row = Omit<ReturnableBatch, 'supplier' | 'cost' | 'gst_percent'> & {
  hsn: string | null;
  supplier_id: string | null;
  supplier_name: string | null;
  invoice_id: string | null;
  cost: Paise | null;
  gst_basis_points: number | null;
};
export type BatchToReturn = ReturnableBatch & {
  readonly hsn: string | null;
  readonly invoice_id: string | null;
};

/**
 * Batches of visible drugs with the newest posted delivery that brought each, and the pieces that were bought
 * and not sent back: a count may have found more. A typed line gives cost
 * and rate; else the batch has its cost, with the rate of the sheet, or that of the drug on
 * the day of the invoice. Free pieces, also those of Adjust Stock, share the cost of the bought ones of
 * their batch; pieces that all came free cost 0.
 */
const batches = (today: string): RawBuilder<unknown> => sql`
  SELECT batch.id, batch.drug_id, drug.name, drug.pack, drug.unit, drug.hsn, batch.batch_no,
    batch.expiry_date::text AS expiry_date,
    coalesce(batch.expiry_date < ${today}::date, false) AS is_expired, batch.quantity,
    came.invoice_id, came.number AS invoice_number, supplier.id AS supplier_id,
    supplier.name AS supplier_name,
    CASE WHEN stocked.free > 0 AND stocked.pieces = stocked.free THEN 0
      WHEN came.cost_paise IS NOT NULL AND stocked.free = came.free THEN came.cost_paise * came.packs
      WHEN stocked.free > 0 THEN batch.buying_price_paise * (stocked.pieces - stocked.free)
      ELSE batch.buying_price_paise END AS cost,
    CASE WHEN stocked.free > 0 AND stocked.pieces = stocked.free THEN stocked.pieces
      WHEN came.cost_paise IS NOT NULL AND stocked.free = came.free THEN came.pieces
      WHEN stocked.free > 0 THEN stocked.pieces ELSE 1 END AS cost_of,
    CASE WHEN came.invoice_id IS NULL THEN NULL
      ELSE greatest(bought.pieces - coalesce(sent.pieces, 0), 0) END AS bought,
    CASE WHEN came.is_typed THEN came.gst_basis_points
      ELSE coalesce(told.basis_points, rate.basis_points) END AS gst_basis_points
  FROM drug_batches AS batch
  JOIN drugs AS drug ON drug.clinic_id = batch.clinic_id AND drug.id = batch.drug_id
  LEFT JOIN LATERAL (
    SELECT invoice.id AS invoice_id, invoice.import_id, invoice.supplier_id, invoice.number, invoice.invoice_date,
      coalesce(moved.free_quantity, 0) AS free, line.batch_id IS NOT NULL AS is_typed,
      line.cost_paise, line.quantity AS packs,
      (line.quantity + line.free_quantity) * line.pack_size AS pieces, line.gst_basis_points
    FROM stock_movements AS moved
    JOIN supplier_invoices AS invoice ON invoice.clinic_id = moved.clinic_id
      AND invoice.import_id = moved.import_id AND invoice.undone_at IS NULL
    LEFT JOIN supplier_invoice_lines AS line ON line.clinic_id = moved.clinic_id
      AND line.invoice_id = invoice.id AND line.batch_id = moved.batch_id
    WHERE moved.clinic_id = batch.clinic_id AND moved.batch_id = batch.id
      AND moved.kind = 'purchase'
    ORDER BY invoice.posted_at DESC, invoice.id DESC LIMIT 1) AS came ON true
  LEFT JOIN LATERAL (
    SELECT sum(moved.quantity)::integer AS pieces FROM stock_movements AS moved
    LEFT JOIN supplier_invoices AS invoice ON invoice.clinic_id = moved.clinic_id
      AND invoice.import_id = moved.import_id
    WHERE moved.clinic_id = batch.clinic_id AND moved.batch_id = batch.id
      AND moved.kind = 'purchase' AND invoice.undone_at IS NULL) AS bought ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(moved.quantity), 0)::integer AS pieces,
      coalesce(sum(moved.free_quantity), 0)::integer AS free
    FROM stock_movements AS moved
    WHERE moved.clinic_id = batch.clinic_id AND moved.batch_id = batch.id
      AND moved.kind IN ('opening', 'purchase')) AS stocked
  LEFT JOIN LATERAL (
    SELECT sum(line.quantity)::integer AS pieces FROM supplier_return_lines AS line
    WHERE line.clinic_id = batch.clinic_id AND line.batch_id = batch.id
      AND line.undo_movement_id IS NULL) AS sent ON true
  LEFT JOIN suppliers AS supplier ON supplier.clinic_id = batch.clinic_id
    AND supplier.id = came.supplier_id
  LEFT JOIN delivery_gst_rates AS told ON told.clinic_id = batch.clinic_id
    AND told.import_id = came.import_id AND told.drug_id = batch.drug_id
  LEFT JOIN LATERAL (
    SELECT r.basis_points FROM drug_gst_rates AS r
    WHERE r.clinic_id = batch.clinic_id AND r.drug_id = batch.drug_id
      AND r.from_day <= coalesce(came.invoice_date, ${today}::date)
    ORDER BY r.from_day DESC LIMIT 1) AS rate ON true
  WHERE batch.clinic_id = app_clinic_id() AND drug.deleted_at IS NULL AND batch.quantity > 0`;

function present(row: Row): BatchToReturn {
  const { supplier_id: id, supplier_name: name, gst_basis_points, cost, ...batch } = row;
  return {
    ...batch,
    supplier: id === null || name === null ? null : { id, name },
    cost: cost === null ? null : paise(cost),
    gst_percent: percentOf(gst_basis_points),
  };
}

type Wanted = { show: Returnable; supplier_id?: string | undefined; search: string };

/** The batches that are offered, earliest expiry first. */
export async function returnableBatches(
  { tx, actor, today }: ClinicScope,
  { show, supplier_id, search }: Wanted,
): Promise<BatchToReturn[]> {
  const inList: Readonly<Record<Returnable, RawBuilder<SqlBool>>> = {
    expired: sql`batch.is_expired`,
    near: sql`batch.expiry_date::date BETWEEN ${today}::date AND ${nearExpiryUntil(actor.clinicId, today)}`,
    all: sql`true`,
  };
  const ofSupplier =
    supplier_id === undefined
      ? sql`true`
      : sql`coalesce(batch.supplier_id, ${supplier_id}) = ${supplier_id}`;
  const term = search.trim().toLowerCase();
  const { rows } = await sql<Row>`SELECT * FROM (${batches(today)}) AS batch
    WHERE ${inList[show]} AND ${ofSupplier}
      AND strpos(lower(concat_ws(' ', batch.name, batch.batch_no, batch.invoice_number)), ${term}) > 0
    ORDER BY batch.expiry_date, lower(batch.name), batch.id LIMIT ${sql.lit(RETURNABLE_MAX)}`.execute(
    tx,
  );
  return rows.map(present);
}

/** These batches as far as they are in stock. Hold their locks before. */
export async function batchesToReturn(
  { tx, today }: ClinicScope,
  ids: readonly string[],
): Promise<Map<string, BatchToReturn>> {
  const { rows } = await sql<Row>`SELECT * FROM (${batches(today)}) AS batch
    WHERE batch.id = ANY (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, present(row)]));
}
