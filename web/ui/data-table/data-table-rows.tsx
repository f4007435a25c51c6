import { useState } from 'react';
import type { DataTableProps } from './data-table.types.ts';
import { DataTableRow } from './data-table-row.tsx';
import { useFirstFew } from './use-first-few.ts';

type RowsProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'onOpenRow' | 'isCurrent'
> & { rows: readonly Row[] };

export function DataTableRows<Row>({
  columns,
  rows: all,
  rowKey,
  onOpenRow,
  isCurrent,
}: RowsProps<Row>) {
  const rows = useFirstFew(all);
  const [lastFocused, setLastFocused] = useState<string | number>();
  const keys = rows.map(rowKey);
  // One stop for Tab in the whole table; the arrows move it.
  const tabStop = keys.find((key) => key === lastFocused) ?? keys[0];

  return (
    <tbody role="rowgroup">
      {rows.map((row) => (
        <DataTableRow
          key={rowKey(row)}
          id={rowKey(row)}
          row={row}
          columns={columns}
          onOpenRow={onOpenRow}
          isCurrent={isCurrent?.(row) ?? false}
          isTabStop={rowKey(row) === tabStop}
          onFocusRow={setLastFocused}
        />
      ))}
    </tbody>
  );
}
