import { sql } from 'kysely';
import { basisPointsOf } from '#contract/kernel/numbers/percent.ts';
import type { TypedInvoiceLine } from '#contract/pharmacy/suppliers/typed-invoice.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { ClinicScope } from '../../platform/scope.ts';

/** Keeps the lines of a typed invoice in their order, each with the batch that it became. */
export function insertInvoiceLines(
  { tx, actor }: ClinicScope,
  invoiceId: string,
  lines: readonly (TypedInvoiceLine & { readonly batchId: string })[],
) {
  return tx
    .insertInto('supplier_invoice_lines')
    .values(
      lines.map((line, at) => ({
        ...{ clinic_id: actor.clinicId, invoice_id: invoiceId, position: at + 1 },
        ...{ drug_id: line.drug_id, batch_id: line.batchId, pack_size: line.pack_size },
        ...{ quantity: line.quantity, free_quantity: line.free_quantity },
        ...{ cost_paise: line.cost, mrp_paise: line.mrp },
        gst_basis_points: line.gst_percent == null ? null : basisPointsOf(line.gst_percent),
      })),
    )
    .execute();
}

/** Price and MRP of these drugs. */
export function pricesOfDrugs(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('drugs')
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .select(['id', 'price_paise', 'mrp_paise'])
    .execute();
}
