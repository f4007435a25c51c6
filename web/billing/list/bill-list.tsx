import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { BILL_TYPE_LABELS } from '#contract/billing/bill.status.ts';
import type { BillSummary } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { listBills } from '#contract/billing/bills.endpoints.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { BriefLines } from '#web/ui/data-table/brief-lines.tsx';
import { type Brief, type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ShowAll } from '#web/ui/layout/show-all.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { BillStatusBadge } from '../bill/bill-status-badge.tsx';
import { NewBillButton } from './new-bill.tsx';
import { useOpenBill } from './use-open-bill.ts';

const SEARCH_RESTS_MS = 300;
const PAGE_SIZE = 25;

const NUMBER: Column<BillSummary> = {
  key: 'number',
  header: 'Bill',
  card: 'fact',
  oneLine: true,
  cell: ({ number }) => number,
};
const PATIENT: Column<BillSummary> = {
  key: 'patient',
  header: 'Patient',
  card: 'lead',
  cell: ({ Patient: { name, token } }) => nameWithNo(name, token),
};
const REST: readonly Column<BillSummary>[] = [
  {
    key: 'date',
    header: 'Date',
    card: 'fact',
    oneLine: true,
    cell: ({ createdAt }) => <span className="ui-tabular">{showDateTime(createdAt)}</span>,
  },
  { key: 'type', header: 'For', card: 'fact', cell: ({ type }) => BILL_TYPE_LABELS[type] },
  {
    key: 'amount',
    header: 'Amount',
    card: 'fact',
    numeric: true,
    cell: ({ amount }) => formatMoney(amount),
  },
  {
    key: 'balance',
    header: 'Balance',
    card: 'fact',
    numeric: true,
    cell: ({ calculated: { balance } }) => formatMoney(balance),
  },
  {
    key: 'status',
    header: 'Status',
    card: 'fact',
    cell: ({ status, discount_above_limit: isAbove }) => (
      <span className="ui-cell">
        <BillStatusBadge status={status} />
        {isAbove && <StatusBadge meaning="warning">{M.aboveLimit}</StatusBadge>}
      </span>
    ),
  },
];

/** A bill on a phone, by the name that tells it from the others of its list. */
function briefOf(
  nameOf: (bill: BillSummary) => string,
  lineOf: (bill: BillSummary) => string,
): Brief<BillSummary> {
  return {
    name: nameOf,
    summary: (bill) => (
      <BriefLines
        name={nameOf(bill)}
        facts={[
          <BillStatusBadge key="status" status={bill.status} />,
          <strong key="amount">{formatMoney(bill.amount)}</strong>,
          bill.calculated.balance > 0 && `${formatMoney(bill.calculated.balance)} due`,
          BILL_TYPE_LABELS[bill.type],
        ]}
        line={lineOf(bill)}
      />
    ),
    step: () => null,
  };
}

const BRIEF = briefOf(
  ({ Patient: { name, token } }) => nameWithNo(name, token),
  ({ number, createdAt }) => `${number} · ${showDateTime(createdAt)}`,
);
const BRIEF_OF_PATIENT = briefOf(
  ({ number }) => number,
  ({ createdAt }) => showDateTime(createdAt),
);

type BillListProps = {
  /** Only this patient's bills, without a search field. */
  patientId?: string;
  /** Only bills of these days. */
  range?: DayRange;
  autoFocus?: boolean;
  /** Precedes the reason when the list could not be loaded. */
  failedText?: string;
};

type EmptyOf = {
  isOfPatient: boolean;
  isOfRange: boolean;
  search: string;
  showAll: () => void;
};

/** The list lacks bills of some days, whatever the search: their own page has them. */
function AllBillsLink() {
  return (
    <Button component={Link} to={ADDRESSES.bills} variant="default">
      Show all bills
    </Button>
  );
}

/** Bills are made from the queue, from an order, or for a patient. */
function emptyOf({ isOfPatient, isOfRange, search, showAll }: EmptyOf) {
  if (isOfPatient)
    return { title: M.noBills, text: 'A visit or an order is billed in its own row.' };
  if (isOfRange && search !== '')
    return { title: M.noneFound, text: COMMON_MESSAGES.otherDays, action: <AllBillsLink /> };
  if (search !== '')
    return { title: M.noneFound, action: <ShowAll of="bills" onPress={showAll} /> };
  if (isOfRange) return { title: M.noneFound, text: COMMON_MESSAGES.otherDays };
  return {
    title: M.none,
    text: 'Bill a patient with Bill in the row of the queue.',
    action: <NewBillButton />,
  };
}

/** Bills, newest first; a row opens the bill to pay or print it. */
export function BillList({
  patientId,
  range,
  autoFocus = false,
  failedText = M.listFailed,
}: BillListProps) {
  const [{ search, page }, setParams] = useListParams(listBills);
  const open = useOpenBill();
  const query = {
    ...range,
    page,
    limit: PAGE_SIZE,
    ...(patientId === undefined ? { search } : { patientId }),
  };
  const bills = useApi(listBills, { query }, { live: true, keepPrevious: true });
  const totalCount = bills.data?.totalCount ?? 0;

  return (
    <Stack gap="sm">
      {patientId === undefined && (
        <SearchField
          label="Search bills by number, patient name, phone or token"
          placeholder="Number, name, phone or token"
          value={search}
          onSearch={(term) => setParams({ search: term })}
          delayMs={SEARCH_RESTS_MS}
          autoFocus={autoFocus}
        />
      )}
      <DataTable
        label="Bills"
        columns={patientId === undefined ? [NUMBER, PATIENT, ...REST] : [NUMBER, ...REST]}
        brief={patientId === undefined ? BRIEF : BRIEF_OF_PATIENT}
        rows={bills.data?.bills}
        rowKey={({ id }) => id}
        empty={emptyOf({
          isOfPatient: patientId !== undefined,
          isOfRange: range !== undefined,
          search,
          showAll: () => setParams({ search: '' }),
        })}
        error={bills.error ? `${failedText} ${bills.error.message}` : undefined}
        onRetry={() => void bills.refetch()}
        refreshing={bills.isPlaceholderData}
        onOpenRow={open}
      />
      <PaginationBar
        page={page}
        totalPages={totalPages(totalCount, PAGE_SIZE)}
        totalCount={totalCount}
        pageSize={PAGE_SIZE}
        onPage={(next) => setParams({ page: next })}
      />
    </Stack>
  );
}
