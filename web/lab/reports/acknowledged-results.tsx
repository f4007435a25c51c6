import { Text } from '@mantine/core';
import type { LabReport } from '#contract/lab/lab-order.ts';
import { groupedCount } from '#contract/lab/results/grouped-count.rules.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';

type Results = NonNullable<LabReport['report_critical']>;

/** The acknowledged critical results of the current report, with user and time. */
export function AcknowledgedResults({ results }: { results: Results }) {
  const seen = results.flatMap((result) => {
    const { acknowledgedBy: by, acknowledgedAt: at } = result;
    return by === null || at === null ? [] : [{ ...result, press: `${by}, ${showDateTime(at)}` }];
  });
  return [...Map.groupBy(seen, ({ press }) => press)].map(([press, of]) => (
    <Text key={press} size="sm" mt="xs">
      Critical{' '}
      {of.map(({ parameter, result }) => `${parameter} ${groupedCount(result)}`).join(', ')}{' '}
      acknowledged by {press}
    </Text>
  ));
}
