import { Button, Group, Stack, Text } from '@mantine/core';
import { STOCK_COUNT_MESSAGES as M } from '#contract/pharmacy/stock-taking/stock-count.messages.ts';
import { countsClash, differenceOf } from '#contract/pharmacy/stock-taking/stock-count.rules.ts';
import type { CountedBatch, StockCount } from '#contract/pharmacy/stock-taking/stock-count.ts';
import {
  getStockSheet,
  leaveOutCount,
} from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** `8 by Ganesh at 11:30, 2 fewer`. */
function wordsOf(count: StockCount, isBlind: boolean): string {
  const difference = differenceOf(count);
  const words =
    difference === 0
      ? 'as expected'
      : `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'}`;
  return `${count.counted} by ${count.by} at ${showTime(count.at)}${isBlind ? '' : `, ${words}`}`;
}

/** The counts of a batch and their persons; counts that clash can be left out. */
export function OpenCounts({ row, isBlind }: { row: CountedBatch; isBlind: boolean }) {
  const { mutateAsync, isPending } = useApiMutation(leaveOutCount, {
    invalidates: [getStockSheet],
  });
  const leaveOut = async (id: string): Promise<void> => {
    try {
      await mutateAsync({ params: { id } });
    } catch (error) {
      toast.error(saidOr(error, M.saveFailed));
    }
  };
  const isClash = countsClash(row.counts);
  if (row.counts.length === 0) return null;
  return (
    <Stack gap={4}>
      {isClash && <StatusBadge meaning="warning">Counts differ</StatusBadge>}
      {row.counts.map((count) => (
        <Group key={count.id} gap="xs">
          <Text size="sm">{wordsOf(count, isBlind)}</Text>
          {isClash && (
            <Button
              size="compact-sm"
              variant="default"
              loading={isPending}
              aria-label={`Leave out ${count.counted} by ${count.by}`}
              onClick={() => void leaveOut(count.id)}
            >
              Leave out
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  );
}
