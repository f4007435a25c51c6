/** The bars of one colour: a key of the rows, with its name in the legend. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** A theme colour with its shade: `teal.7`. */
  readonly color: string;
}

export interface BarChartProps {
  /** The content of the chart, for screen readers, in a sentence. */
  label: string;
  rows: readonly { readonly [key: string]: string | number }[];
  /** The row key of the category axis. */
  at: string;
  /** Its name, above the first column of the table. */
  atLabel: string;
  /** Stacked when there are several. */
  series: readonly ChartSeries[];
  /** Formats a value in the tooltip. */
  format?: (value: number) => string;
  /** Formats a value on the axis, where space is short. */
  formatAxis?: (value: number) => string;
  height?: number;
}
