import './debit-note-paper.css';
import { rateText } from '#contract/books/purchases.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { columnAmount } from '#contract/kernel/numbers/column-amount.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import {
  RETURN_REASON_LABELS,
  type SupplierReturn,
} from '#contract/pharmacy/supplier-returns/supplier-return.ts';
import { Letterhead, usePharmacySettings } from '#web/clinics/index.ts';
import { PaperFacts } from '#web/ui/print/paper-facts.tsx';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { TableHead } from '#web/ui/print/table-head.tsx';

export type NoteSize = 'a5' | 'a4';

/** The debit note of a return: our details and the supplier's, each batch, value and GST. */
export function DebitNotePaper({ note, size }: { note: SupplierReturn; size: NoteSize }) {
  const settings = usePharmacySettings();
  const { supplier } = note;
  const name = `Debit note ${note.number}`;
  return (
    <PrintPage size={size} label={name} whose={`${name}, ${supplier.name}`}>
      <div className="debit-note">
        <Letterhead size={size} gstin={note.clinic_gstin} />
        <p className="paper-title">Debit note{note.is_undone && ' (undone)'}</p>
        <PaperFacts
          facts={[
            ['No.', note.number],
            ['Date', formatDay(note.day)],
            ['Reason', RETURN_REASON_LABELS[note.reason]],
            ['Our licence', settings?.licences ?? ''],
            ['To', supplier.name],
            ['Address', supplier.address?.replaceAll('\n', ', ') ?? ''],
            ['Their GSTIN', supplier.gstin ?? ''],
            ['Their licence', supplier.drug_licence ?? ''],
            ['Note', note.note ?? ''],
          ]}
        />
        <NoteLines note={note} />
        <section data-keep>
          <NoteTaxes taxes={note.taxes ?? []} />
          <div className="debit-note-signed">
            <p>Returned by: {note.by}</p>
            <p>Received by (supplier): ………………………</p>
          </div>
        </section>
      </div>
    </PrintPage>
  );
}

/** The supplier looks up the invoice by its number and date. */
const ofDay = (day: string | null | undefined) => (day ? ` of ${formatDay(day)}` : '');

function NoteLines({ note: { lines, total } }: { note: SupplierReturn }) {
  const sum = (of: 'taxable' | 'gst') =>
    columnAmount(paise(lines.reduce((before, line) => before + line[of], 0)));
  return (
    <table aria-label="Returned goods">
      <TableHead texts={['Medicine', 'HSN', 'Expiry']} numbers={['Qty', 'Value', 'GST']} />
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a note never change
          <tr key={at}>
            <td>
              {line.name}
              <small>
                {[
                  line.batch_no && `Batch ${line.batch_no}`,
                  line.invoice_number && `Inv. ${line.invoice_number}${ofDay(line.invoice_date)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </td>
            <td className="debit-note-whole">{line.hsn}</td>
            <td className="debit-note-whole">{line.expiry_date && formatDay(line.expiry_date)}</td>
            <td className="ui-numeric">{line.quantity}</td>
            <td className="ui-numeric">{columnAmount(line.taxable)}</td>
            <td className="ui-numeric">
              {columnAmount(line.gst)}
              {line.gst_percent !== null && <small>{line.gst_percent} %</small>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>Sum</td>
          <td className="ui-numeric">{sum('taxable')}</td>
          <td className="ui-numeric">{sum('gst')}</td>
        </tr>
        <tr>
          <td colSpan={4}>Total (₹)</td>
          <td colSpan={2} className="ui-numeric">
            {columnAmount(total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type Taxes = NonNullable<SupplierReturn['taxes']>;

/** The GST of each rate by whom it goes to; whole where a GSTIN is not known. */
function NoteTaxes({ taxes }: { taxes: Taxes }) {
  // Exempt goods have no tax to name.
  if (taxes.every(({ gst }) => gst === 0)) return null;
  const isDivided = taxes.every(({ divided }) => divided !== null);
  const isOfState = taxes.every(({ divided }) => divided?.igst === 0);
  const shown: readonly [string, (tax: Taxes[number]) => Paise][] = !isDivided
    ? [['GST', ({ gst }) => gst]]
    : isOfState
      ? [
          ['CGST', ({ divided }) => divided?.cgst ?? paise(0)],
          ['SGST', ({ divided }) => divided?.sgst ?? paise(0)],
        ]
      : [['IGST', ({ divided }) => divided?.igst ?? paise(0)]];
  return (
    <table aria-label="GST by rate">
      <TableHead texts={['Rate']} numbers={['Taxable', ...shown.map(([name]) => name)]} />
      <tbody>
        {taxes.map((tax) => (
          <tr key={tax.gst_percent}>
            <td>{rateText(tax.gst_percent)}</td>
            <td className="ui-numeric">{columnAmount(tax.taxable)}</td>
            {shown.map(([name, of]) => (
              <td key={name} className="ui-numeric">
                {columnAmount(of(tax))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
