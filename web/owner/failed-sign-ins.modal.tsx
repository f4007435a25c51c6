import { Text } from '@mantine/core';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import type { FailedSignIns } from '#contract/owner/failed-sign-ins.ts';
import { listFailedSignIns } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

const counted = (count: number, thing: string) =>
  `${count} wrong ${thing}${count === 1 ? '' : 's'}`;

function triesOf({ wrong_passwords, wrong_codes }: FailedSignIns): string {
  return [
    ...(wrong_passwords > 0 ? [counted(wrong_passwords, 'password')] : []),
    ...(wrong_codes > 0 ? [`${counted(wrong_codes, 'code')} after the right password`] : []),
  ].join(', ');
}

const COLUMNS: readonly Column<FailedSignIns>[] = [
  {
    key: 'account',
    header: 'Account',
    cell: ({ name, email }) => (
      <>
        {name}
        <Text c="dimmed" fz="sm">
          {email}
        </Text>
      </>
    ),
  },
  {
    key: 'network',
    header: 'From',
    cell: ({ network, known_device }) =>
      known_device ? `${network}, a device that they have used before` : network,
  },
  { key: 'tries', header: 'Tries', cell: triesOf },
  { key: 'last', header: 'Last', cell: ({ last_at }) => showDateTime(last_at) },
];

/** Failed sign-ins: the account, the time, the address and the number of attempts. */
export function FailedSignInsModal({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useApi(listFailedSignIns, {}, { staleTime: 0 });
  return (
    <Dialog onClose={onClose} size="xl" title="Failed sign-ins of the last 30 days">
      <DataTable
        label="Failed sign-ins"
        columns={COLUMNS}
        rows={data}
        rowKey={({ user_id, network }) => `${user_id} ${network}`}
        empty={{ title: M.noFailedSignIns, text: COMMON_MESSAGES.nothingToDo }}
        error={error ? saidOr(error, M.failedSignInsFailed) : undefined}
        onRetry={() => void refetch()}
      />
    </Dialog>
  );
}
