import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../layout/empty-state.tsx';

export interface Column<Row> {
  /** Unique in the table; the value of `sort.by`. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures: right-aligned, in tabular digits. */
  readonly numeric?: boolean;
  /** Never broken into lines. */
  readonly oneLine?: boolean;
  readonly sortable?: boolean;
  /** Not shown in the cards on a phone. */
  readonly hideOnSmall?: boolean;
  /**
   * Its place in a card: the subject of the row, a fact about it in small type (with its label if it is
   * a number or `named-fact`), a line of its own (with its label if it is a `named-line`), or buttons at
   * the end. Default: a line of label and value.
   */
  readonly card?: 'lead' | 'fact' | 'named-fact' | 'line' | 'named-line' | 'action';
  /** For a column of buttons: the header is only for screen readers. */
  readonly hideHeader?: boolean;
  readonly width?: string | number;
}

/** A row on a phone until it is opened: a few lines and the next step. The same object in each render. */
export interface Brief<Row> {
  /** Names the row in the button that opens it. */
  readonly name: (row: Row) => string;
  readonly summary: (row: Row) => ReactNode;
  readonly step: (row: Row) => ReactNode;
}

export interface Sort {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  /** The table's name, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** On a phone, rows start with this instead of their columns. */
  brief?: Brief<Row> | undefined;
  /** `undefined` during the first load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** Shown without rows; `never` for a table that always has some. */
  empty: EmptyStateProps | 'never';
  /** Why the rows could not be loaded. Existing rows stay. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The rows are about to be replaced (next page, new search) and are inert. */
  refreshing?: boolean | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Opens a row by click or Enter; the arrow keys then move between rows. */
  onOpenRow?: ((row: Row) => void) | undefined;
  /** Marks the current row. */
  isCurrent?: ((row: Row) => boolean) | undefined;
  skeletonRows?: number | undefined;
}
