import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { DataTableProps } from './data-table.types.ts';
import { cellProps } from './data-table-cell.ts';
import { useFirstFew } from './use-first-few.ts';

type RowsProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'onOpenRow' | 'isCurrent'
> & { rows: readonly Row[] };

const INNER_CONTROLS = 'a, button, input, select, textarea, label, [role="button"]';

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

  const interactive = (row: Row) =>
    onOpenRow && {
      tabIndex: rowKey(row) === tabStop ? 0 : -1,
      'data-opens': true,
      onFocus: () => setLastFocused(rowKey(row)),
      onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === 'Enter') onOpenRow(row);
        else if (!moveFocus(event)) return;
        event.preventDefault();
      },
      onClick: (event: MouseEvent<HTMLTableRowElement>) => {
        if (!meantForControl(event) && !isSelectingText()) onOpenRow(row);
      },
    };

  return (
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          role="row"
          aria-current={isCurrent?.(row) || undefined}
          {...interactive(row)}
        >
          {columns.map((column) => (
            <td key={column.key} role={onOpenRow ? 'gridcell' : 'cell'} {...cellProps(column)}>
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLTableRowElement>): boolean {
  const targets: Record<string, Element | null | undefined> = {
    ArrowDown: currentTarget.nextElementSibling,
    ArrowUp: currentTarget.previousElementSibling,
    Home: currentTarget.parentElement?.firstElementChild,
    End: currentTarget.parentElement?.lastElementChild,
  };
  if (!(key in targets)) return false;
  const target = targets[key];
  if (target instanceof HTMLElement) target.focus();
  return true;
}

/** A button or link inside the row acts for itself. */
function meantForControl({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  const control = target instanceof Element ? target.closest(INNER_CONTROLS) : null;
  return control !== null && currentTarget.contains(control);
}

/** Marking a phone number to copy it ends in a click, too. */
function isSelectingText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}
