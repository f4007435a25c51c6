import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { PAYMENT_MODE_LABELS, PAYMENT_MODES } from '#contract/billing/bill.status.ts';
import { formatMoney, paise } from '#contract/kernel/money.ts';
import type { Period } from '#contract/money/money-flow.rules.ts';
import { periodLabel } from './period-label.ts';

const COLORS = { cash: 'teal.7', upi: 'blue.6', card: 'orange.6', online: 'grape.6' } as const;
const SERIES = PAYMENT_MODES.map((mode) => ({
  name: mode,
  label: PAYMENT_MODE_LABELS[mode],
  color: COLORS[mode],
}));
const SHORT = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** What came in by day or month, a colour a mode; the table below says the same in figures. */
export function ReceivedChart({ periods }: { periods: readonly Period[] }) {
  const bars = periods.map(({ period, amount: _whole, ...modes }) => ({
    period: periodLabel(period),
    ...Object.fromEntries(PAYMENT_MODES.map((mode) => [mode, modes[mode] / 100])),
  }));
  return (
    <div role="img" aria-label="Chart: money received by day and mode, as in the table below">
      <BarChart
        h={260}
        data={bars}
        dataKey="period"
        series={SERIES}
        type="stacked"
        withLegend
        valueFormatter={(rupees) => formatMoney(paise(Math.round(rupees * 100)))}
        yAxisProps={{ width: 56, tickFormatter: (rupees: number) => SHORT.format(rupees) }}
        barChartProps={{ accessibilityLayer: false, stackOffset: 'sign' }}
      />
    </div>
  );
}
