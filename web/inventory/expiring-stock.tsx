import { Button, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { INVENTORY_MESSAGES as M } from '#contract/inventory/inventory.messages.ts';
import {
  EXPIRY_WINDOW_LABELS,
  type ExpiringBatch,
  type StockOnHand,
} from '#contract/inventory/inventory-analysis.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';

const ExpiryChart = lazyPart(() =>
  import('./expiry-chart.tsx').then((module) => module.ExpiryChart),
);

/** The number of batches before "Show all" is pressed. */
const SHOWN_AT_FIRST = 10;

type WindowRow = StockOnHand['expiring'][number];

const WINDOW_COLUMNS: readonly Column<WindowRow>[] = [
  { key: 'window', header: 'Expires', cell: ({ window }) => EXPIRY_WINDOW_LABELS[window] },
  { key: 'batches', header: 'Batches', numeric: true, cell: ({ batches }) => batches },
  { key: 'quantity', header: 'Quantity', numeric: true, cell: ({ quantity }) => quantity },
  { key: 'value', header: 'Cost', numeric: true, cell: ({ value }) => formatMoney(value) },
];

const BATCH_COLUMNS: readonly Column<ExpiringBatch>[] = [
  { key: 'name', header: 'Drug', cell: ({ name }) => name },
  { key: 'batch', header: 'Batch', cell: ({ batch_no }) => batch_no ?? '–' },
  {
    key: 'expiry',
    header: 'Expiry',
    cell: ({ expiry_date, window }) =>
      window === 'within60' || window === 'within90' ? (
        <span className="ui-tabular">{formatDay(expiry_date)}</span>
      ) : (
        <StatusBadge meaning={window === 'expired' ? 'danger' : 'warning'}>
          {window === 'expired' ? `${formatDay(expiry_date)} expired` : formatDay(expiry_date)}
        </StatusBadge>
      ),
  },
  { key: 'quantity', header: 'Quantity', numeric: true, cell: ({ quantity }) => quantity },
  {
    key: 'value',
    header: 'Cost',
    numeric: true,
    cell: ({ value }) => (value === null ? '–' : formatMoney(value)),
  },
];

/** The stock that expires within 90 days, with its value. */
export function ExpiringStock({ stock }: { stock: StockOnHand }) {
  const [isWhole, setWhole] = useState(false);
  const { batches, expiring } = stock;
  const shown = isWhole ? batches : batches.slice(0, SHOWN_AT_FIRST);
  return (
    <Stack component="section" gap="xs" aria-labelledby="stock-expiring">
      <Title order={2} id="stock-expiring">
        Stock to expire
      </Title>
      {batches.length === 0 ? (
        <Text c="dimmed">{M.nothingExpires}</Text>
      ) : (
        <>
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <Suspense fallback={<Skeleton h={220} />}>
              <ExpiryChart expiring={expiring} />
            </Suspense>
            <div>
              <DataTable
                label="Stock to expire by month"
                columns={WINDOW_COLUMNS}
                rows={expiring}
                rowKey={({ window }) => window}
                empty={{ title: M.nothingExpires, text: COMMON_MESSAGES.nothingToDo }}
              />
            </div>
          </SimpleGrid>
          <DataTable
            label="Batches that expire"
            columns={BATCH_COLUMNS}
            rows={shown}
            rowKey={({ batch_id }) => batch_id}
            empty={{ title: M.nothingExpires, text: COMMON_MESSAGES.nothingToDo }}
          />
          {shown.length < batches.length && (
            <Button variant="default" onClick={() => setWhole(true)} style={{ alignSelf: 'start' }}>
              Show all {batches.length} batches
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
