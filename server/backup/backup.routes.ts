import {
  exportClinicData as exportDataEndpoint,
  exportClinicWorkbook as exportWorkbookEndpoint,
} from '#contract/backup/clinic-data.endpoints.ts';
import { type BoundRoute, route } from '../platform/http/route.ts';
import { exportClinicData } from './export-clinic-data.ts';
import { exportClinicWorkbook } from './export-clinic-workbook.ts';

export const backupRoutes: readonly BoundRoute[] = [
  route(exportDataEndpoint, exportClinicData),
  route(exportWorkbookEndpoint, exportClinicWorkbook),
];
