import '#web/ui/show-tab.css';
import { Stack, Tabs, Text } from '@mantine/core';
import { PAYMENT_MODE_LABELS } from '#contract/billing/bill.status.ts';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { MONEY_SOURCES } from '#contract/money/money.messages.ts';
import { BillList } from '#web/billing/index.ts';
import { usePageOf } from '#web/lib/address/use-page-of.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { showDate, showDateTime } from '#web/lib/clinic-time.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import type { MoneyFlow } from './use-money-flow.ts';

const PAGE_SIZE = 25;
const TABS = {
  bills: 'Bills',
  admissions: 'Admission payments',
  subscriptions: 'Manual subscriptions',
} as const;
type Tab = keyof typeof TABS;

type StayRow = NonNullable<MoneyFlow['admissionPayments']>[number];
type PlanRow = NonNullable<MoneyFlow['subscriptions']>[number];

const STAY_COLUMNS: readonly Column<StayRow>[] = [
  { key: 'patient', header: 'Patient', cell: ({ Patient }) => Patient.name },
  { key: 'date', header: 'Date', cell: ({ payment_date }) => showDateTime(payment_date) },
  { key: 'mode', header: 'Mode', cell: ({ payment_mode }) => PAYMENT_MODE_LABELS[payment_mode] },
  {
    key: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ amount_paid }) => formatMoney(amount_paid),
  },
];
const PLAN_COLUMNS: readonly Column<PlanRow>[] = [
  { key: 'patient', header: 'Patient', cell: ({ name }) => name },
  { key: 'plan', header: 'Plan', cell: ({ subscriptionPlan }) => subscriptionPlan.name },
  {
    key: 'paid',
    header: 'Paid',
    cell: ({ paid_at }) => showDate(paid_at),
  },
  {
    key: 'start',
    header: 'Begins',
    cell: ({ subscription_start_date }) => showDate(subscription_start_date),
  },
  {
    key: 'price',
    header: 'Price',
    numeric: true,
    cell: ({ subscriptionPlan, refunded }) => (
      <>
        {formatMoney(subscriptionPlan.price)}
        {refunded && (
          <Text size="sm" c="dimmed">
            Paid back {formatMoney(refunded)}
          </Text>
        )}
      </>
    ),
  },
];

/** The bills and payments behind the sums, one kind at a time. */
export function MoneyDetails({ flow, range }: { flow: MoneyFlow; range: DayRange }) {
  const [params, setParams] = usePageParams();
  const shown = params.get('show');
  const tab: Tab = shown === 'admissions' || shown === 'subscriptions' ? shown : 'bills';
  const onTab = (next: string | null): void => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.delete('page');
      after.delete('search');
      if (next === null || next === 'bills') after.delete('show');
      else after.set('show', next);
      return after;
    });
  };
  return (
    <Tabs value={tab} onChange={onTab} keepMounted={false}>
      <Tabs.List mb="sm" aria-label="Details">
        <Tabs.Tab value="bills">{TABS.bills}</Tabs.Tab>
        <Tabs.Tab value="admissions">{TABS.admissions}</Tabs.Tab>
        <Tabs.Tab value="subscriptions">{TABS.subscriptions}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="bills">
        <BillList range={range} failedText={MONEY_SOURCES.bills} />
      </Tabs.Panel>
      <Tabs.Panel value="admissions">
        <Rows
          label={TABS.admissions}
          columns={STAY_COLUMNS}
          rows={flow.admissionPayments}
          none="No payment for a stay came in on these days."
          failed={flow.failures.find(({ source }) => source === 'admissions')}
        />
      </Tabs.Panel>
      <Tabs.Panel value="subscriptions">
        <Rows
          label={TABS.subscriptions}
          columns={PLAN_COLUMNS}
          rows={flow.subscriptions}
          none="No subscription was paid at the counter on these days."
          failed={flow.failures.find(({ source }) => source === 'subscriptions')}
        />
      </Tabs.Panel>
    </Tabs>
  );
}

type RowsProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  none: string;
  failed: MoneyFlow['failures'][number] | undefined;
};

function Rows<Row extends { id: string }>({ label, columns, rows, none, failed }: RowsProps<Row>) {
  const { shown, bar } = usePageOf(rows, PAGE_SIZE);
  return (
    <Stack gap="sm">
      <DataTable
        label={label}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        empty={{ title: none, text: COMMON_MESSAGES.otherDays }}
        error={failed?.message}
        onRetry={failed?.retry}
      />
      <PaginationBar {...bar} />
    </Stack>
  );
}
