import { Paper, Text, Title } from '@mantine/core';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import type { Drawer } from '#contract/money/day-close.ts';

/** The expected cash, and how it is calculated. */
export function DrawerFacts({ drawer }: { drawer: Drawer }) {
  const { cashier, day } = drawer;
  const closes = drawer.closes - (drawer.corrections ?? 0);
  const rows = [
    ['Bills', drawer.bills],
    ['Admissions', drawer.admissions],
    ['Subscriptions', drawer.subscriptions],
    ['Paid back', drawer.paidBack],
    ...(drawer.suppliers ? ([['Paid to suppliers', drawer.suppliers]] as const) : []),
    ...(closes > 0 ? ([['Closed before', paise(-drawer.closed)]] as const) : []),
  ] as const;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="drawer-title">
      <Title order={2} id="drawer-title">
        {cashier.name}, {formatDay(day)}
      </Title>
      <Text c="dimmed" mb="xs">
        Cash that {cashier.name} took and paid out on this day
        {closes > 0 && `; closed ${closes === 1 ? 'once' : `${closes} times`} already`}.
      </Text>
      <dl className="cash-sums ui-tabular">
        {rows.map(([label, amount]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} amount`}>{formatMoney(amount)}</dd>,
        ])}
        <dt data-strong>Expected</dt>
        <dd data-strong>{formatMoney(drawer.expected)}</dd>
      </dl>
    </Paper>
  );
}
