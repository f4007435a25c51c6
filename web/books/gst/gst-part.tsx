import { Alert, List, Stack, Text } from '@mantine/core';
import { getGstReturn } from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import { GST_CHECK_LABELS, type GstReturn, isGstRange } from '#contract/books/gst/gst-return.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { BookPart } from '../book-part.tsx';
import { DocumentTables, HsnTable, SupplyTable } from './gst-tables.tsx';

/** The tables of GSTR-1, as they are exported for the offline tool. */
export function GstPart({ range }: { range: DayRange }) {
  if (!isGstRange(range))
    return <EmptyState title={M.gstRangeTooLong} text={COMMON_MESSAGES.otherDays} />;
  return (
    <BookPart endpoint={getGstReturn} input={{ query: range }}>
      {(gst) => <Tables gst={gst} />}
    </BookPart>
  );
}

function Tables({ gst }: { gst: GstReturn }) {
  const isEmpty = gst.hsn.length === 0 && gst.documents.length === 0;
  return (
    <Stack gap="lg">
      {gst.gstin === null && <Alert color="orange">{M.noGstin}</Alert>}
      {isEmpty ? (
        <EmptyState title={M.noSupplies} text={COMMON_MESSAGES.otherDays} />
      ) : (
        <>
          <Text c="dimmed">
            By the bills of these days, less what came back on them. Excel has the sheets of the
            government’s offline tool; ask your adviser before you file. All supplies with their
            tax: {formatMoney(gst.total)}.
          </Text>
          <Checks gst={gst} />
          <SupplyTable gst={gst} />
          <HsnTable gst={gst} />
          <DocumentTables gst={gst} />
        </>
      )}
    </Stack>
  );
}

function Checks({ gst: { checks } }: { gst: GstReturn }) {
  if (checks.length === 0) return null;
  return (
    <Alert
      color="orange"
      title={
        <Text span fw={600}>
          To clear up before filing
        </Text>
      }
    >
      <List spacing="xs">
        {checks.map(({ check, names, value }) => (
          <List.Item key={check}>
            {GST_CHECK_LABELS[check]} ({formatMoney(value)}): {names.join(', ')}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
