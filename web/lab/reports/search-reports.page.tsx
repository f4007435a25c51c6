import { Button, Stack } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { LAB_MESSAGES as M, noMatchingReports } from '#contract/lab/lab.messages.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { listWorklist } from '#contract/lab/worklist/worklist.endpoints.ts';
import { searchFailed } from '#contract/patients/patients.messages.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PatientName } from '#web/patients/index.ts';
import { BriefLines } from '#web/ui/data-table/brief-lines.tsx';
import { type Brief, type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ShowAll } from '#web/ui/layout/show-all.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { LabOrderStanding } from '../orders/lab-order-standing.tsx';

/** Specification 2, section 9. */
const SEARCH_RESTS_MS = 500;

const COLUMNS: readonly Column<LabOrder>[] = [
  {
    key: 'patient',
    header: 'Patient',
    card: 'lead',
    width: 170,
    cell: ({ Patient: { name, token } }) => <PatientName token={token}>{name}</PatientName>,
  },
  {
    key: 'token',
    header: 'Lab Token',
    card: 'fact',
    numeric: true,
    width: 90,
    cell: ({ lab_token_number: token }) => token,
  },
  {
    key: 'tests',
    header: 'Tests',
    card: 'line',
    cell: ({ tests }) => tests.map(({ name }) => name).join(', '),
  },
  {
    key: 'ordered',
    header: 'Ordered',
    card: 'fact',
    oneLine: true,
    cell: ({ createdAt }) => <span className="ui-tabular">{showDateTime(createdAt)}</span>,
  },
  {
    key: 'status',
    header: 'Status',
    card: 'fact',
    width: 200,
    cell: (order) => <LabOrderStanding order={order} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: ({ id, Patient: { name }, lab_token_number: token }) => (
      <Button
        component={Link}
        size="compact-md"
        variant="default"
        aria-label={`View report of ${name}, lab token ${token}`}
        to={pathTo(ADDRESSES.viewLabReport, { orderId: id })}
      >
        View
      </Button>
    ),
  },
];

function WorklistLink() {
  if (!mayCall(listWorklist, useCurrentUser().role)) return null;
  return (
    <Button component={Link} to={ADDRESSES.labWorklist} variant="default">
      Open the worklist
    </Button>
  );
}

/** A report on a phone; a press opens it. */
const BRIEF: Brief<LabOrder> = {
  name: ({ Patient: { name }, lab_token_number: token }) => `${name}, lab token ${token}`,
  summary: (order) => (
    <BriefLines
      name={order.Patient.name}
      facts={[<LabOrderStanding key="status" order={order} />, showDateTime(order.createdAt)]}
      line={order.tests.map(({ name }) => name).join(', ')}
    />
  ),
  step: () => null,
};

/** Reports by patient, or by the sample's label (specification 2, section 2). */
export function SearchReportsPage() {
  const [params, setParams] = useListParams(listLabOrders);
  const navigate = useNavigate();
  const query = { ...params, only: 'reported' } as const;
  const list = useApi(listLabOrders, { query }, { live: true, keepPrevious: true });
  const totalCount = list.data?.totalCount ?? 0;
  const { search } = params;

  return (
    <>
      <PageHeader title="Search Lab Reports" onBack={useStepBack(ADDRESSES.dashboard)} />
      <Stack gap="sm">
        <SearchField
          label="Search reports by patient name, phone, token or sample label"
          placeholder="Name, phone, token or sample label"
          value={search}
          onSearch={(typed) => setParams({ search: typed.trim() })}
          delayMs={SEARCH_RESTS_MS}
          autoFocus
        />
        <DataTable
          label="Lab reports"
          columns={COLUMNS}
          brief={BRIEF}
          rows={list.data?.orders}
          rowKey={({ id }) => id}
          empty={
            search === ''
              ? {
                  title: M.noReports,
                  text: 'Submitted reports are listed here, the newest first.',
                  action: <WorklistLink />,
                }
              : {
                  title: noMatchingReports(search),
                  action: <ShowAll of="reports" onPress={() => setParams({ search: '' })} />,
                }
          }
          error={list.error ? searchFailed(list.error.message) : undefined}
          onRetry={() => void list.refetch()}
          refreshing={list.isPlaceholderData}
          onOpenRow={({ id }) => navigate(pathTo(ADDRESSES.viewLabReport, { orderId: id }))}
        />
        <PaginationBar
          page={params.page}
          totalPages={totalPages(totalCount, params.limit)}
          totalCount={totalCount}
          pageSize={params.limit}
          onPage={(page) => setParams({ page })}
        />
      </Stack>
    </>
  );
}
