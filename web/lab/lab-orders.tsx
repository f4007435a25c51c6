import { Stack } from '@mantine/core';
import { useState } from 'react';
import { totalPages } from '#contract/kernel/paging.ts';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useListParams } from '#web/lib/use-list-params.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { labOrderColumns } from './lab-order-columns.tsx';
import { usePrintSampleLabels } from './print-sample-label.tsx';
import { useLabOrderSteps } from './use-lab-order-steps.ts';

const SEARCH_RESTS_MS = 1_000;
const SEARCH_MIN = 2;

/** The clinic's lab orders with the next step of each (specification 1, sections 2, 4 and 5). */
export function LabOrders() {
  const [params, setParams] = useListParams(listLabOrders);
  const [isTooShort, setTooShort] = useState(false);
  const list = useApi(listLabOrders, { query: params }, { live: true, keepPrevious: true });
  const labels = usePrintSampleLabels();
  const work = {
    ...useLabOrderSteps(),
    printLabels: (order: LabOrder) => void labels.print(order),
  };

  const onSearch = (typed: string): void => {
    const search = typed.trim();
    const tooShort = search !== '' && search.length < SEARCH_MIN;
    setTooShort(tooShort);
    if (!tooShort) setParams({ search });
  };
  const totalCount = list.data?.totalCount ?? 0;

  return (
    <Stack gap="sm">
      <SearchField
        label="Search lab orders by patient name, phone or token"
        value={params.search}
        onSearch={onSearch}
        delayMs={SEARCH_RESTS_MS}
        error={isTooShort ? M.searchTooShort : undefined}
      />
      <DataTable
        label="Lab orders"
        columns={labOrderColumns(work)}
        rows={list.data?.orders}
        rowKey={({ id }) => id}
        empty={{ title: params.search === '' ? M.none : M.noneFound }}
        error={list.error?.message}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
      />
      {labels.papers}
      <PaginationBar
        page={params.page}
        totalPages={totalPages(totalCount, params.limit)}
        totalCount={totalCount}
        pageSize={params.limit}
        onPage={(page) => setParams({ page })}
      />
    </Stack>
  );
}
