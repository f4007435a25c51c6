import { type SyntheticEvent, useState } from 'react';
import { useIsPhone } from '#web/lib/device/use-media.ts';
import { useStable } from '#web/lib/use-stable.ts';
import { useHasUnsentSearch } from '../form/unsent-search.ts';
import type { DataTableProps } from './data-table.types.ts';
import { DataTableRow } from './data-table-row.tsx';
import { useFirstFew } from './use-first-few.ts';

type RowsProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'brief' | 'rowKey' | 'onOpenRow' | 'isCurrent' | 'refreshing'
> & { rows: readonly Row[] };

function ignore(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Rows of an earlier search or page stay visible but inert. */
export function DataTableRows<Row>({
  columns,
  brief,
  rows: all,
  rowKey,
  onOpenRow: openRow,
  isCurrent,
  refreshing,
}: RowsProps<Row>) {
  const isOfEarlier = useHasUnsentSearch() || refreshing;
  const isPhone = useIsPhone();
  const rows = useFirstFew(all);
  const [lastFocused, setLastFocused] = useState<string | number>();
  // Lists create a new handler in each render, which would rerender all memoized rows.
  const open = useStable((row: Row) => openRow?.(row));
  const onOpenRow = openRow && open;
  const keys = rows.map(rowKey);
  // One tab stop for the whole table; the arrow keys move it.
  const tabStop = keys.find((key) => key === lastFocused) ?? keys[0];

  return (
    <tbody
      role="rowgroup"
      data-partial={rows.length < all.length || undefined}
      inert={isOfEarlier}
      {...(isOfEarlier && { onClickCapture: ignore, onKeyDownCapture: ignore })}
    >
      {rows.map((row) => (
        <DataTableRow
          key={rowKey(row)}
          id={rowKey(row)}
          row={row}
          columns={columns}
          brief={isPhone ? brief : undefined}
          onOpenRow={onOpenRow}
          isCurrent={isCurrent?.(row) ?? false}
          isTabStop={rowKey(row) === tabStop}
          onFocusRow={setLastFocused}
        />
      ))}
    </tbody>
  );
}
