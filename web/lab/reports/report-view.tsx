import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { LabReport } from '#contract/lab/lab-order.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { CriticalCalls } from '../critical-calls/critical-calls.tsx';
import { AcknowledgedResults } from './acknowledged-results.tsx';
import { ReportBody } from './report-body.tsx';
import { TrendList, useTrends } from './trend-list.tsx';

/** A current or older version of a report: values with ranges and flags, the author of each version, trends. */
export function ReportView({ report }: { report: LabReport }) {
  const { report_versions: versions, tests, patient_id } = report;
  const [shown, setShown] = useState<number | null>(null);
  const version = versions.find((one) => one.version === shown) ?? versions[0];
  const trends = useTrends(
    patient_id,
    tests.map(({ id }) => id),
  );
  if (!version) return null;
  return (
    <Stack gap="sm">
      <Paper component="section" withBorder p="sm" aria-label="Report">
        <Text c="dimmed" mb="xs">
          {version.version > 1 ? 'Amended' : 'Reported'} {showDateTime(version.submittedAt)} by{' '}
          {version.submittedBy}
          {version !== versions[0] && ' · an older version, which no longer stands'}
        </Text>
        <ReportBody
          tests={tests}
          version={version}
          before={versions.find((one) => one.version === version.version - 1)}
        />
        <AcknowledgedResults results={report.report_critical ?? []} />
        <CriticalCalls report={report} />
      </Paper>
      {versions.length > 1 && (
        <section aria-labelledby="report-versions">
          <Title order={2} id="report-versions">
            Versions
          </Title>
          <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
            {versions.map((one, index) => (
              <Group component="li" key={one.version} gap="xs">
                <span className="ui-tabular">
                  {one.version}. {showDateTime(one.submittedAt)}, {one.submittedBy}
                </span>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-pressed={one === version}
                  onClick={() => setShown(one.version)}
                >
                  {index === 0 ? 'Show as it stands' : `Show version ${one.version}`}
                </Button>
              </Group>
            ))}
          </Stack>
        </section>
      )}
      {trends && trends.length > 0 && (
        <section aria-labelledby="report-trends">
          <Title order={2} id="report-trends" mb="xs">
            Trends
          </Title>
          <TrendList trends={trends} />
        </section>
      )}
    </Stack>
  );
}
