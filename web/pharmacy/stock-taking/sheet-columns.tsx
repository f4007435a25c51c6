import { Text } from '@mantine/core';
import { formatMonth } from '#contract/kernel/dates.ts';
import { countText } from '#contract/kernel/numbers/count-text.ts';
import type { CountedBatch } from '#contract/pharmacy/stock-taking/stock-count.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { CountField } from './count-field.tsx';
import { OpenCounts } from './open-counts.tsx';

const MONTH_LENGTH = 'YYYY-MM'.length;

const DRUG: Column<CountedBatch> = {
  key: 'drug',
  header: 'Drug',
  card: 'lead',
  cell: ({ drug, rack }) => (
    <div>
      {drug}
      {rack && (
        <Text size="xs" c="dimmed">
          Rack {rack}
        </Text>
      )}
    </div>
  ),
};
const BATCH: Column<CountedBatch> = {
  key: 'batch',
  header: 'Batch',
  card: 'named-fact',
  cell: ({ batch_no }) => batch_no ?? '–',
};
const EXPIRY: Column<CountedBatch> = {
  key: 'expiry',
  header: 'Expiry',
  card: 'named-fact',
  oneLine: true,
  cell: ({ expiry_date }) => (expiry_date ? formatMonth(expiry_date.slice(0, MONTH_LENGTH)) : '–'),
};
const EXPECTED: Column<CountedBatch> = {
  key: 'expected',
  header: 'Expected',
  card: 'named-fact',
  numeric: true,
  cell: ({ quantity }) => countText(quantity),
};

/** The columns of the sheet; a blind count shows neither the expected quantity nor a difference. */
export function sheetColumns(isBlind: boolean): readonly Column<CountedBatch>[] {
  return [
    DRUG,
    BATCH,
    EXPIRY,
    ...(isBlind ? [] : [EXPECTED]),
    {
      key: 'counted',
      header: 'Counted',
      width: 130,
      cell: (row) => <CountField row={row} />,
    },
    {
      key: 'counts',
      header: 'Entered by',
      cell: (row) => <OpenCounts row={row} isBlind={isBlind} />,
    },
  ];
}
