import { Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { totalPages } from '#contract/kernel/paging.ts';
import { listUnbilled } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { UNBILLED_DAYS } from '#contract/queue/visit.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconArrowLeft } from '#web/ui/theme/icons.ts';
import { useQueueColumns } from './use-queue-columns.ts';
import { useUnbilledOnly } from './use-unbilled.ts';

const PAGE_SIZE = 50;

/** The unbilled visits of all days that were called or seen, with Bill in each row. */
export function UnbilledVisits() {
  const navigate = useNavigate();
  const rows = useQueueColumns();
  const { turn } = useUnbilledOnly();
  const [{ page }, setParams] = useListParams(listUnbilled);
  const query = { page, limit: PAGE_SIZE };
  const found = useApi(listUnbilled, { query }, { live: true, keepPrevious: true });
  const totalCount = found.data?.totalCount ?? 0;

  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<Icon of={IconArrowLeft} />}
          onClick={() => turn(false)}
        >
          Today’s queue
        </Button>
        <Text>Called or seen in the last {UNBILLED_DAYS} days, without a consultation bill.</Text>
      </Group>
      <DataTable
        label="Unbilled visits"
        {...rows}
        rows={found.data?.visits}
        rowKey={({ id }) => id}
        empty={{ title: 'Every visit is billed.', text: 'Continue with today’s queue.' }}
        error={found.error ? QUEUE_MESSAGES.fetchQueueFailed : undefined}
        onRetry={() => void found.refetch()}
        refreshing={found.isPlaceholderData}
        onOpenRow={({ id }) => {
          navigate(pathTo(ADDRESSES.bareEditComplaint, { visitId: id }));
        }}
      />
      <PaginationBar
        page={page}
        totalPages={totalPages(totalCount, PAGE_SIZE)}
        totalCount={totalCount}
        pageSize={PAGE_SIZE}
        onPage={(next) => setParams({ page: next })}
      />
    </Stack>
  );
}
