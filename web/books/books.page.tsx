import { Stack, Tabs } from '@mantine/core';
import { exportBooks, exportGstReturn, exportPurchases } from '#contract/books/books.endpoints.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { RangeForm, useRange } from '#web/money/index.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { showTab } from '#web/ui/show-tab.ts';
import { CaseRegisterPart } from './case-register.tsx';
import { CashBookPart } from './cash-book.tsx';
import { GstPart } from './gst/gst-part.tsx';
import { PurchasesPart } from './purchases-part.tsx';
import { StockPart } from './stock-part.tsx';

const BOOKS = {
  cases: 'Case register',
  cash: 'Cash book',
  stock: 'Drug inventory',
  purchases: 'Purchases',
  gst: 'GST return',
} as const;
type Book = keyof typeof BOOKS;
const NAMES = ['cases', 'cash', 'stock', 'purchases', 'gst'] as const satisfies readonly Book[];

/** The books that the Income-tax Rules ask of a clinic, made from the ledgers. */
export function BooksPage() {
  const { range, today, setRange } = useRange();
  const [params, setParams] = usePageParams();
  const book = NAMES.find((name) => name === params.get('book')) ?? 'cases';
  const show = (name: string): void =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('book', name);
      return after;
    });
  return (
    <>
      <PageHeader
        title="Books"
        backTo={ADDRESSES.money}
        actions={<ExportButton endpoint={exportOf(book)} input={{ query: range }} />}
      />
      <Tabs value={book} onChange={(name) => name && show(name)}>
        <Tabs.List mb="md" aria-label="Books">
          {NAMES.map((name) => (
            <Tabs.Tab key={name} value={name} ref={name === book ? showTab : undefined}>
              {BOOKS[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={book}>
          <Stack gap="md">
            <RangeForm
              key={`${range.startDate} ${range.endDate}`}
              range={range}
              today={today}
              isFetching={false}
              onFetch={setRange}
            />
            <Shown book={book} range={range} />
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function exportOf(book: Book) {
  if (book === 'gst') return exportGstReturn;
  return book === 'purchases' ? exportPurchases : exportBooks;
}

function Shown({ book, range }: { book: Book; range: DayRange }) {
  if (book === 'gst') return <GstPart range={range} />;
  if (book === 'purchases') return <PurchasesPart range={range} />;
  if (book === 'cash') return <CashBookPart range={range} />;
  return book === 'stock' ? <StockPart range={range} /> : <CaseRegisterPart range={range} />;
}
