import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ImportResult, ImportRow } from '#contract/kernel/import.ts';
import { formatMoney } from '#contract/kernel/money.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { type Column, DataTable } from '../data-table/data-table.tsx';
import { PaginationBar } from '../pagination-bar.tsx';
import { StatusBadge } from '../status-badge.tsx';

const PAGE_SIZE = 10;
const OUTCOMES = {
  added: { meaning: 'done', label: 'New' },
  updated: { meaning: 'waiting', label: 'Update' },
  skipped: { meaning: 'danger', label: 'Skipped' },
} as const;

export type ImportReply<Row extends ImportRow> = ImportResult & { readonly rows: readonly Row[] };

function columnsWith<Row extends ImportRow>(own: readonly Column<Row>[]): readonly Column<Row>[] {
  return [
    { key: 'name', header: 'Name', cell: ({ name }) => name || '–' },
    { key: 'row', header: 'Row', numeric: true, width: 64, cell: ({ row }) => row },
    {
      key: 'price',
      header: 'Price',
      numeric: true,
      cell: ({ price }) => (price === null ? '–' : formatMoney(price)),
    },
    ...own,
    {
      key: 'becomes',
      header: 'Result',
      cell: ({ becomes, reason }) => (
        <>
          <StatusBadge meaning={OUTCOMES[becomes].meaning}>{OUTCOMES[becomes].label}</StatusBadge>
          {reason && <Text size="sm">{reason}</Text>}
        </>
      ),
    },
  ];
}

/** Which heading was read as what: a column of another meaning is seen before it is imported. */
function ReadColumns({ columns }: { columns: NonNullable<ImportResult['columns']> }) {
  const left = columns.filter(({ read_as }) => read_as === null);
  return (
    <Text size="sm">
      Read:{' '}
      {columns
        .flatMap(({ heading, read_as }) => (read_as ? [`${heading} as ${read_as}`] : []))
        .join(', ')}
      .{left.length > 0 && ` Not read: ${left.map(({ heading }) => heading).join(', ')}.`}
    </Text>
  );
}

interface ImportPreviewProps<Row extends ImportRow> {
  preview: ImportReply<Row>;
  columns: readonly Column<Row>[];
}

/** What an import would do, the rows with a problem first. */
export function ImportPreview<Row extends ImportRow>(props: ImportPreviewProps<Row>) {
  const { preview, columns: own } = props;
  const [page, setPage] = useState(1);
  const { message, rows, columns } = preview;
  const ordered = [...rows].sort((a, b) => +(b.reason !== null) - +(a.reason !== null));
  return (
    <>
      <Text role="status">Would be: {message}</Text>
      {columns && <ReadColumns columns={columns} />}
      <DataTable
        label="Rows of the file"
        columns={columnsWith(own)}
        rows={ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ row }) => row}
        empty={{ title: 'The file has no rows.' }}
      />
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
