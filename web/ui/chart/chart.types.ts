/** What is drawn in one colour: a key of the rows, with its name in the legend. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** A colour of the theme with its shade: `teal.7`. */
  readonly color: string;
}

export interface BarChartProps {
  /** What the chart shows, for screen readers, with what a person would say of it. */
  label: string;
  rows: readonly { readonly [key: string]: string | number }[];
  /** The key of the rows that the bars stand at. */
  at: string;
  /** One on top of the other when there are several. */
  series: readonly ChartSeries[];
  /** How a value is written in the tooltip. */
  format?: (value: number) => string;
  /** How a value is written at the axis, where there is little room. */
  formatAxis?: (value: number) => string;
  height?: number;
}
