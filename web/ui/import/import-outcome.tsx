import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ImportRow } from '#contract/kernel/import.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { type Column, DataTable } from '../data-table/data-table.tsx';
import { PaginationBar } from '../pagination-bar.tsx';
import type { ImportReply } from './import-preview.tsx';

const PAGE_SIZE = 10;

const COLUMNS: readonly Column<ImportRow>[] = [
  {
    key: 'row',
    header: 'Row',
    card: 'fact',
    // A list over several sheets has each number more than once.
    cell: ({ row, sheet }) => (sheet === undefined ? `Row ${row}` : `${sheet}: row ${row}`),
  },
  { key: 'name', header: 'Name', card: 'lead', cell: ({ name }) => name || '–' },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason, cell }) => (cell ? `${reason} The cell contains “${cell}”.` : reason),
  },
];

type Undoable = { readonly undo?: { readonly id: string } | undefined };

type ImportOutcomeProps = {
  /** The reply of the import; null shows nothing. */
  reply: (ImportReply<ImportRow> & Undoable) | null;
  /** The imports that can still be undone. */
  acts: readonly { readonly id: string }[];
  /** More about the imported rows. */
  children?: ReactNode;
  onClose: () => void;
};

/** Whether an import was listed as one to undo, and is not any more. */
function useIsUndone(id: string | undefined, acts: ImportOutcomeProps['acts']): boolean {
  const [seen, setSeen] = useState<string>();
  const isListed = acts.some((act) => act.id === id);
  if (isListed && seen !== id) setSeen(id);
  return id !== undefined && seen === id && !isListed;
}

/**
 * The rows of the last import that were not imported, to be found in the sheet. Shown until it is
 * closed or the import is undone.
 */
export function ImportOutcome({ reply, acts, children, onClose }: ImportOutcomeProps) {
  const isUndone = useIsUndone(reply?.undo?.id, acts);
  const refused = reply?.rows.filter(({ becomes }) => becomes === 'look') ?? [];
  if (!reply || isUndone || (refused.length === 0 && !children)) return null;
  return (
    <Paper withBorder p="sm" component="section" aria-label="Result of the import">
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Text fw={600}>{reply.message}</Text>
          <Button variant="default" size="compact-md" flex="none" onClick={onClose}>
            Close
          </Button>
        </Group>
        {refused.length > 0 && (
          <RefusedRows rows={refused} count={reply.details.look ?? refused.length} />
        )}
        {children}
      </Stack>
    </Paper>
  );
}

function headingOf(shown: number, count: number): string {
  if (shown < count) return `Not imported: the first ${shown} of ${count} rows`;
  return `Not imported: ${count === 1 ? '1 row' : `${count} rows`}`;
}

function RefusedRows({ rows, count }: { rows: readonly ImportRow[]; count: number }) {
  const [page, setPage] = useState(1);
  const heading = headingOf(rows.length, count);
  return (
    <>
      <Text size="sm">{heading}</Text>
      <DataTable
        label={heading}
        columns={COLUMNS}
        rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ sheet = '', row }) => `${sheet} ${row}`}
        empty="never"
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
