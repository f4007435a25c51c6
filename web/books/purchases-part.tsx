import { Button, Stack, Text } from '@mantine/core';
import { getPurchases } from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import {
  type DividedGst,
  PURCHASE_HEADINGS as H,
  type Purchases,
  rateText,
} from '#contract/books/purchases.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { columnAmount } from '#contract/kernel/numbers/column-amount.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ScrollAcross } from '#web/ui/layout/scroll-across.tsx';
import { TableHead } from '#web/ui/print/table-head.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { BookPaper } from './book-paper.tsx';
import { BookPart } from './book-part.tsx';

const TITLE = 'Register of purchases';

/** The invoices of suppliers and the returns to them, by rate of GST. */
export function PurchasesPart({ range }: { range: DayRange }) {
  return (
    <BookPart endpoint={getPurchases} input={{ query: range }}>
      {(purchases) => <Register purchases={purchases} range={range} />}
    </BookPart>
  );
}

function Register({ purchases, range }: { purchases: Purchases; range: DayRange }) {
  const { paper, print } = usePrint<Purchases>();
  if (purchases.rows.length === 0)
    return <EmptyState title={M.noPurchases} text={MESSAGES.otherDays} />;
  return (
    <Stack gap="sm">
      <div>
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          onClick={() => print(purchases)}
        >
          Print purchases
        </Button>
      </div>
      <Text c="dimmed">
        Invoices by their date, returns by the date of the debit note. The total is that of the
        paper, where it was entered.
      </Text>
      <PurchaseTable purchases={purchases} />
      {paper && (
        <BookPaper title={TITLE} range={range}>
          <PurchaseTable purchases={paper} />
        </BookPaper>
      )}
    </Stack>
  );
}

function PurchaseTable({ purchases }: { purchases: Purchases }) {
  const { rows } = purchases;
  return (
    <ScrollAcross>
      <table className="book-table" aria-label={TITLE}>
        <TableHead
          texts={[H.day, H.supplier, H.number, 'Rate']}
          numbers={[H.taxable, H.gst, H.total]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{formatDay(row.day)}</td>
              <td>
                {[row.supplier, row.gstin].filter(Boolean).join(', ')}
                {row.gst !== 0 && <div>{dividedText(row.divided)}</div>}
              </td>
              <td>
                {row.kind === 'return' ? `Return ${row.number}` : (row.number ?? 'No number')}
                {row.lacks_cost && ' (a line without cost)'}
              </td>
              <Taxes taxes={row.taxes} />
              <td className="ui-numeric">{columnAmount(row.total)}</td>
            </tr>
          ))}
        </tbody>
        <PurchaseSums purchases={purchases} />
      </table>
    </ScrollAcross>
  );
}

/** `CGST 3.72, SGST 3.72`, or why the GST is not divided. */
function dividedText(divided: DividedGst | null | undefined): string {
  if (!divided) return M.gstNotDivided;
  const { igst, cgst, sgst } = divided;
  const parts = [
    igst !== 0 && `IGST ${columnAmount(igst)}`,
    (cgst !== 0 || sgst !== 0) && `CGST ${columnAmount(cgst)}, SGST ${columnAmount(sgst)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Rate, taxable value and GST, a line for each rate. */
function Taxes({ taxes }: Pick<Purchases, 'taxes'>) {
  const lines = (of: (tax: Purchases['taxes'][number]) => string) =>
    taxes.map((tax) => <div key={tax.gst_percent ?? 'unknown'}>{of(tax)}</div>);
  return (
    <>
      <td className="book-number">{lines(({ gst_percent }) => rateText(gst_percent))}</td>
      <td className="ui-numeric">{lines(({ taxable }) => columnAmount(taxable))}</td>
      <td className="ui-numeric">{lines(({ gst }) => columnAmount(gst))}</td>
    </>
  );
}

function PurchaseSums({ purchases }: { purchases: Purchases }) {
  const { taxes, taxable, gst, divided, total, invoiced, returned } = purchases;
  return (
    <tfoot>
      <tr>
        <td colSpan={3}>By rate</td>
        <Taxes taxes={taxes} />
        <td />
      </tr>
      <tr>
        <td colSpan={4}>
          Invoices {columnAmount(invoiced)}, returns {columnAmount(returned)}
          {divided && <div>{dividedText(divided)}</div>}
        </td>
        <td className="ui-numeric">{columnAmount(taxable)}</td>
        <td className="ui-numeric">{columnAmount(gst)}</td>
        <td className="ui-numeric">{columnAmount(total)}</td>
      </tr>
    </tfoot>
  );
}
