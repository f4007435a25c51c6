import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { EXPIRY_WINDOW_LABELS, type StockOnHand } from '#contract/inventory/inventory-analysis.ts';
import { formatMoney, formatShort, fromRupees, inRupees } from '#contract/kernel/numbers/money.ts';

/** The value of expiring stock by month; the table beside it has the same figures. */
export function ExpiryChart({ expiring }: Pick<StockOnHand, 'expiring'>) {
  const bars = expiring.map(({ window, value }) => ({
    window: EXPIRY_WINDOW_LABELS[window],
    value: inRupees(value),
  }));
  return (
    <div role="img" aria-label="Chart: money tied up in stock that expires, as in the table">
      <BarChart
        h={220}
        data={bars}
        dataKey="window"
        series={[{ name: 'value', label: 'Cost', color: 'orange.7' }]}
        maxBarWidth={64}
        valueFormatter={(rupees) => formatMoney(fromRupees(rupees))}
        yAxisProps={{
          width: 56,
          tickFormatter: (rupees: number) => formatShort(fromRupees(rupees)),
        }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
