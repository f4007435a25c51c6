import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { PAYMENT_MODE_LABELS, PAYMENT_MODES } from '#contract/billing/bill.status.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { formatMoney, type Paise, paise } from '#contract/kernel/numbers/money.ts';
import type { MoneySource } from '#contract/money/money.messages.ts';
import { byMode, byPeriod, type Period } from '#contract/money/money-flow.rules.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { periodLabel } from './period-label.ts';
import type { MoneyFlow } from './use-money-flow.ts';

const ReceivedChart = lazyPart(() =>
  import('./received-chart.tsx').then((module) => module.ReceivedChart),
);

function figure(failed: ReadonlySet<MoneySource>, source: MoneySource, amount: Paise): string {
  return failed.has(source) ? '–' : formatMoney(amount);
}

type ModeRow = ReturnType<typeof byMode>[number] | WholeRow;
type WholeRow = Omit<ReturnType<typeof byMode>[number], 'mode'> & { readonly mode: 'all' };

/** The columns; a failed source shows no figure. */
const modeColumns = (failed: ReadonlySet<MoneySource>): readonly Column<ModeRow>[] => [
  {
    key: 'mode',
    header: 'Mode',
    cell: ({ mode }) => (mode === 'all' ? <b>All</b> : PAYMENT_MODE_LABELS[mode]),
  },
  {
    key: 'bills',
    header: 'Bills',
    numeric: true,
    cell: ({ bills }) => figure(failed, 'bills', bills),
  },
  {
    key: 'admissions',
    header: 'Admissions',
    numeric: true,
    cell: ({ admissions }) => figure(failed, 'admissions', admissions),
  },
  {
    key: 'subscriptions',
    header: 'Subscriptions',
    numeric: true,
    cell: ({ subscriptions }) => figure(failed, 'subscriptions', subscriptions),
  },
  {
    key: 'amount',
    header: 'Together',
    numeric: true,
    cell: ({ amount }) => <b>{formatMoney(amount)}</b>,
  },
];

const PERIOD_COLUMNS: readonly Column<Period>[] = [
  { key: 'period', header: 'Day', cell: ({ period }) => periodLabel(period) },
  ...PAYMENT_MODES.map((mode) => ({
    key: mode,
    header: PAYMENT_MODE_LABELS[mode],
    numeric: true,
    cell: (row: Period) => formatMoney(row[mode]),
  })),
  {
    key: 'amount',
    header: 'Together',
    numeric: true,
    cell: ({ amount }) => <b>{formatMoney(amount)}</b>,
  },
];

/** Money received, by mode and by day. */
export function Received({ flow, range }: { flow: MoneyFlow; range: DayRange }) {
  const failed = new Set(flow.failures.map(({ source }) => source));
  const modes = byMode(flow.receipts);
  const sum = (key: 'bills' | 'admissions' | 'subscriptions' | 'amount') =>
    paise(modes.reduce((total, row) => total + row[key], 0));
  const whole: WholeRow = {
    mode: 'all',
    bills: sum('bills'),
    admissions: sum('admissions'),
    subscriptions: sum('subscriptions'),
    amount: sum('amount'),
  };
  const periods = byPeriod(flow.receipts, range);
  return (
    <Stack component="section" gap="xs" aria-labelledby="money-received">
      <Title order={2} id="money-received">
        Money received
      </Title>
      <Text c="dimmed">
        Everything that came in on these days, for bills of any day; what was paid back is taken
        off.
        {failed.size > 0 && ' Not everything could be read: the sums are of what could.'}
      </Text>
      <DataTable
        label="Money received by mode"
        columns={modeColumns(failed)}
        rows={flow.isPending ? undefined : [...modes, whole]}
        rowKey={({ mode }) => mode}
        empty="never"
        skeletonRows={5}
      />
      {!flow.isPending && periods.length > 1 && (
        <>
          <Suspense fallback={<Skeleton h={260} />}>
            <ReceivedChart periods={periods} />
          </Suspense>
          <details>
            <summary>The figures of the chart</summary>
            <DataTable
              label="Money received by day"
              columns={PERIOD_COLUMNS}
              rows={periods}
              rowKey={({ period }) => period}
              empty="never"
            />
          </details>
        </>
      )}
    </Stack>
  );
}
