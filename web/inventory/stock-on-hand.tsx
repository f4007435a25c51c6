import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { getStockOnHand } from '#contract/inventory/inventory.endpoints.ts';
import { INVENTORY_MESSAGES as M } from '#contract/inventory/inventory.messages.ts';
import type { SlowMover } from '#contract/inventory/inventory-analysis.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { formatDay } from '#contract/kernel/dates.ts';
import { countText } from '#contract/kernel/numbers/count-text.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { ExpiringStock } from './expiring-stock.tsx';

const SLOW_COLUMNS: readonly Column<SlowMover>[] = [
  { key: 'name', header: 'Drug', cell: ({ name }) => name },
  {
    key: 'stock',
    header: 'In stock',
    numeric: true,
    cell: ({ quantity_in_stock }) => countText(quantity_in_stock),
  },
  { key: 'value', header: 'Cost', numeric: true, cell: ({ value }) => formatMoney(value) },
  {
    key: 'sold',
    header: 'Last sold',
    cell: ({ last_sold }) => (last_sold === null ? 'Never' : formatDay(last_sold)),
  },
];

/** The current stock: batches that expire soon, and drugs that do not sell. */
export function StockOnHandSections() {
  const { data: stock, isPending, refetch } = useApi(getStockOnHand, {});
  if (isPending) return <Skeleton h={320} />;
  if (!stock) return <ErrorState message={M.stockFailed} onRetry={() => void refetch()} />;
  return (
    <>
      <ExpiringStock stock={stock} />
      <Stack component="section" gap="xs" aria-labelledby="stock-slow">
        <Title order={2} id="stock-slow">
          Slow movers
        </Title>
        {stock.slowMovers.length === 0 ? (
          <Text c="dimmed">{M.nothingSlow}</Text>
        ) : (
          <>
            <Text c="dimmed">In stock for more than 90 days, and nobody bought any in them.</Text>
            <DataTable
              label="Slow movers"
              columns={SLOW_COLUMNS}
              rows={stock.slowMovers}
              rowKey={({ drug_id }) => drug_id}
              empty={{ title: M.nothingSlow, text: COMMON_MESSAGES.nothingToDo }}
            />
          </>
        )}
      </Stack>
    </>
  );
}
