import { DataTable } from '../data-table/data-table.tsx';
import type { BarChartProps } from './chart.types.ts';

type Row = BarChartProps['rows'][number];

/** A chart's figures, a row for each bar. */
export function ChartTable({ label, rows, at, atLabel, series, format }: BarChartProps) {
  return (
    <DataTable<Row>
      label={label}
      columns={[
        { key: at, header: atLabel, cell: (row) => row[at] },
        ...series.map(({ key, label: header }) => ({
          key,
          header,
          numeric: true,
          cell: (row: Row) => {
            const value = row[key];
            return typeof value === 'number' && format ? format(value) : value;
          },
        })),
      ]}
      rows={rows}
      rowKey={(row) => String(row[at])}
      empty="never"
    />
  );
}
