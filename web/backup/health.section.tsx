import { confirmBackupKey, getClinicHealth } from '#contract/backup/health.endpoints.ts';
import { HealthReport } from './health-report.tsx';

/** The state of backups and clock, for the clinic's owner. */
export function HealthSection() {
  return <HealthReport read={getClinicHealth} confirm={confirmBackupKey} />;
}
