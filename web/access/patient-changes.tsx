import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { listChanges } from '#contract/access/access.endpoints.ts';
import { ACCESS_MESSAGES as M } from '#contract/access/access.messages.ts';
import type { ChangedField, KeptChange } from '#contract/access/access.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { PAGE_SIZE } from './reads-by-day.tsx';

/** A field's value before and after; for free text, only what may be logged. */
function ChangeLine({ field, from, to }: ChangedField) {
  return (
    <Text style={{ overflowWrap: 'anywhere' }}>
      <Text span c="dimmed">
        {field.replaceAll('_', ' ')}:{' '}
      </Text>
      {from !== undefined && <Text span>{from || 'empty'} → </Text>}
      {to ?? (from === undefined ? '' : 'as it is now, or before the next change')}
    </Text>
  );
}

const COLUMNS: readonly Column<KeptChange>[] = [
  {
    key: 'at',
    header: 'When',
    width: 150,
    cell: ({ at }) => showDateTime(at),
  },
  { key: 'person', header: 'Person', cell: ({ person }) => person?.name ?? 'Payment provider' },
  { key: 'did', header: 'What', cell: ({ did }) => did },
  {
    key: 'fields',
    header: 'Changed',
    cell: ({ fields }) => (
      <Stack gap={2}>
        {fields.map((field) => (
          <ChangeLine key={field.field} {...field} />
        ))}
      </Stack>
    ),
  },
];

/** The changes to a patient, with the values that only the owner may see. */
export function PatientChanges({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const query = { page, limit: PAGE_SIZE };
  const asked = useApi(listChanges, { params: { id }, query }, { keepPrevious: true });
  const totalCount = asked.data?.totalCount ?? 0;
  return (
    <Stack gap="md">
      <DataTable
        label="Changes"
        columns={COLUMNS}
        rows={asked.data?.changes}
        rowKey={(change) => change.id}
        empty={{
          title: M.nothingChanged,
          text: 'A correction of the record is listed here with its old value.',
        }}
        error={asked.error ? saidOr(asked.error, M.changesFailed) : undefined}
        onRetry={() => void asked.refetch()}
      />
      <PaginationBar
        page={page}
        totalPages={totalPages(totalCount, PAGE_SIZE)}
        totalCount={totalCount}
        pageSize={PAGE_SIZE}
        onPage={setPage}
      />
    </Stack>
  );
}
