import { sql } from 'kysely';
import { dividedTaxes } from '#contract/books/purchases.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { RETURN_UNDO_MINUTES } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import { debitNoteNumber } from '#contract/pharmacy/supplier-returns/supplier-return.rules.ts';
import type { SupplierReturn } from '#contract/pharmacy/supplier-returns/supplier-return.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { percentOf } from '../inventory/gst-rates.store.ts';

export const RETURN_UNDO_MS = RETURN_UNDO_MINUTES * 60_000;

const linesOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('supplier_return_lines as line')
    .leftJoin('supplier_invoices as invoice', (join) =>
      inClinic(join, 'invoice.id', 'line.invoice_id'),
    )
    .where('line.return_id', '=', id)
    .select(['line.name', 'line.batch_no', 'line.expiry_date', 'line.hsn', 'line.quantity'])
    .select(['line.gst_basis_points', 'line.taxable_paise', 'line.gst_paise'])
    .select('invoice.number as invoice_number')
    .select(sql<string | null>`invoice.invoice_date::text`.as('invoice_date'))
    .orderBy('line.position')
    .execute();

/** A return with its lines, or undefined for an unknown one. */
export async function findReturn(tx: Tx, id: string): Promise<SupplierReturn | undefined> {
  const row = await tx
    .selectFrom('supplier_returns as note')
    .innerJoin('users', (join) => inClinic(join, 'users.id', 'note.created_by'))
    .where('note.id', '=', id)
    .selectAll('note')
    .select(['users.name as by', sql<string>`note.day::text`.as('on_day')])
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = (await linesOf(tx, id)).map(
    ({ gst_basis_points, taxable_paise, gst_paise, ...line }) => ({
      ...line,
      gst_percent: percentOf(gst_basis_points),
      taxable: paise(taxable_paise),
      gst: paise(gst_paise),
    }),
  );
  const gstins = { clinic: row.clinic_gstin, supplier: row.supplier_gstin };
  return {
    ...{ id, day: row.on_day, reason: row.reason, note: row.note, by: row.by },
    number: debitNoteNumber({ financialYear: row.financial_year, number: row.number }),
    clinic_gstin: row.clinic_gstin,
    supplier: {
      ...{ id: row.supplier_id, name: row.supplier_name, gstin: row.supplier_gstin },
      ...{ drug_licence: row.supplier_licence, address: row.supplier_address },
    },
    lines,
    taxes: dividedTaxes(lines, gstins),
    total: paise(row.total_paise),
    at: row.created_at.toISOString(),
    is_undone: row.undone_at !== null,
    until: new Date(row.created_at.getTime() + RETURN_UNDO_MS).toISOString(),
  };
}
