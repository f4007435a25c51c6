import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { BarChartProps } from './chart.types.ts';

/** Wraps the charting library; used only by `BarChart`. */
export function Bars({ rows, at, series, format, formatAxis, height }: BarChartProps) {
  return (
    <BarChart
      h={height ?? '100%'}
      data={[...rows]}
      dataKey={at}
      type="stacked"
      series={series.map(({ key, label, color }) => ({ name: key, label, color }))}
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'bottom' }}
      tickLine="none"
      maxBarWidth={40}
      {...(format && { valueFormatter: format })}
      yAxisProps={{
        width: 44,
        allowDecimals: false,
        ...(formatAxis && { tickFormatter: formatAxis }),
      }}
      // The figure around it has the label; a focusable chart would read out nothing.
      barChartProps={{ accessibilityLayer: false }}
      barProps={{ isAnimationActive: false }}
    />
  );
}
