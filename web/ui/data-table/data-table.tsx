import { EmptyState } from '../layout/empty-state.tsx';
import { AlertBanner } from '../notice/alert-banner.tsx';
import { ErrorState } from '../notice/error-state.tsx';
import './data-table.css';
import './data-cards.css';
import './brief-rows.css';
import type { DataTableProps } from './data-table.types.ts';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRows } from './data-table-rows.tsx';
import { DataTableSkeleton } from './data-table-skeleton.tsx';

export type { Brief, Column, DataTableProps, Sort } from './data-table.types.ts';

/** A list as a table; below 48em each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, error, onRetry, refreshing, empty, onOpenRow } = props;
  if (error && !rows) return <ErrorState message={error} onRetry={onRetry} />;
  if (rows?.length === 0 && !error && empty !== 'never') return <EmptyState {...empty} />;

  return (
    <>
      {error && <AlertBanner tone="error">{error}</AlertBanner>}
      <table
        // Explicit roles, because the cards' CSS removes the table semantics.
        role={onOpenRow ? 'grid' : 'table'}
        className="ui-table"
        aria-label={label}
        aria-busy={refreshing || rows === undefined}
        data-refreshing={refreshing || undefined}
        data-brief={props.brief && true}
      >
        <DataTableHead columns={columns} sort={props.sort} onSort={props.onSort} />
        {rows === undefined ? (
          <DataTableSkeleton columns={columns} count={props.skeletonRows ?? 8} />
        ) : (
          <DataTableRows {...props} rows={rows} />
        )}
      </table>
    </>
  );
}
