import { sql } from 'kysely';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import type { ClinicScope } from '../../platform/scope.ts';

/**
 * Keeps what the goods of a new invoice cost, by rate of GST, as they are now: a later change of a
 * cost or rate changes no invoice. `paper` is the total on the paper, if told.
 */
export async function keepInvoiceAmounts(
  { tx, actor }: ClinicScope,
  invoiceId: string,
  paper: Paise | null,
): Promise<void> {
  const goods = sql`goods_of_invoice(${actor.clinicId}::uuid, ${invoiceId}::uuid) AS goods`;
  await sql`INSERT INTO supplier_invoice_taxes (clinic_id, invoice_id, position, gst_basis_points,
      taxable_paise, gst_paise)
    SELECT ${actor.clinicId}::uuid, ${invoiceId}::uuid,
      row_number() OVER (ORDER BY goods.gst_basis_points), goods.gst_basis_points,
      coalesce(sum(goods.taxable_paise), 0), coalesce(sum(goods.gst_paise), 0)
    FROM ${goods} GROUP BY goods.gst_basis_points`.execute(tx);
  await sql`UPDATE supplier_invoices SET paper_paise = ${paper}, (lines_paise, lacks_cost) = (
      SELECT coalesce(sum(goods.taxable_paise + goods.gst_paise), 0),
        coalesce(bool_or(goods.taxable_paise IS NULL), false) FROM ${goods})
    WHERE clinic_id = app_clinic_id() AND id = ${invoiceId}`.execute(tx);
}
