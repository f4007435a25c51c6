import { z } from 'zod';
import { SPREADSHEET } from '../../kernel/downloaded-file.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { Id, optionalText } from '../../kernel/fields.ts';
import {
  excelFile,
  ImportBody,
  ImportResult,
  ImportRowsParams,
  ImportRowsQuery,
  importRowsOf,
  OTHER_FILE,
} from '../../kernel/import.ts';
import { RecentLabImport, UndoneLabImport } from './lab-import-undo.ts';
import { EditLabTestBody, LabTest, LabTestBody } from './lab-test.ts';
import { LabTestImportReply, LabTestImportRow } from './lab-test-import.ts';

const LabTestParams = z.object({ id: Id });
const Message = z.object({ message: z.string() });

export const listLabTests = endpoint({
  method: 'GET',
  path: '/api/lab-tests',
  summary: 'The lab’s catalogue, by name',
  access: 'lab-catalogue.view',
  query: z.object({
    /** Part of the name, the description or a parameter name. */
    search: optionalText({ label: 'The search', max: 200 }),
    category: optionalText({ label: 'The category', max: 80 }),
  }),
  topics: ['lab-tests'],
  replies: { 200: z.array(LabTest) },
});

/** The tests of the newest lab orders that the person wrote, most used first. */
export const listUsedLabTests = endpoint({
  method: 'GET',
  path: '/api/lab-tests/used',
  summary: 'The lab tests that the signed-in person orders most',
  access: 'lab-catalogue.view',
  replies: { 200: z.array(z.object({ test_id: Id, uses: z.int().min(1) })) },
});

export const addLabTest = endpoint({
  method: 'POST',
  path: '/api/lab-tests',
  summary: 'Add a test to the lab’s catalogue',
  access: 'lab-catalogue.edit',
  body: LabTestBody,
  idempotent: true,
  replies: { 201: LabTest },
});

/** Existing orders and reports keep their name and price. Returns 409 after a concurrent change. */
export const editLabTest = endpoint({
  method: 'PUT',
  path: '/api/lab-tests/:id',
  summary: 'Edit a lab test',
  access: 'lab-catalogue.edit',
  params: LabTestParams,
  body: EditLabTestBody,
  replies: { 200: LabTest },
});

/** Matches by name, ignoring case. An invalid row is reported and does not stop the valid ones. */
export const importLabTests = endpoint({
  method: 'POST',
  path: '/api/lab-tests/import',
  summary: 'Import lab tests from an Excel file, or preview what it would do',
  access: 'lab-catalogue.edit',
  file: excelFile('file'),
  body: ImportBody,
  replies: { 200: LabTestImportReply },
});

/** Like `importLabTests`, for a file of another program. */
export const importLabTestsFromText = endpoint({
  method: 'POST',
  path: '/api/lab-tests/import-text',
  summary: 'Import lab tests from a .csv or .ods file, or preview what it would do',
  access: 'lab-catalogue.edit',
  file: OTHER_FILE,
  body: ImportBody,
  replies: { 200: LabTestImportReply },
});

/** The rows of a long file that this user imported or previewed, page by page. */
export const listLabTestImportRows = endpoint({
  method: 'GET',
  path: '/api/lab-tests/import/:id',
  summary: 'The rows of one’s own import of lab tests, or of its preview',
  access: 'lab-catalogue.edit',
  params: ImportRowsParams,
  query: ImportRowsQuery,
  replies: { 200: importRowsOf(LabTestImportRow) },
});

/** The imports of the last hour that were not undone, newest first. */
export const listLabTestImports = endpoint({
  method: 'GET',
  path: '/api/lab-tests/imports',
  summary: 'The imports of lab tests that can still be undone',
  access: 'lab-catalogue.edit',
  topics: ['lab-tests'],
  replies: { 200: z.array(RecentLabImport) },
});

/**
 * Takes back an import: the tests that it added, and what it changed of others. A test that was
 * changed since, or added and ordered, stays as it is and is named. Returns 409 after an hour, for an
 * import that was undone already, and when no test is as the import left it.
 */
export const undoLabTestImport = endpoint({
  method: 'POST',
  path: '/api/lab-tests/import/:id/undo',
  summary: 'Undo an import of lab tests',
  access: 'lab-catalogue.edit',
  undoes: true,
  params: ImportRowsParams,
  replies: { 200: UndoneLabImport },
});

/** Adds missing tests; leaves existing ones unchanged. */
export const importDefaultLabTests = endpoint({
  method: 'POST',
  path: '/api/lab-tests/import-defaults',
  summary: 'Add the lab tests that an Indian OPD usually orders',
  access: 'lab-catalogue.edit',
  replies: { 200: ImportResult },
});

/** One row per parameter; the import accepts the same format. */
export const exportLabTests = endpoint({
  method: 'GET',
  path: '/api/lab-tests/export',
  summary: 'The lab’s catalogue as an Excel file',
  access: 'lab-catalogue.view',
  reads: 'no-patient',
  ...SPREADSHEET,
});

/** Hides all tests; orders and reports stay. */
export const deleteAllLabTests = endpoint({
  method: 'DELETE',
  path: '/api/lab-tests/all',
  summary: 'Delete all lab tests',
  access: 'lab-catalogue.edit',
  undoes: true,
  replies: { 200: Message },
});

/** Hides a test; orders and reports stay. */
export const deleteLabTest = endpoint({
  method: 'DELETE',
  path: '/api/lab-tests/:id',
  summary: 'Delete a lab test',
  access: 'lab-catalogue.edit',
  undoes: true,
  params: LabTestParams,
  replies: { 200: Message },
});
