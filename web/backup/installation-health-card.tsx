import { Paper, Title } from '@mantine/core';
import {
  confirmInstallationKey,
  getInstallationHealth,
} from '#contract/backup/health.endpoints.ts';
import { HealthReport } from './health-report.tsx';

/** The same for the installation's administrator. */
export function InstallationHealthCard() {
  return (
    <Paper withBorder p="md">
      <Title order={2} mb="sm">
        Backups and clock
      </Title>
      <HealthReport read={getInstallationHealth} confirm={confirmInstallationKey} />
    </Paper>
  );
}
