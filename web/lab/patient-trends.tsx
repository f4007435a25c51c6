import { Text } from '@mantine/core';
import { TrendList, useTrends } from './reports/trend-list.tsx';

/** The last values of a patient's tests, where there are several. */
export function PatientTrends({ patientId }: { patientId: string }) {
  const trends = useTrends(patientId);
  if (!trends || trends.length === 0) return null;
  return (
    <section aria-label="Lab trends">
      <Text size="sm" fw={600} mb={4}>
        Trends
      </Text>
      <TrendList trends={trends} />
    </section>
  );
}
