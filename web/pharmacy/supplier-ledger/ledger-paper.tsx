import { formatDay } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { amountText, paise } from '#contract/kernel/numbers/money.ts';
import { particularsOf } from '#contract/pharmacy/supplier-ledger/supplier-ledger.rules.ts';
import {
  LEDGER_HEADINGS as H,
  type SupplierLedger,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import { BookPaper } from '#web/books/index.ts';
import { TableHead } from '#web/ui/print/table-head.tsx';
import { BROUGHT_FORWARD } from './ledger-columns.tsx';

type LedgerPaperProps = { ledger: SupplierLedger; range: DayRange };

/** The ledger of a supplier on A4. */
export function LedgerPaper({ ledger, range }: LedgerPaperProps) {
  const { supplier, opening, rows, closing } = ledger;
  const details = [supplier.address, supplier.phone, supplier.gstin && `GSTIN ${supplier.gstin}`];
  return (
    <BookPaper title={`Ledger of ${supplier.name}`} range={range}>
      <p>{details.filter(Boolean).join(', ')}</p>
      <table className="book-table" aria-label="Printed ledger">
        <TableHead texts={[H.day, H.what, H.number]} numbers={[H.owed, H.paid, H.balance]} />
        <tbody>
          <tr>
            <td>{formatDay(range.startDate)}</td>
            <td colSpan={4}>{BROUGHT_FORWARD}</td>
            <td className="ui-numeric">{amountText(opening)}</td>
          </tr>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.id}`}>
              <td>{formatDay(row.day)}</td>
              <td>{particularsOf(row)}</td>
              <td>{row.number}</td>
              <td className="ui-numeric">{row.amount > 0 && amountText(row.amount)}</td>
              <td className="ui-numeric">{row.amount < 0 && amountText(paise(-row.amount))}</td>
              <td className="ui-numeric">{amountText(row.balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={5}>Balance owed on {formatDay(range.endDate)}</td>
            <td className="ui-numeric">{amountText(closing)}</td>
          </tr>
        </tfoot>
      </table>
    </BookPaper>
  );
}
