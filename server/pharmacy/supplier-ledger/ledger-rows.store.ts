import { type RawBuilder, sql } from 'kysely';
import { billNumber } from '#contract/billing/bill-total.rules.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import type { LedgerKind, LedgerRow } from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import type { PaymentWay } from '#contract/pharmacy/supplier-ledger/supplier-payment.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

/**
 * A row of a ledger. `rank` puts the opening balance and the invoices of a day first; returns and
 * payments follow in the order in which they were made.
 */
type Row = {
  supplier_id: string;
  id: string;
  kind: LedgerKind;
  day: string;
  number: string | null;
  financial_year: number | null;
  voucher: number | null;
  amount: Paise;
  lacks_total: boolean;
  way: PaymentWay | null;
  reference: string | null;
  note: string | null;
  invoice_id: string | null;
  pays: string | null;
  is_reversed: boolean;
  at: Date | null;
  by_id: string | null;
};

/** The total of an invoice: that of the paper, or else of its lines. */
const TOTAL = sql`coalesce(invoice.paper_paise, invoice.lines_paise)`;

const OPENING = sql`
  SELECT 1 AS rank, id AS supplier_id, id, 'opening' AS kind, opening_day AS day,
    NULL::text AS number, NULL::int AS financial_year, NULL::int AS voucher,
    opening_paise AS amount, false AS lacks_total, NULL::text AS way, NULL::text AS reference,
    NULL::text AS note, NULL::uuid AS invoice_id, NULL::text AS pays, false AS is_reversed,
    NULL::timestamptz AS at, NULL::uuid AS by_id
  FROM suppliers WHERE clinic_id = app_clinic_id() AND opening_paise IS NOT NULL`;

const INVOICES = sql`
  SELECT 2, invoice.supplier_id, invoice.id, 'invoice', invoice.invoice_date, invoice.number,
    NULL, NULL, ${TOTAL}, invoice.paper_paise IS NULL AND invoice.lacks_cost,
    NULL, NULL, NULL, NULL, NULL, false, invoice.posted_at, invoice.posted_by
  FROM supplier_invoices AS invoice
  WHERE invoice.clinic_id = app_clinic_id() AND invoice.undone_at IS NULL`;

const RETURNS = sql`
  SELECT 3, supplier_id, id, 'return', day, NULL, financial_year, number, -total_paise, false, NULL,
    NULL, reason, NULL, NULL, false, created_at, created_by
  FROM supplier_returns WHERE clinic_id = app_clinic_id() AND undone_at IS NULL`;

const PAYMENTS = sql`
  SELECT 3, paid.supplier_id, paid.id,
    CASE WHEN paid.reverses_id IS NULL THEN 'payment' ELSE 'reversal' END, paid.day, NULL,
    cash.financial_year, cash.number, -paid.amount_paise, false, paid.way, paid.reference, paid.note,
    paid.invoice_id, invoice.number, back.id IS NOT NULL, paid.created_at, paid.created_by
  FROM supplier_payments AS paid
  LEFT JOIN cash_entries AS cash ON cash.clinic_id = paid.clinic_id AND cash.id = paid.cash_entry_id
  LEFT JOIN supplier_invoices AS invoice ON invoice.clinic_id = paid.clinic_id
    AND invoice.id = paid.invoice_id
  LEFT JOIN supplier_payments AS back ON back.clinic_id = paid.clinic_id
    AND back.reverses_id = paid.id
  WHERE paid.clinic_id = app_clinic_id()`;

const ROWS: RawBuilder<unknown> = sql`(${OPENING} UNION ALL ${INVOICES} UNION ALL ${RETURNS}
  UNION ALL ${PAYMENTS})`;

/** The rows of one supplier, or of all, in the order of the ledger. */
export async function ledgerRows(tx: Tx, supplierId?: string): Promise<Row[]> {
  const ofSupplier = supplierId === undefined ? sql`true` : sql`row.supplier_id = ${supplierId}`;
  const { rows } = await sql<Row>`SELECT row.*, row.day::text AS day FROM ${ROWS} AS row
    WHERE ${ofSupplier}
    ORDER BY row.day, row.rank, row.at, row.kind = 'reversal', row.id`.execute(tx);
  return rows;
}

/** The names of the persons who made these rows. */
export async function doersOf(tx: Tx, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ by_id }) => (by_id === null ? [] : [by_id])))];
  if (ids.length === 0) return new Map();
  const users = await tx
    .selectFrom('users')
    .where('id', 'in', ids)
    .select(['id', 'name'])
    .execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** A row for the wire, without its balance. Vouchers look like bill numbers. */
export function presentRow(
  row: Row,
  doers: ReadonlyMap<string, string>,
): Omit<LedgerRow, 'balance'> {
  const { id, kind, day, lacks_total, way, reference, note, pays, is_reversed } = row;
  const voucher =
    row.financial_year === null || row.voucher === null
      ? null
      : billNumber({ financialYear: row.financial_year, number: row.voucher });
  return {
    ...{ id, kind, day, lacks_total, way, reference, note, pays, is_reversed },
    number: row.number ?? (kind === 'return' && voucher ? `DN ${voucher}` : voucher),
    amount: paise(row.amount),
    at: row.at?.toISOString() ?? null,
    by: row.by_id === null ? null : (doers.get(row.by_id) ?? null),
  };
}
