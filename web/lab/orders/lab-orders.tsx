import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { LAB_ORDER_STATUS_LABELS, LAB_ORDER_STATUSES } from '#contract/lab/lab-order.status.ts';
import { createLabOrder, listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { FilterLine } from '#web/ui/form/filter-line.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ShowAll } from '#web/ui/layout/show-all.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { labOrderBrief, labOrderColumns } from './lab-order-columns.tsx';
import { useLabOrderWork } from './use-lab-order-work.ts';

const SEARCH_RESTS_MS = 1_000;
const SEARCH_MIN = 2;

const STATUS_OPTIONS = [
  { value: '', label: 'All statuses' },
  ...LAB_ORDER_STATUSES.map((status) => ({
    value: status,
    label: LAB_ORDER_STATUS_LABELS[status],
  })),
];

const FIRST_ORDER = (
  <Button component={Link} to={ADDRESSES.createLabOrder} variant="default">
    Write the first order
  </Button>
);

/** The clinic's lab orders, each with its next step (specification 1, sections 2, 4 and 5). */
export function LabOrders() {
  const [params, setParams] = useListParams(listLabOrders);
  const [isTooShort, setTooShort] = useState(false);
  const list = useApi(listLabOrders, { query: params }, { live: true, keepPrevious: true });
  const { work, papers } = useLabOrderWork();
  const { role } = useCurrentUser();

  const onSearch = (typed: string): void => {
    const search = typed.trim();
    const tooShort = search !== '' && search.length < SEARCH_MIN;
    setTooShort(tooShort);
    if (!tooShort) setParams({ search });
  };
  const totalCount = list.data?.totalCount ?? 0;
  const isFiltered = params.search !== '' || params.status !== undefined;

  return (
    <Stack gap="sm">
      <FilterLine>
        <SearchField
          label="Search lab orders by patient name, phone or token"
          placeholder="Name or phone"
          value={params.search}
          onSearch={onSearch}
          delayMs={SEARCH_RESTS_MS}
          error={isTooShort ? M.searchTooShort : undefined}
        />
        <NativeSelect
          aria-label="Status"
          data={STATUS_OPTIONS}
          value={params.status ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setParams({ status: LAB_ORDER_STATUSES.find((status) => status === value) })
          }
        />
      </FilterLine>
      <DataTable
        label="Lab orders"
        columns={labOrderColumns(work)}
        brief={labOrderBrief(work)}
        rows={list.data?.orders}
        rowKey={({ id }) => id}
        empty={
          isFiltered
            ? {
                title: M.noneFound,
                action: (
                  <ShowAll
                    of="orders"
                    onPress={() => setParams({ search: '', status: undefined })}
                  />
                ),
              }
            : {
                title: M.none,
                text: 'What a doctor or reception orders appears here by itself.',
                action: mayCall(createLabOrder, role) && FIRST_ORDER,
              }
        }
        error={list.error?.message}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
      />
      {papers}
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
