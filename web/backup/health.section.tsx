import { confirmBackupKey, getClinicHealth } from '#contract/backup/health.endpoints.ts';
import { HealthReport } from './health-report.tsx';

/** How backups and clock are, for the clinic's owner. */
export function HealthSection() {
  return <HealthReport read={getClinicHealth} confirm={confirmBackupKey} />;
}
