import './dues.css';
import { Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { listBills, recordPayment } from '#contract/billing/bills.endpoints.ts';
import type { Due } from '#contract/dues/due.ts';
import { DUE_SORTS, type DueSort, listDues } from '#contract/dues/dues.endpoints.ts';
import { DUES_MESSAGES as M } from '#contract/dues/dues.messages.ts';
import { type EndpointReply, mayCall } from '#contract/kernel/endpoint.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { useOpenBill } from '#web/billing/index.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { invalidate, useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { FilterLine } from '#web/ui/form/filter-line.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ShowAll } from '#web/ui/layout/show-all.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { dueBrief, dueColumns } from './due-columns.tsx';
import { useNextDue } from './use-next-due.ts';

const TakePayment = lazyPart(() =>
  import('./take-payment.modal.tsx').then((module) => module.TakePayment),
);

const PAGE_SIZE = 25;
const SEARCH_RESTS_MS = 300;
const SORT_LABELS = {
  oldest: 'Oldest first',
  largest: 'Largest first',
  name: 'By name',
} as const satisfies Record<DueSort, string>;

type Sums = Pick<EndpointReply<typeof listDues>, 'total' | 'patients' | 'totalCount'>;

/** `₹389.50 from 2 patients, 3 bills`. */
function sumText({ total, patients, totalCount }: Sums): string {
  const people = patients === 1 ? '1 patient' : `${patients} patients`;
  const bills = totalCount === 1 ? '1 bill' : `${totalCount} bills`;
  return `${formatMoney(total)} from ${people}, ${bills}`;
}
function useDues() {
  const [{ search, sort, page }, setParams] = useListParams(listDues);
  const query = { search, sort, page, limit: PAGE_SIZE };
  const dues = useApi(listDues, { query }, { live: true, keepPrevious: true });
  return { search, sort, page, setParams, dues, reply: dues.data };
}

function emptyOf(search: string, showAll: () => void) {
  return search === ''
    ? { title: M.none, text: 'Bills that are not fully paid are listed here.' }
    : { title: M.noneFound, action: <ShowAll of="dues" onPress={showAll} /> };
}

/** The patients who owe money, with amount, age and bill, and a payment from each row. */
export function DuesPage() {
  const { role } = useCurrentUser();
  const { search, sort, page, setParams, dues, reply } = useDues();
  const [paying, setPaying] = useState<Due | null>(null);
  const onPaid = useNextDue(reply?.dues);
  const openBill = useOpenBill();
  const totalCount = reply?.totalCount ?? 0;
  const onPay = mayCall(recordPayment, role) ? setPaying : undefined;

  return (
    <>
      <PageHeader title="Dues" />
      <Stack gap="sm">
        <FilterLine className="dues-filter">
          <SearchField
            label="Search by patient name, phone or token"
            placeholder="Name or number"
            value={search}
            onSearch={(term) => setParams({ search: term })}
            delayMs={SEARCH_RESTS_MS}
            autoFocus
          />
          <NativeSelect
            label="Sort"
            data={DUE_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
            value={sort}
            onChange={({ currentTarget: { value } }) =>
              setParams({ sort: DUE_SORTS.find((one) => one === value) ?? 'oldest' })
            }
          />
        </FilterLine>
        {reply && totalCount > 0 && (
          <Text fw={600} role="status" className="ui-tabular">
            {sumText(reply)}
          </Text>
        )}
        <DataTable
          label="Dues"
          columns={dueColumns(onPay)}
          brief={dueBrief(onPay)}
          rows={reply?.dues}
          rowKey={({ bill_id }) => bill_id}
          empty={emptyOf(search, () => setParams({ search: '' }))}
          error={dues.error ? M.loadFailed : undefined}
          onRetry={() => void dues.refetch()}
          refreshing={dues.isPlaceholderData}
          onOpenRow={({ bill_id: id, type, patient }) =>
            openBill({ id, type, status: 'pending', patient_id: patient.id })
          }
        />
        <PaginationBar
          page={page}
          totalPages={totalPages(totalCount, PAGE_SIZE)}
          totalCount={totalCount}
          pageSize={PAGE_SIZE}
          onPage={(next) => setParams({ page: next })}
        />
      </Stack>
      {paying && (
        <Suspense>
          <TakePayment
            key={paying.bill_id}
            due={paying}
            onClose={() => setPaying(null)}
            onPaid={() => {
              onPaid(paying.bill_id);
              setPaying(null);
              void invalidate(listDues, listBills);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
