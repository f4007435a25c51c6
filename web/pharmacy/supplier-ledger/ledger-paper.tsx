import { formatDay } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { columnAmount } from '#contract/kernel/numbers/column-amount.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { particularsOf } from '#contract/pharmacy/supplier-ledger/supplier-ledger.rules.ts';
import {
  LEDGER_HEADINGS as H,
  type SupplierLedger,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import { BookPaper } from '#web/books/index.ts';
import { TableHead } from '#web/ui/print/table-head.tsx';
import { BROUGHT_FORWARD } from './ledger-columns.tsx';

/** The sum of the debts (1), or of what lowered them (-1). */
function sumOf(rows: SupplierLedger['rows'], sign: 1 | -1): string {
  const amounts = rows.map(({ amount }) => Math.max(0, amount * sign));
  return columnAmount(paise(amounts.reduce((sum, amount) => sum + amount, 0)));
}

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
            <td className="ui-numeric">{columnAmount(opening)}</td>
          </tr>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.id}`}>
              <td>{formatDay(row.day)}</td>
              <td>{particularsOf(row)}</td>
              <td className="book-number">{row.number}</td>
              <td className="ui-numeric">{row.amount > 0 && columnAmount(row.amount)}</td>
              <td className="ui-numeric">{row.amount < 0 && columnAmount(paise(-row.amount))}</td>
              <td className="ui-numeric">{columnAmount(row.balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>Total</td>
            <td className="ui-numeric">{sumOf(rows, 1)}</td>
            <td className="ui-numeric">{sumOf(rows, -1)}</td>
            <td />
          </tr>
          <tr>
            <td colSpan={5}>Balance owed on {formatDay(range.endDate)}</td>
            <td className="ui-numeric">{columnAmount(closing)}</td>
          </tr>
        </tfoot>
      </table>
    </BookPaper>
  );
}
