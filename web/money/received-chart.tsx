import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { PAYMENT_MODE_LABELS, PAYMENT_MODES } from '#contract/billing/bill.status.ts';
import { formatMoney, formatShort, fromRupees, inRupees } from '#contract/kernel/numbers/money.ts';
import type { Period } from '#contract/money/money-flow.rules.ts';
import { SERIES_COLORS } from '#web/ui/chart/series-colors.ts';
import { periodLabel } from './period-label.ts';

const COLORS = {
  cash: SERIES_COLORS.first,
  upi: SERIES_COLORS.second,
  card: SERIES_COLORS.third,
  online: SERIES_COLORS.fourth,
} as const;
const SERIES = PAYMENT_MODES.map((mode) => ({
  name: mode,
  label: PAYMENT_MODE_LABELS[mode],
  color: COLORS[mode],
}));

/** Money received by day or month, a colour per mode; the table below has the same figures. */
export function ReceivedChart({ periods }: { periods: readonly Period[] }) {
  const bars = periods.map(({ period, amount: _whole, ...modes }) => ({
    period: periodLabel(period),
    ...Object.fromEntries(PAYMENT_MODES.map((mode) => [mode, inRupees(modes[mode])])),
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
        valueFormatter={(rupees) => formatMoney(fromRupees(rupees))}
        yAxisProps={{
          width: 56,
          tickFormatter: (rupees: number) => formatShort(fromRupees(rupees)),
        }}
        barChartProps={{ accessibilityLayer: false, stackOffset: 'sign' }}
      />
    </div>
  );
}
