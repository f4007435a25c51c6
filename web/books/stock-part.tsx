import { Button, Stack, Text } from '@mantine/core';
import { getStockOnDay } from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import { STOCK_HEADINGS as S } from '#contract/books/lines.ts';
import type { StockOnDay } from '#contract/books/stock-on-day.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { addDays, formatDay } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { columnAmount } from '#contract/kernel/numbers/column-amount.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { BookPaper } from './book-paper.tsx';
import { BookPart } from './book-part.tsx';
import { BookDay, BookTable } from './book-table.tsx';

/** The drugs in stock when the first day begins and when the last one ends. */
export function StockPart({ range }: { range: DayRange }) {
  const { startDate, endDate } = range;
  return (
    <Stack gap="lg">
      <StockOf title={`Drugs when ${formatDay(startDate)} begins`} day={addDays(startDate, -1)} />
      <StockOf title={`Drugs when ${formatDay(endDate)} ends`} day={endDate} />
    </Stack>
  );
}

function StockOf({ title, day }: { title: string; day: string }) {
  return (
    <BookPart endpoint={getStockOnDay} input={{ query: { day } }}>
      {(stock) => <Stock title={title} day={day} stock={stock} />}
    </BookPart>
  );
}

function Stock({ title, day, stock }: { title: string; day: string; stock: StockOnDay }) {
  const { paper, print } = usePrint<StockOnDay>();
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Text fw={600}>{title}</Text>
      {stock.rows.length === 0 ? (
        <EmptyState title={M.noStock} text={COMMON_MESSAGES.otherDays} />
      ) : (
        <>
          <div>
            <Button
              variant="default"
              leftSection={<Icon of={IconPrinter} />}
              aria-label={`Print ${title}`}
              onClick={() => print(stock)}
            >
              Print
            </Button>
          </div>
          <StockTable title={title} stock={stock} />
        </>
      )}
      {paper && (
        <BookPaper title={title} range={{ startDate: day, endDate: day }}>
          <StockTable title={title} stock={paper} />
        </BookPaper>
      )}
    </Stack>
  );
}

function StockTable({
  title,
  stock: { rows, value, unknown },
}: {
  title: string;
  stock: StockOnDay;
}) {
  const lines = rows.map(({ id, name, batch, expiry, quantity, cost }) => ({
    id,
    cells: [
      name,
      batch,
      expiry && <BookDay key="expiry" day={expiry} />,
      quantity,
      cost === null ? 'unknown' : columnAmount(paise(quantity * cost)),
    ],
  }));
  return (
    <BookTable
      title={title}
      texts={[S.drug, S.batch, S.expiry]}
      numbers={[S.quantity, 'Value at cost']}
      lines={lines}
    >
      <tr role="row">
        <td role="cell" colSpan={4}>
          {unknown > 0 ? `Value, without ${unknown} of unknown cost` : 'Value'}
        </td>
        <td role="cell" className="ui-numeric">
          {columnAmount(value)}
        </td>
      </tr>
    </BookTable>
  );
}
