import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../layout/empty-state.tsx';

export interface Column<Row> {
  /** Unique in the table; what `sort.by` names. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures: right-aligned, all of the same width. */
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** Left out of the cards on a phone. */
  readonly hideOnSmall?: boolean;
  /** For a column of buttons: the header is read out but not shown. */
  readonly hideHeader?: boolean;
  readonly width?: string | number;
}

export interface Sort {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** `undefined` while they are loaded for the first time. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  empty: EmptyStateProps;
  /** Why the rows could not be loaded. Rows that are already there stay. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The rows shown are about to be replaced (next page, new search); nothing acts on them. */
  refreshing?: boolean | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Opens a row by click or Enter; the arrows then move between rows. */
  onOpenRow?: ((row: Row) => void) | undefined;
  /** Marks the row that the person is working on. */
  isCurrent?: ((row: Row) => boolean) | undefined;
  skeletonRows?: number | undefined;
}
