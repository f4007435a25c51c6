import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import type { DataTableProps } from './data-table.types.ts';
import { cellProps } from './data-table-cell.ts';

type DataTableRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'onOpenRow'> & {
  row: Row;
  id: string | number;
  isCurrent: boolean;
  /** Where Tab comes into the table. */
  isTabStop: boolean;
  onFocusRow: (id: string | number) => void;
};

const INNER_CONTROLS = 'a, button, input, select, textarea, label, [role="button"]';

function PlainRow<Row>(props: DataTableRowProps<Row>) {
  const { row, id, columns, onOpenRow, isCurrent, isTabStop, onFocusRow } = props;
  const interactive = onOpenRow && {
    tabIndex: isTabStop ? 0 : -1,
    'data-opens': true,
    onFocus: () => onFocusRow(id),
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
    <tr role="row" aria-current={isCurrent || undefined} {...interactive}>
      {columns.map((column) => (
        <td key={column.key} role={onOpenRow ? 'gridcell' : 'cell'} {...cellProps(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Not drawn again when only others come or the focus moves elsewhere. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;

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
