import { Stack, Text, Title } from '@mantine/core';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { getMoneyByDoctor } from '#contract/money/money.endpoints.ts';
import { MONEY_MESSAGES as M } from '#contract/money/money.messages.ts';
import type { DoctorMoney } from '#contract/money/money-by-doctor.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';

const COLUMNS: readonly Column<DoctorMoney>[] = [
  { key: 'name', header: 'Doctor', card: 'lead', cell: ({ name }) => name ?? 'Without a doctor' },
  { key: 'patients', header: 'Patients', numeric: true, cell: ({ patients }) => patients },
  {
    key: 'received',
    header: 'Received',
    numeric: true,
    cell: ({ received }) => formatMoney(received),
  },
  { key: 'due', header: 'Due now', numeric: true, cell: ({ due }) => formatMoney(due) },
];

/** Patients, receipts and dues of each doctor. */
export function ByDoctor({ range }: { range: DayRange }) {
  const list = useApi(getMoneyByDoctor, { query: range }, { live: true, keepPrevious: true });
  return (
    <Stack component="section" gap="xs" aria-labelledby="money-doctors">
      <Title order={2} id="money-doctors">
        By doctor
      </Title>
      <Text c="dimmed">
        Patients seen and money received on these days, for visits, their orders and stays; and what
        is due now.
      </Text>
      <DataTable
        label="Money by doctor"
        columns={COLUMNS}
        rows={list.data?.doctors}
        rowKey={({ doctorId }) => doctorId ?? 'none'}
        empty={{ title: M.noDoctors, text: COMMON_MESSAGES.otherDays }}
        error={list.error ? M.doctorsFailed : undefined}
        onRetry={() => void list.refetch()}
        refreshing={list.isPlaceholderData}
        skeletonRows={2}
      />
    </Stack>
  );
}
