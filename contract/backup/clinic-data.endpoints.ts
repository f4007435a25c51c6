import { DownloadedFile, SPREADSHEET } from '../kernel/downloaded-file.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** All records of the clinic as one JSON value: `{ made_at, tables: { patients: [{ … }], … } }`. */
export const exportClinicData = endpoint({
  method: 'GET',
  path: '/api/clinics/data',
  summary: 'All data of the clinic as JSON',
  access: 'backup.export-clinic',
  reads: 'everyone',
  download: 'application/json',
  replies: { 200: DownloadedFile },
});

/**
 * The same as an Excel file, one sheet per table. Returns 409 for a clinic that is too large for a
 * workbook.
 */
export const exportClinicWorkbook = endpoint({
  method: 'GET',
  path: '/api/clinics/data/workbook',
  summary: 'All data of the clinic as an Excel file',
  access: 'backup.export-clinic',
  reads: 'everyone',
  ...SPREADSHEET,
});
