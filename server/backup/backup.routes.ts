import { exportClinicData, exportClinicWorkbook } from '#contract/backup/clinic-data.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { exportRoute } from '../platform/http/export-route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { healthRoutes } from './health/health.routes.ts';

/** Audits the export before the first byte is written. */
const recorded = (scope: ClinicScope) =>
  scope.audit('export-clinic-data', { type: 'clinic', id: scope.actor.clinicId });

export const backupRoutes: readonly BoundRoute[] = [
  exportRoute(exportClinicData, async ({ context, transact }) => {
    await transact(recorded);
    const module = new URL('./clinic-export/clinic-data.task.ts', import.meta.url);
    return { name: `clinic-${context.today}.json`, module, input: context };
  }),
  exportRoute(exportClinicWorkbook, async ({ context, transact }) => {
    await transact(recorded);
    const module = new URL('./clinic-export/clinic-workbook.task.ts', import.meta.url);
    return { name: `clinic-${context.today}.xlsx`, module, input: context };
  }),
  ...healthRoutes,
];
