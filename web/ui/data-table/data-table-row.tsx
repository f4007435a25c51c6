import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react';
import { RowIcon } from '../row/row-button.tsx';
import { IconChevronDown, IconChevronUp } from '../theme/icons.ts';
import type { DataTableProps } from './data-table.types.ts';
import { cellProps } from './data-table-cell.ts';

type DataTableRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'brief' | 'onOpenRow'> & {
  row: Row;
  id: string | number;
  isCurrent: boolean;
  /** The row that Tab enters the table at. */
  isTabStop: boolean;
  onFocusRow: (id: string | number) => void;
};

const INNER_CONTROLS = 'a, button, input, select, textarea, label, [role="button"]';

function PlainRow<Row>(props: DataTableRowProps<Row>) {
  const { row, id, columns, brief, onOpenRow, isCurrent, isTabStop, onFocusRow } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const role = onOpenRow ? 'gridcell' : 'cell';
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
    <tr
      ref={isUnfolded ? showWhole : null}
      role="row"
      aria-current={isCurrent || undefined}
      data-folded={(brief && !isUnfolded) || undefined}
      {...interactive}
    >
      {brief && !isUnfolded ? (
        <>
          <td role={role} className="ui-brief">
            {brief.summary(row)}
          </td>
          <td role={role} className="ui-brief-step">
            {brief.step(row)}
          </td>
        </>
      ) : (
        columns.map((column) => (
          <td key={column.key} role={role} {...cellProps(column)}>
            {column.cell(row)}
          </td>
        ))
      )}
      {brief && (
        <td role={role} className="ui-unfold">
          <RowIcon
            icon={isUnfolded ? IconChevronUp : IconChevronDown}
            aria-expanded={isUnfolded}
            aria-label={`More of ${brief.name(row)}`}
            title={isUnfolded ? 'Less' : 'More'}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </td>
      )}
    </tr>
  );
}

/** Memoized: unchanged rows do not rerender when rows are added or the focus moves. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;

/** The last lines of an opened row may lie beneath the bar or a message. */
function showWhole(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
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

/** A click on a button or link in the row is not for the row. */
function meantForControl({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  const control = target instanceof Element ? target.closest(INNER_CONTROLS) : null;
  return control !== null && currentTarget.contains(control);
}

/** Selecting a phone number to copy it also ends in a click. */
function isSelectingText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}
