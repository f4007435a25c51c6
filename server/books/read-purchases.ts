import { sql } from 'kysely';
import { billNumber } from '#contract/billing/bill-total.rules.ts';
import type { getPurchases as endpoint } from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import {
  dividedSum,
  dividedTaxes,
  type PurchaseRow,
  type Purchases,
  purchasesOf,
} from '#contract/books/purchases.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { inPercent } from '#contract/kernel/numbers/percent.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { Refusal } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

const ROWS_MAX = 10_000;

type Tax = { gst_basis_points: number | null; taxable: number; gst: number };
type Row = Pick<
  PurchaseRow,
  'id' | 'kind' | 'day' | 'supplier' | 'gstin' | 'number' | 'lacks_cost'
> & {
  financial_year: number | null;
  note_number: number | null;
  /** That of the clinic on the day of a return. */
  clinic_gstin: string | null;
  total: number;
  taxes: Tax[];
};

/** The invoices by their date and the returns of some days; undone ones are left out. */
async function purchaseRows(tx: Tx, { startDate, endDate }: DayRange): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT invoice.id, 'invoice' AS kind, invoice.invoice_date::text AS day, supplier.name AS supplier,
      supplier.gstin, invoice.number, invoice.lacks_cost, NULL::int AS financial_year,
      NULL::int AS note_number, clinic.gstin AS clinic_gstin, coalesce(invoice.paper_paise, invoice.lines_paise) AS total,
      (SELECT coalesce(json_agg(json_build_object('gst_basis_points', tax.gst_basis_points,
          'taxable', tax.taxable_paise, 'gst', tax.gst_paise)), '[]')
        FROM supplier_invoice_taxes AS tax WHERE tax.clinic_id = invoice.clinic_id
          AND tax.invoice_id = invoice.id) AS taxes
    FROM supplier_invoices AS invoice
    JOIN suppliers AS supplier ON supplier.clinic_id = invoice.clinic_id
      AND supplier.id = invoice.supplier_id
    JOIN clinics AS clinic ON clinic.id = invoice.clinic_id
    WHERE invoice.clinic_id = app_clinic_id() AND invoice.undone_at IS NULL
      AND invoice.invoice_date BETWEEN ${startDate}::date AND ${endDate}::date
    UNION ALL
    SELECT note.id, 'return', note.day::text, note.supplier_name, note.supplier_gstin, NULL, false,
      note.financial_year, note.number, note.clinic_gstin, -note.total_paise,
      (SELECT coalesce(json_agg(json_build_object('gst_basis_points', line.gst_basis_points,
          'taxable', -line.taxable_paise, 'gst', -line.gst_paise)), '[]')
        FROM supplier_return_lines AS line WHERE line.clinic_id = note.clinic_id
          AND line.return_id = note.id)
    FROM supplier_returns AS note
    WHERE note.clinic_id = app_clinic_id() AND note.undone_at IS NULL
      AND note.day BETWEEN ${startDate}::date AND ${endDate}::date
    ORDER BY day, kind, supplier, id LIMIT ${sql.lit(ROWS_MAX + 1)}`.execute(tx);
  return rows;
}

function present({
  financial_year,
  note_number,
  clinic_gstin: clinic,
  total,
  taxes,
  ...row
}: Row): PurchaseRow {
  const divided = dividedTaxes(
    taxes.map(({ gst_basis_points, taxable, gst }) => ({
      gst_percent: gst_basis_points === null ? null : inPercent(gst_basis_points),
      ...{ taxable: paise(taxable), gst: paise(gst) },
    })),
    { clinic, supplier: row.gstin },
  );
  const note =
    financial_year === null || note_number === null
      ? null
      : `DN ${billNumber({ financialYear: financial_year, number: note_number })}`;
  const byRate = divided.map(({ divided: _, ...tax }) => tax);
  const sum = (of: 'taxable' | 'gst') => paise(byRate.reduce((before, tax) => before + tax[of], 0));
  return {
    ...row,
    ...{ number: row.number ?? note, taxes: byRate, taxable: sum('taxable'), gst: sum('gst') },
    divided: dividedSum(divided),
    total: paise(total),
  };
}

/** The register of purchases of a range. Throws 413 above 10,000 rows. */
export async function readPurchases(
  { tx }: Pick<ClinicScope, 'tx'>,
  { query }: Pick<EndpointRequest<typeof endpoint>, 'query'>,
): Promise<Purchases> {
  const rows = await purchaseRows(tx, query);
  if (rows.length > ROWS_MAX) throw new Refusal('too_large', M.tooManyRows);
  return purchasesOf(rows.map(present));
}
