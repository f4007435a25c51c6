import { Text } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { formatMoney } from '#contract/kernel/money.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import type { DrugImportRow } from '#contract/pharmacy/drug-import.ts';
import type { importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

const PAGE_SIZE = 10;
const OUTCOMES = {
  added: { meaning: 'done', label: 'New' },
  updated: { meaning: 'waiting', label: 'Update' },
  skipped: { meaning: 'danger', label: 'Skipped' },
} as const;

const COLUMNS: readonly Column<DrugImportRow>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name || '–' },
  { key: 'row', header: 'Row', numeric: true, width: 64, cell: ({ row }) => row },
  {
    key: 'price',
    header: 'Price',
    numeric: true,
    cell: ({ price }) => (price === null ? '–' : formatMoney(price)),
  },
  { key: 'stock', header: 'Stock', numeric: true, cell: (row) => row.quantity_in_stock ?? '–' },
  {
    key: 'expiry',
    header: 'Expiry',
    cell: ({ expiry_date }) => (expiry_date === null ? '–' : formatDay(expiry_date)),
  },
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

/** What an import would do, the rows with a problem first. */
export function ImportPreview({ preview }: { preview: EndpointReply<typeof importDrugs> }) {
  const [page, setPage] = useState(1);
  const { message, rows } = preview;
  const ordered = [...rows].sort((a, b) => +(b.reason !== null) - +(a.reason !== null));
  return (
    <>
      <Text role="status">Would be: {message}</Text>
      <DataTable
        label="Rows of the file"
        columns={COLUMNS}
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
