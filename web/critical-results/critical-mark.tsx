import { Text } from '@mantine/core';
import { resultsText } from './critical-text.ts';
import { useCriticalReports } from './use-critical-reports.ts';

/** A red mark in the row of a patient with unacknowledged critical results. */
export function CriticalMark({ patientId }: { patientId: string }) {
  // One request for the whole list: the rows share the cached result.
  const { data = [] } = useCriticalReports();
  const reports = data.filter(({ patient_id }) => patient_id === patientId);
  if (reports.length === 0) return null;
  return (
    <Text component="span" display="block" size="sm" fw={600} c="var(--mantine-color-error)">
      Critical: {resultsText(reports.flatMap(({ results }) => results))}
    </Text>
  );
}
