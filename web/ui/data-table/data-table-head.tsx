import { UnstyledButton } from '@mantine/core';
import { Icon } from '../theme/icon.tsx';
import { IconChevronDown, IconChevronUp, IconSelector } from '../theme/icons.ts';
import type { Column, DataTableProps, Sort } from './data-table.types.ts';

type HeadProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'>;

const LOOKS = {
  asc: { aria: 'ascending', icon: IconChevronUp },
  desc: { aria: 'descending', icon: IconChevronDown },
  none: { aria: 'none', icon: IconSelector },
} as const;

export function DataTableHead<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) =>
          column.sortable && onSort ? (
            <SortableHeader key={column.key} column={column} sort={sort} onSort={onSort} />
          ) : (
            <th key={column.key} role="columnheader" scope="col" {...looks(column)}>
              {column.hideHeader ? (
                <span className="ui-table-hidden-head">{column.header}</span>
              ) : (
                column.header
              )}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

interface SortableHeaderProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

function SortableHeader<Row>({ column, sort, onSort }: SortableHeaderProps<Row>) {
  const direction = sort?.by === column.key ? sort.direction : 'none';
  const { aria, icon } = LOOKS[direction];
  const next = direction === 'asc' ? 'desc' : 'asc';

  return (
    <th role="columnheader" scope="col" aria-sort={aria} {...looks(column)}>
      <UnstyledButton
        className="ui-table-sort"
        onClick={() => onSort({ by: column.key, direction: next })}
      >
        {column.header}
        <Icon of={icon} size={14} />
      </UnstyledButton>
    </th>
  );
}

function looks<Row>({ numeric, width }: Column<Row>) {
  return {
    className: numeric ? 'ui-numeric' : '',
    ...(width !== undefined && { style: { width } }),
  };
}
