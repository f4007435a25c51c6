import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { type ImportResult, type ImportRow, inImportOrder } from '#contract/kernel/import.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { type Column, DataTable, type DataTableProps } from '../data-table/data-table.tsx';
import { AlertBanner } from '../notice/alert-banner.tsx';
import { StatusBadge } from '../notice/status-badge.tsx';
import { PaginationBar } from '../pagination-bar.tsx';
import { MendField, type Mending } from './mend-field.tsx';

const PAGE_SIZE = 10;
const OUTCOMES = {
  added: { meaning: 'done', label: 'New' },
  updated: { meaning: 'waiting', label: 'Update' },
  same: { meaning: 'neutral', label: 'Same' },
  look: { meaning: 'warning', label: 'Needs a look' },
  skipped: { meaning: 'danger', label: 'Skipped' },
} as const;
const NOT_READ = { meaning: 'warning', label: 'Not read' } as const;

/** A row with a cell that was not read may differ from the file, though it changes nothing. */
const outcomeOf = ({ becomes, field }: ImportRow) =>
  becomes === 'same' && field ? NOT_READ : OUTCOMES[becomes];

export type ImportReply<Row extends ImportRow> = ImportResult & { readonly rows: readonly Row[] };

function columnsWith<Row extends ImportRow>(
  own: readonly Column<Row>[],
  mending: Mending | undefined,
): readonly Column<Row>[] {
  return [
    { key: 'name', header: 'Name', width: 180, cell: ({ name }) => name || '–' },
    {
      key: 'row',
      header: 'Row',
      numeric: true,
      width: 64,
      // A list over several sheets has each number more than once.
      cell: ({ row, sheet }) => (sheet === undefined ? row : `${sheet}: ${row}`),
    },
    {
      key: 'price',
      header: 'Price',
      numeric: true,
      cell: ({ price, becomes }) => {
        if (price !== null) return formatMoney(price);
        return becomes === 'skipped' ? null : '–';
      },
    },
    ...own.map((column) => ({
      ...column,
      // A row that is not one to import has its name and the reason.
      cell: (row: Row) => (row.becomes === 'skipped' ? null : column.cell(row)),
    })),
    {
      key: 'becomes',
      header: 'Result',
      width: 200,
      // On a phone the cell is a line of a card, which would put these side by side.
      cell: (row) => (
        <Stack gap={4} align="flex-start" ta="start">
          <StatusBadge meaning={outcomeOf(row).meaning}>{outcomeOf(row).label}</StatusBadge>
          {row.reason && <Text size="sm">{row.reason}</Text>}
          {mending && row.becomes !== 'skipped' && row.field ? (
            <MendField row={row} field={row.field} mending={mending} />
          ) : (
            row.cell && <Text size="sm">The cell contains “{row.cell}”.</Text>
          )}
        </Stack>
      ),
    },
  ];
}

/** The column headings with their assigned meanings, so that a mistake is seen before the import. */
function ReadColumns({ columns }: { columns: NonNullable<ImportResult['columns']> }) {
  return (
    <Text size="sm">
      Read:{' '}
      {columns
        .flatMap(({ heading, read_as }) => (read_as ? [`${heading} as ${read_as}`] : []))
        .join(', ')}
      .
    </Text>
  );
}

/** A page of the rows of a long file, which the server keeps. */
export type KeptPage<Row> = {
  readonly data: { readonly rows: readonly Row[]; readonly totalCount: number } | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};
/** A hook that fetches such a page. */
export type UseKeptPage<Row> = (asked: {
  id: string;
  page: number;
  limit: number;
}) => KeptPage<Row>;

interface RowsProps<Row extends ImportRow> {
  columns: readonly Column<Row>[];
  mending?: Mending | undefined;
}

function RowsTable<Row extends ImportRow>(
  props: Partial<DataTableProps<Row>> & RowsProps<Row> & { rows: readonly Row[] | undefined },
) {
  const { columns, mending, ...rest } = props;
  return (
    <DataTable
      label="Rows of the file"
      rowKey={({ sheet = '', row }) => `${sheet} ${row}`}
      empty={{ title: 'The file has no rows.', text: COMMON_MESSAGES.chooseAnotherFile }}
      {...rest}
      columns={columnsWith(columns, mending)}
    />
  );
}

/** All rows are in the reply. */
function OwnRows<Row extends ImportRow>({
  rows,
  ...table
}: RowsProps<Row> & { rows: readonly Row[] }) {
  const [page, setPage] = useState(1);
  const ordered = inImportOrder(rows);
  return (
    <>
      <RowsTable {...table} rows={ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
      <PaginationBar
        page={page}
        pageSize={PAGE_SIZE}
        totalCount={rows.length}
        totalPages={totalPages(rows.length, PAGE_SIZE)}
        onPage={setPage}
      />
    </>
  );
}

interface KeptRowsProps<Row extends ImportRow> extends RowsProps<Row> {
  kept: NonNullable<ImportResult['kept']>;
  useKeptPage: UseKeptPage<Row>;
}

/** The server keeps the rows of a long file and pages them in the same order. */
function KeptRows<Row extends ImportRow>({ kept, useKeptPage, ...table }: KeptRowsProps<Row>) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useKeptPage({
    id: kept.id,
    page,
    limit: PAGE_SIZE,
  });
  return (
    <>
      <RowsTable
        {...table}
        rows={data?.rows}
        refreshing={isFetching}
        error={error ? saidOr(error, 'The rows could not be loaded.') : undefined}
        onRetry={() => void refetch()}
      />
      <PaginationBar
        page={page}
        pageSize={PAGE_SIZE}
        totalCount={kept.total_rows}
        totalPages={totalPages(kept.total_rows, PAGE_SIZE)}
        onPage={setPage}
      />
    </>
  );
}

interface ImportPreviewProps<Row extends ImportRow> extends RowsProps<Row> {
  preview: ImportReply<Row>;
  useKeptPage: UseKeptPage<Row>;
}

const jumpsText = (jumps: number) =>
  `${jumps === 1 ? '1 price changes' : `${jumps} prices change`} more than threefold. See the first rows.`;

/** The preview of an import, rows with a problem first. */
export function ImportPreview<Row extends ImportRow>(props: ImportPreviewProps<Row>) {
  const { preview, useKeptPage, ...table } = props;
  const { message, details, rows, columns, kept } = preview;
  return (
    <>
      <Text role="status">Would be: {message}</Text>
      {details.jumps !== undefined && (
        <AlertBanner tone="warning">{jumpsText(details.jumps)}</AlertBanner>
      )}
      {columns && <ReadColumns columns={columns} />}
      {kept ? (
        <KeptRows key={kept.id} kept={kept} useKeptPage={useKeptPage} {...table} />
      ) : (
        <OwnRows rows={rows} {...table} />
      )}
    </>
  );
}
