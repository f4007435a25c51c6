import { Text } from '@mantine/core';
import type { CriticalReport } from '#contract/lab/critical/critical-result.ts';
import { resultsText } from './critical-text.ts';

/** The red line in a row of a patient with critical results that no doctor has acknowledged yet. */
export function CriticalMark({ reports }: { reports: readonly CriticalReport[] }) {
  if (reports.length === 0) return null;
  return (
    <Text component="span" display="block" size="sm" fw={600} c="var(--mantine-color-error)">
      Critical: {resultsText(reports.flatMap(({ results }) => results))}
    </Text>
  );
}
