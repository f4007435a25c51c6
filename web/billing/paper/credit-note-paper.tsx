import './credit-note-paper.css';
import { amountInWords } from '#contract/billing/amount-in-words.rules.ts';
import type { Seller } from '#contract/billing/bill.ts';
import type { BillCreditNote, BillCreditNotes } from '#contract/books/gst/credit-notes.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import { Letterhead, LetterheadFooter } from '#web/clinics/index.ts';
import { PaperFacts } from '#web/ui/print/paper-facts.tsx';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { TableHead } from '#web/ui/print/table-head.tsx';

type CreditNotePaperProps = {
  note: BillCreditNote;
  patient: BillCreditNotes['patient'];
  /** The clinic on the day of the bill. */
  seller: Seller | undefined;
};

/** A credit note with what rule 53(1A) of the CGST Rules, 2017, asks of it. */
export function CreditNotePaper({ note, patient, seller }: CreditNotePaperProps) {
  const label = `Credit note ${note.number}`;
  const name = nameWithNo(patient.name, patient.token);
  return (
    <PrintPage size="a5" label={label} whose={`${label}, ${name}`}>
      <div className="credit-note">
        <Letterhead size="a5" seller={seller} />
        <p className="paper-title">Credit note</p>
        <PaperFacts
          facts={[
            ['No.', note.number],
            ['Date', formatDay(note.day)],
            ['For bill', note.bill_number],
            ['Of', formatDay(note.bill_day)],
            ['Patient', name],
            ['Address', patient.address?.replaceAll('\n', ', ') ?? ''],
            ['Reason', note.reason ?? ''],
          ]}
        />
        {note.items.length > 0 && <ItemsBack items={note.items} />}
        <section data-keep>
          <Credited note={note} />
          <p>{amountInWords(note.value)}</p>
          <p className="credit-note-signed">
            <span className="paper-signature">Signature</span>
          </p>
          <LetterheadFooter size="a5" seller={seller} />
        </section>
      </div>
    </PrintPage>
  );
}

function ItemsBack({ items }: Pick<BillCreditNote, 'items'>) {
  return (
    <table aria-label="Returned items">
      <TableHead texts={['Returned', 'HSN']} numbers={['Qty', 'Price']} />
      <tbody>
        {items.map(({ name, hsn, quantity, total }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a note never change, and may share a name
          <tr key={at}>
            <td>{name}</td>
            <td className="credit-note-whole">{hsn}</td>
            <td className="ui-numeric">{quantity}</td>
            <td className="ui-numeric">{formatMoney(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WITHOUT_GST = 'Without GST';

/** Value and tax of each rate by which the bill is lowered. */
function Credited({ note: { rates, value, taxable, cgst, sgst } }: { note: BillCreditNote }) {
  const rows = rates.map(({ gst_percent, ...amounts }) => ({
    ...{ label: gst_percent === 0 ? WITHOUT_GST : `GST ${gst_percent} %`, ...amounts },
  }));
  const total = { label: 'Credited', value, taxable, cgst, sgst };
  return (
    <table aria-label="Credited amounts">
      <TableHead texts={['Rate']} numbers={['Taxable', 'CGST', 'SGST', 'Value']} />
      <tbody>
        {[...rows, total].map((row) => (
          <tr key={row.label} data-total={row === total || undefined}>
            <td>{row.label}</td>
            <td className="ui-numeric">{formatMoney(row.taxable)}</td>
            <td className="ui-numeric">
              {row.label === WITHOUT_GST ? '–' : formatMoney(row.cgst)}
            </td>
            <td className="ui-numeric">
              {row.label === WITHOUT_GST ? '–' : formatMoney(row.sgst)}
            </td>
            <td className="ui-numeric">{formatMoney(row.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
