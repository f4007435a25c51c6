import { Group, Text } from '@mantine/core';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { reportedText, resultsText } from './critical-text.ts';
import { ReportActions, type ReportActionsProps } from './report-actions.tsx';

/** The critical results of one report, with a link to it. */
export function CriticalBanner({ report, namesPatient }: ReportActionsProps) {
  const { Patient, results } = report;
  const [first] = results;
  return (
    <AlertBanner tone="error">
      <Group gap="xs" justify="space-between">
        <div>
          <Text fw={600}>
            Critical{namesPatient && `: ${Patient.name}`} · {resultsText(results)}
          </Text>
          <Text size="sm">
            {namesPatient && Patient.phone && `Phone ${Patient.phone} · `}
            {first && reportedText(first.found_at)}
          </Text>
        </div>
        <ReportActions report={report} namesPatient={namesPatient} />
      </Group>
    </AlertBanner>
  );
}
