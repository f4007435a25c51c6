import { isService } from '#contract/books/gst/gst-return.rules.ts';
import {
  type CreditNote,
  DOCUMENT_NATURES,
  type DocumentSeries,
  GST_CHECK_LABELS,
  type GstCheck,
  type GstReturn,
  type HsnRow,
  type RateRow,
} from '#contract/books/gst/gst-return.ts';
import { inRupees, type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { type Column, type RowAbove, sheet } from '../../platform/spreadsheet/workbook.ts';

/**
 * The sheets of the workbook that the Returns Offline Tool of the GST Network imports: row 1 the
 * title, rows 2 and 3 the sums, row 4 the headings, then the rows. Names and headings are those of
 * its template, GSTR1_Excel_Workbook_Template; since May 2025 table 12 has a sheet for persons with
 * and without GSTIN. docs/compliance.md has the sources.
 */
type ToolColumn<Row> = Column<Row> & { readonly sum?: readonly [label: string, of: number] };

const sumOf = (amounts: readonly Paise[]) =>
  inRupees(paise(amounts.reduce((before, one) => before + one, 0)));

/** A column of rupees as plain numbers, with its sum above. */
function amounts<Row>(
  title: string,
  of: (row: Row) => Paise,
  sum: { readonly label: string; readonly rows: readonly Row[] },
): ToolColumn<Row> {
  const column = { title, kind: 'number' as const, of: (row: Row) => inRupees(of(row)) };
  return { ...column, sum: [sum.label, sumOf(sum.rows.map(of))] };
}

const text = <Row>(title: string, of: (row: Row) => string | null): ToolColumn<Row> => ({
  ...{ title, kind: 'text', of },
});
const number = <Row>(title: string, of: (row: Row) => number): ToolColumn<Row> => ({
  ...{ title, kind: 'number', of },
});
const noCess = <Row>(): ToolColumn<Row> => ({
  ...number<Row>('Cess Amount', () => 0),
  sum: ['Total Cess', 0],
});

type ToolSheet<Row> = {
  readonly title: string;
  readonly columns: readonly ToolColumn<Row>[];
  readonly rows: readonly Row[];
};

function toolSheet<Row>(name: string, { title, columns, rows }: ToolSheet<Row>) {
  const above: RowAbove[] = [
    columns.map((_, at) => ({ value: at === 0 ? title : null, kind: 'text' })),
    columns.map(({ sum }) => ({ value: sum?.[0] ?? null, kind: 'text' })),
    columns.map(({ sum }) => ({ value: sum?.[1] ?? null, kind: 'number' })),
  ];
  return sheet({ name, above, columns, rows });
}

function ratesSheet({ rates: rows, place_of_supply }: GstReturn) {
  const columns: ToolColumn<RateRow>[] = [
    text('Type', () => 'OE'),
    text('Place Of Supply', () => place_of_supply),
    text('Applicable % of Tax Rate', () => null),
    number('Rate', ({ gst_percent }) => gst_percent),
    amounts('Taxable Value', ({ taxable }) => taxable, { label: 'Total Taxable Value', rows }),
    noCess(),
    text('E-Commerce GSTIN', () => null),
  ];
  return toolSheet('b2cs', { title: 'Summary For B2CS(7)', columns, rows });
}

type ExemptRow = { readonly to: string; readonly nil: Paise; readonly exempt: Paise };

function exemptSheet({ nil_rated: nil, exempt }: GstReturn) {
  const none = { nil: paise(0), exempt: paise(0) };
  const rows: ExemptRow[] = [
    { to: 'Inter-State supplies to registered persons', ...none },
    { to: 'Intra-State supplies to registered persons', ...none },
    { to: 'Inter-State supplies to unregistered persons', ...none },
    { to: 'Intra-State supplies to unregistered persons', nil, exempt },
  ];
  const columns: ToolColumn<ExemptRow>[] = [
    text('Description', ({ to }) => to),
    amounts('Nil Rated Supplies', (row) => row.nil, { label: 'Total Nil Rated Supplies', rows }),
    amounts('Exempted(other than nil rated/non GST supply)', (row) => row.exempt, {
      ...{ label: 'Total Exempted Supplies', rows },
    }),
    amounts('Non-GST Supplies', () => paise(0), { label: 'Total Non-GST Supplies', rows }),
  ];
  const title = 'Summary For Nil rated, exempted and non GST outward supplies (8)';
  return toolSheet('exemp', { title, columns, rows });
}

function hsnSheet(name: string, rows: readonly HsnRow[]) {
  const columns: ToolColumn<HsnRow>[] = [
    { ...text<HsnRow>('HSN', ({ hsn }) => hsn), sum: ['No. of HSN', rows.length] },
    text('Description', ({ description }) => description),
    text('UQC', ({ hsn }) => (isService(hsn) ? 'NA' : 'NOS-NUMBERS')),
    number('Total Quantity', ({ quantity }) => quantity),
    amounts('Total Value', ({ value }) => value, { label: 'Total Value', rows }),
    number('Rate', ({ gst_percent }) => gst_percent),
    amounts('Taxable Value', ({ taxable }) => taxable, { label: 'Total Taxable Value', rows }),
    amounts('Integrated Tax Amount', () => paise(0), { label: 'Total Integrated Tax', rows }),
    amounts('Central Tax Amount', ({ cgst }) => cgst, { label: 'Total Central Tax', rows }),
    amounts('State/UT Tax Amount', ({ sgst }) => sgst, { label: 'Total State/UT Tax', rows }),
    noCess(),
  ];
  return toolSheet(name, { title: 'Summary For HSN(12)', columns, rows });
}

function documentsSheet({ documents: rows }: GstReturn) {
  const count = (of: 'total' | 'cancelled') => rows.reduce((sum, row) => sum + row[of], 0);
  const columns: ToolColumn<DocumentSeries>[] = [
    text('Nature of Document', ({ kind }) => DOCUMENT_NATURES[kind]),
    text('Sr. No. From', ({ from }) => from),
    text('Sr. No. To', ({ to }) => to),
    {
      ...number<DocumentSeries>('Total Number', ({ total }) => total),
      sum: ['Total Number', count('total')],
    },
    {
      ...number<DocumentSeries>('Cancelled', ({ cancelled }) => cancelled),
      sum: ['Total Cancelled', count('cancelled')],
    },
  ];
  const title = 'Summary of documents issued during the tax period (13)';
  return toolSheet('docs', { title, columns, rows });
}

/** The credit notes one by one; table 7 has them already, since it is net of them. */
function notesSheet({ credit_notes: rows }: GstReturn) {
  const columns: Column<CreditNote>[] = [
    { title: 'Credit note', kind: 'text', of: (note) => note.number },
    { title: 'Date', kind: 'day', of: ({ day }) => day },
    { title: 'Bill', kind: 'text', of: ({ bill_number }) => bill_number },
    { title: 'Date of bill', kind: 'day', of: ({ bill_day }) => bill_day },
    { title: 'Value', kind: 'money', of: ({ value }) => value },
    { title: 'Taxable value', kind: 'money', of: ({ taxable }) => taxable },
    { title: 'Central tax', kind: 'money', of: ({ cgst }) => cgst },
    { title: 'State tax', kind: 'money', of: ({ sgst }) => sgst },
  ];
  return sheet({ name: 'Credit notes', columns, rows });
}

function checksSheet({ checks: rows }: GstReturn) {
  const columns: Column<GstCheck>[] = [
    { title: 'To clear up', kind: 'text', of: ({ check }) => GST_CHECK_LABELS[check] },
    { title: 'Items', kind: 'text', of: ({ names }) => names.join(', ') },
    { title: 'Billed', kind: 'money', of: ({ value }) => value },
  ];
  return sheet({ name: 'To clear up', columns, rows });
}

/** The sheets of the offline tool that a clinic fills, and two that are not its own. */
export function gstSheets(gst: GstReturn) {
  return [
    ratesSheet(gst),
    exemptSheet(gst),
    hsnSheet('hsn(b2b)', []),
    hsnSheet('hsn(b2c)', gst.hsn),
    documentsSheet(gst),
    notesSheet(gst),
    checksSheet(gst),
  ];
}
