import { Button, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { getPurchases } from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import {
  type DividedGst,
  PURCHASE_HEADINGS as H,
  type Purchases,
  rateText,
} from '#contract/books/purchases.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { columnAmount } from '#contract/kernel/numbers/column-amount.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { BookPaper } from './book-paper.tsx';
import { BookPart } from './book-part.tsx';
import { BookTable, NumberCells } from './book-table.tsx';

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
    return <EmptyState title={M.noPurchases} text={COMMON_MESSAGES.otherDays} />;
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

const NUMBERS = [H.taxable, H.gst, H.total];

function PurchaseTable({ purchases }: { purchases: Purchases }) {
  const lines = purchases.rows.map((row) => ({
    id: row.id,
    cells: [
      formatDay(row.day),
      <Fragment key="supplier">
        {[row.supplier, row.gstin].filter(Boolean).join(', ')}
        {row.gst !== 0 && <div>{dividedText(row.divided)}</div>}
      </Fragment>,
      [
        row.kind === 'return' ? `Return ${row.number}` : (row.number ?? 'No number'),
        row.lacks_cost && '(a line without cost)',
      ]
        .filter(Boolean)
        .join(' '),
      ...taxCells(row.taxes),
      columnAmount(row.total),
    ],
  }));
  return (
    <BookTable
      title={TITLE}
      texts={[H.day, H.supplier, H.number, 'Rate']}
      numbers={NUMBERS}
      lead={1}
      lines={lines}
    >
      <PurchaseSums purchases={purchases} />
    </BookTable>
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
function taxCells(taxes: Purchases['taxes']) {
  const linesOf = (of: (tax: Purchases['taxes'][number]) => string) =>
    taxes.map((tax) => <div key={tax.gst_percent ?? 'unknown'}>{of(tax)}</div>);
  return [
    linesOf(({ gst_percent }) => rateText(gst_percent)),
    linesOf(({ taxable }) => columnAmount(taxable)),
    linesOf(({ gst }) => columnAmount(gst)),
  ];
}

function PurchaseSums({ purchases }: { purchases: Purchases }) {
  const { taxes, taxable, gst, divided, total, invoiced, returned } = purchases;
  const [rates, ...amounts] = taxCells(taxes);
  return (
    <>
      <tr role="row">
        <td role="cell" colSpan={3}>
          By rate
        </td>
        <td role="cell" data-label="Rate">
          {rates}
        </td>
        <NumberCells headings={NUMBERS} cells={amounts} />
      </tr>
      <tr role="row">
        <td role="cell" colSpan={4}>
          Invoices {columnAmount(invoiced)}, returns {columnAmount(returned)}
          {divided && <div>{dividedText(divided)}</div>}
        </td>
        <NumberCells headings={NUMBERS} cells={[taxable, gst, total].map(columnAmount)} />
      </tr>
    </>
  );
}
