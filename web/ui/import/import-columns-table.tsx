import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import type { ImportResult } from '#contract/kernel/import.ts';
import { DataTable } from '../data-table/data-table.tsx';

type ReadColumn = NonNullable<ImportResult['columns']>[number];

interface ImportColumnsTableProps {
  columns: readonly ReadColumn[];
  /** The fields that a column can be assigned to, with their labels. */
  fields: Readonly<Record<string, string>>;
  disabled: boolean;
  /** Gets all assignments in the form of `ImportColumns`. */
  onAssign: (columns: string) => void;
}

const NOT_IMPORTED = '';

/** The assignments with one changed; a field that another column had moves to this one. */
function assignments(columns: readonly ReadColumn[], at: number, field: string): string {
  return columns
    .map(({ column = 0, field: own }) => {
      if (column === at) return `${column}:${field}`;
      return `${column}:${own && own !== field ? own : ''}`;
    })
    .join(',');
}

const named = (columns: readonly ReadColumn[]) => columns.map(({ heading }) => heading).join(', ');

/** Says which headings were not understood, and names every column that is not imported. */
function saidOf(columns: readonly ReadColumn[]): string {
  const unknown = columns.filter(({ known }) => known === false);
  const left = columns.filter(({ read_as, known }) => read_as === null && known !== false);
  const also = left.length > 0 ? ` Not imported: ${named(left)}.` : '';
  if (unknown.length > 0) {
    return `${unknown.length} of ${columns.length} columns were not recognised: ${named(unknown)}. Check what each column is.${also}`;
  }
  return also === '' ? 'All columns were recognised.' : also.trim();
}

/**
 * The columns of a file, each with its first values and the field that it was read as, which can be
 * changed. It opens by itself when a heading is not known.
 */
export function ImportColumnsTable(props: ImportColumnsTableProps) {
  const { columns, fields, disabled, onAssign } = props;
  const unknown = columns.filter(({ known }) => known === false).length;
  const [isOpen, setOpen] = useState<boolean>();
  const isShown = isOpen ?? unknown > 0;
  const choices = [
    { value: NOT_IMPORTED, label: 'Not imported' },
    ...Object.entries(fields).map(([value, label]) => ({ value, label })),
  ];
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm">{saidOf(columns)}</Text>
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(!isShown)}>
          {isShown ? 'Hide the columns' : 'Check the columns'}
        </Button>
      </Group>
      {isShown && (
        <DataTable
          label="Columns of the file"
          rows={columns}
          rowKey={({ column = 0 }) => column}
          empty={{ title: 'The file has no columns.', text: COMMON_MESSAGES.chooseAnotherFile }}
          columns={[
            { key: 'heading', header: 'Heading', cell: ({ heading }) => heading },
            {
              key: 'samples',
              header: 'First values',
              cell: ({ samples = [] }) => samples.join(' · ') || '–',
            },
            {
              key: 'field',
              header: 'Is',
              cell: ({ column = 0, heading, field }) => (
                <NativeSelect
                  size="xs"
                  aria-label={`Column ${heading} is`}
                  data={choices}
                  value={field ?? NOT_IMPORTED}
                  disabled={disabled}
                  onChange={({ currentTarget }) =>
                    onAssign(assignments(columns, column, currentTarget.value))
                  }
                />
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
}
