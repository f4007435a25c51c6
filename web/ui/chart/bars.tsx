import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { BarChartProps } from './chart.types.ts';

/** The library behind `BarChart`; nobody else draws with it. */
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
      // The figure around it says what it shows; a chart that takes the focus says nothing.
      barChartProps={{ accessibilityLayer: false }}
      barProps={{ isAnimationActive: false }}
    />
  );
}
