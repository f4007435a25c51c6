import { sql } from 'kysely';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { ClinicScope } from '../../platform/scope.ts';

type Invoice = {
  readonly id: string;
  readonly supplierId: string;
  readonly number: string | null;
  readonly day: string;
  /** The paper's day is not known: it is the one of the import. */
  readonly isUndated?: boolean;
  readonly importId: string;
};

/** Keeps the invoice of a delivery. The database refuses a second one of its number. */
export function insertInvoice({ tx, actor, now }: ClinicScope, invoice: Invoice) {
  const { id, supplierId, number, day, isUndated = false, importId } = invoice;
  return tx
    .insertInto('supplier_invoices')
    .values({
      ...{ clinic_id: actor.clinicId, id, supplier_id: supplierId, number, invoice_date: day },
      undated: isUndated,
      ...{ import_id: importId, posted_at: now, posted_by: actor.id },
    })
    .execute();
}

/** Frees the number of the invoice whose import was undone, if the import had one. */
export function markInvoiceUndone({ tx, actor, now }: ClinicScope, importId: string) {
  return tx
    .updateTable('supplier_invoices')
    .set({ undone_at: now, undone_by: actor.id })
    .where('import_id', '=', importId)
    .where('undone_at', 'is', null)
    .execute();
}

type Row = {
  id: string;
  number: string | null;
  invoice_date: string;
  posted_at: Date;
  posted_by: string;
  is_undone: boolean;
  drugs: number;
  pieces: number;
  value: Paise | null;
  total: Paise;
};

/** The deliveries of a supplier with what each added, newest invoice first. */
export async function invoicesOfSupplier(
  tx: Tx,
  { supplierId, limit, offset }: { supplierId: string; limit: number; offset: number },
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    WITH page AS (
      SELECT * FROM supplier_invoices
      WHERE clinic_id = app_clinic_id() AND supplier_id = ${supplierId}
      ORDER BY invoice_date DESC, id DESC LIMIT ${limit} OFFSET ${offset})
    SELECT page.id, page.number, page.invoice_date, page.posted_at, users.name AS posted_by,
      page.undone_at IS NOT NULL AS is_undone,
      coalesce(page.paper_paise, page.lines_paise) AS total, moved.drugs, moved.pieces, moved.value
    FROM page
    JOIN users ON users.clinic_id = app_clinic_id() AND users.id = page.posted_by
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT movement.drug_id)::integer AS drugs,
        coalesce(sum(movement.quantity), 0)::integer AS pieces,
        CASE WHEN bool_and(batch.buying_price_paise IS NOT NULL
            OR movement.quantity = coalesce(movement.free_quantity, 0))
          THEN coalesce(sum((movement.quantity - coalesce(movement.free_quantity, 0))
            * batch.buying_price_paise), 0)::bigint END AS value
      FROM stock_movements AS movement
      JOIN drug_batches AS batch ON batch.clinic_id = app_clinic_id()
        AND batch.id = movement.batch_id
      WHERE movement.clinic_id = app_clinic_id() AND movement.import_id = page.import_id) AS moved
    ORDER BY page.invoice_date DESC, page.id DESC`.execute(tx);
  return rows;
}
