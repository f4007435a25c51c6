import './book-cards.css';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { getCashBook } from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import type { CashBook, CashDay, CashEntry } from '#contract/books/cash-book.ts';
import { CASH_HEADINGS as C, linesOfDay, OPENING_BALANCE } from '#contract/books/lines.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { columnAmount } from '#contract/kernel/numbers/column-amount.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ScrollAcross } from '#web/ui/layout/scroll-across.tsx';
import { TableHead } from '#web/ui/print/table-head.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { BookPaper } from './book-paper.tsx';
import { BookPart } from './book-part.tsx';
import { CashEntryForm } from './cash-entry.form.tsx';
import { ReverseButton } from './reverse-button.tsx';

/** The cash book: cash from patients by the ledger, and the clinic's own entries. */
export function CashBookPart({ range }: { range: DayRange }) {
  return (
    <BookPart endpoint={getCashBook} input={{ query: range }}>
      {(book) => <Book book={book} range={range} />}
    </BookPart>
  );
}

function Book({ book, range }: { book: CashBook; range: DayRange }) {
  const [isEntering, setEntering] = useState(false);
  const { paper, print } = usePrint<CashBook>();
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
          onClick={() => print(book)}
        >
          Print cash book
        </Button>
        {!isEntering && (
          <Button variant="default" onClick={() => setEntering(true)}>
            Enter cash
          </Button>
        )}
      </Group>
      {isEntering && <CashEntryForm onClose={() => setEntering(false)} />}
      <Text c="dimmed">
        Enter expenses, cash taken to the bank, and the first balance. The drawers of the day close
        are counted apart.
      </Text>
      {book.days.length === 0 ? (
        <EmptyState title={M.noCash} text={COMMON_MESSAGES.otherDays} />
      ) : (
        <CashTable book={book} mayReverse />
      )}
      {paper && (
        <BookPaper title="Cash book" range={range}>
          <CashTable book={paper} mayReverse={false} />
        </BookPaper>
      )}
    </Stack>
  );
}

function CashTable({ book, mayReverse }: { book: CashBook; mayReverse: boolean }) {
  return (
    <ScrollAcross>
      <table role="table" className="book-table" data-cards aria-label="Cash book">
        <TableHead texts={[C.day, C.what, C.voucher]} numbers={[C.received, C.paid, C.balance]} />
        <tbody role="rowgroup">
          <tr role="row">
            <td role="cell" />
            <td role="cell" colSpan={4}>
              {OPENING_BALANCE}
            </td>
            <td role="cell" className="ui-numeric">
              {columnAmount(book.opening)}
            </td>
          </tr>
          {book.days.map((day) => (
            <DayRows key={day.day} day={day} mayReverse={mayReverse} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <td role="cell" colSpan={5}>
              Closing balance
            </td>
            <td role="cell" className="ui-numeric">
              {columnAmount(book.closing)}
            </td>
          </tr>
        </tfoot>
      </table>
    </ScrollAcross>
  );
}

function DayRows({ day, mayReverse }: { day: CashDay; mayReverse: boolean }) {
  const lines = linesOfDay(day);
  return lines.map(({ key, what, amount, entry }, at) => (
    <tr role="row" key={key}>
      <td role="cell" data-card="day">
        {at === 0 && formatDay(day.day)}
      </td>
      <td role="cell">
        <div className="book-entry">
          <span>
            {what}
            {entry?.isReversed && ' (reversed)'}
          </span>
          {mayReverse && entry && <EntryStep entry={entry} />}
        </div>
      </td>
      <td role="cell" data-card="fact">
        {entry?.number}
      </td>
      <td role="cell" className="ui-numeric" data-label={C.received}>
        {amount > 0 && columnAmount(amount)}
      </td>
      <td role="cell" className="ui-numeric" data-label={C.paid}>
        {amount < 0 && columnAmount(paise(-amount))}
      </td>
      <td role="cell" className="ui-numeric" data-label={C.balance}>
        {at === lines.length - 1 && columnAmount(day.closing)}
      </td>
    </tr>
  ));
}

/** A payment to a supplier is taken back on the page of the supplier. */
function EntryStep({ entry }: { entry: CashEntry }) {
  if (entry.supplierId) {
    return (
      <Anchor component={Link} to={pathTo(ADDRESSES.supplierLedger, { id: entry.supplierId })}>
        Supplier
      </Anchor>
    );
  }
  return entry.isReversed || entry.reverses ? null : <ReverseButton entry={entry} />;
}
