import './debit-note-paper.css';
import { formatDay } from '#contract/kernel/dates.ts';
import { amountText, paise } from '#contract/kernel/numbers/money.ts';
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
  return (
    <PrintPage size={size} label={`Debit note ${note.number}`}>
      <div className="debit-note">
        <Letterhead size={size} />
        <p className="paper-title">Debit note{note.is_undone && ' (undone)'}</p>
        <PaperFacts
          facts={[
            ['No.', note.number],
            ['Date', formatDay(note.day)],
            ['Reason', RETURN_REASON_LABELS[note.reason]],
            ['Our licence', settings?.licences?.replace('\n', ', ') ?? ''],
            ['To', supplier.name],
            ['Address', supplier.address?.replaceAll('\n', ', ') ?? ''],
            ['Their GSTIN', supplier.gstin ?? ''],
            ['Their licence', supplier.drug_licence ?? ''],
            ['Note', note.note ?? ''],
          ]}
        />
        <NoteLines note={note} />
        <p className="debit-note-signed">Received by (supplier): ………………………</p>
        <p>Returned by: {note.by}</p>
      </div>
    </PrintPage>
  );
}

function NoteLines({ note: { lines, total } }: { note: SupplierReturn }) {
  const sum = (of: 'taxable' | 'gst') =>
    amountText(paise(lines.reduce((before, line) => before + line[of], 0)));
  return (
    <table aria-label="Returned goods">
      <TableHead texts={['Medicine', 'Expiry']} numbers={['Qty', 'Value', 'GST']} />
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a note never change
          <tr key={at}>
            <td>
              {line.name}
              <small>
                {[
                  line.batch_no && `Batch ${line.batch_no}`,
                  line.invoice_number && `Inv. ${line.invoice_number}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </td>
            <td>{line.expiry_date && formatDay(line.expiry_date)}</td>
            <td className="ui-numeric">{line.quantity}</td>
            <td className="ui-numeric">{amountText(line.taxable)}</td>
            <td className="ui-numeric">
              {amountText(line.gst)}
              {line.gst_percent !== null && <small>{line.gst_percent} %</small>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>Sum</td>
          <td className="ui-numeric">{sum('taxable')}</td>
          <td className="ui-numeric">{sum('gst')}</td>
        </tr>
        <tr>
          <td colSpan={3}>Total (₹)</td>
          <td colSpan={2} className="ui-numeric">
            {amountText(total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
