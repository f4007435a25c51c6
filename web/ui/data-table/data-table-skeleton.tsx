import type { Column } from './data-table.types.ts';
import { cellProps } from './data-table-cell.ts';

interface SkeletonProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
}

/** Placeholders of the rows: plain elements, because they are drawn first on every page. */
export function DataTableSkeleton<Row>({ columns, count }: SkeletonProps<Row>) {
  return (
    <tbody role="rowgroup">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity yet
        <tr key={index} role="row" data-skeleton>
          {columns.map((column) => (
            <td key={column.key} role="cell" {...cellProps(column)}>
              <div className="ui-bone" style={{ width: `${55 + ((index * 17) % 35)}%` }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
