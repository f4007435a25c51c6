import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { ImportMode, ImportPer } from '#contract/pharmacy/drug-import.ts';
import type { importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { Tx } from '../../../platform/db/scoped-database.ts';

type Columns = EndpointReply<typeof importDrugs>['columns'];

/** The SHA-256 of the headings of a file, as one program or wholesaler writes them each time. */
function hashOf(columns: Columns = []): Buffer {
  const headings = columns.map(({ heading }) => heading.trim().toLowerCase());
  return createHash('sha256').update(JSON.stringify(headings)).digest();
}

type Answered = { readonly columns: Columns; readonly per: ImportPer };

/** Keeps the answer about packs with its import. */
export async function keepPackAnswer(tx: Tx, id: string, { columns, per }: Answered) {
  await tx
    .updateTable('drug_imports')
    .set({ headings_hash: hashOf(columns), per })
    .where('id', '=', id)
    .execute();
}

type Asked = {
  readonly mode: ImportMode;
  readonly columns: Columns;
  /** The supplier that the file names. */
  readonly supplierId: string | undefined;
};

/**
 * The answer about packs at the last import with these headings: of the supplier that the file names,
 * or else of an import without one. A file without a supplier gets the answer that the last import of
 * every supplier had; undefined where they differ. An undone import answers nothing.
 */
export async function findPackAnswer(
  tx: Tx,
  { mode, columns, supplierId }: Asked,
): Promise<ImportPer | undefined> {
  const { rows } = await sql<{ per: ImportPer; supplier_id: string | null }>`
    SELECT DISTINCT ON (invoice.supplier_id) import.per, invoice.supplier_id
    FROM drug_imports AS import
    LEFT JOIN supplier_invoices AS invoice ON invoice.clinic_id = import.clinic_id
      AND invoice.import_id = import.id
    WHERE import.clinic_id = app_clinic_id() AND import.mode = ${mode}
      AND import.headings_hash = ${hashOf(columns)} AND import.undone_at IS NULL
    ORDER BY invoice.supplier_id, import.at DESC, import.id DESC`.execute(tx);
  if (supplierId) {
    const of = (supplier: string | null) => rows.find(({ supplier_id: id }) => id === supplier);
    return (of(supplierId) ?? of(null))?.per;
  }
  const answers = new Set(rows.map(({ per }) => per));
  return answers.size === 1 ? rows[0]?.per : undefined;
}
