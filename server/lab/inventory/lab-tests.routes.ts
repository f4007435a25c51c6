import { LabTestImportRow } from '#contract/lab/tests/lab-test-import.ts';
import {
  addLabTest as addEndpoint,
  deleteAllLabTests as deleteAllEndpoint,
  deleteLabTest as deleteEndpoint,
  editLabTest as editEndpoint,
  exportLabTests as exportEndpoint,
  importDefaultLabTests as importDefaultsEndpoint,
  importLabTests as importEndpoint,
  importLabTestsFromText as importTextEndpoint,
  listLabTestImports as listImportsEndpoint,
  listLabTestImportRows,
  listLabTests,
  listUsedLabTests,
  undoLabTestImport as undoImportEndpoint,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { exportRoute } from '../../platform/http/export-route.ts';
import { route } from '../../platform/http/route.ts';
import { turnRoute } from '../../platform/http/turn-route.ts';
import { readKeptRows } from '../../platform/spreadsheet/kept-rows.ts';
import { importDefaultLabTests } from '../import/import-default-lab-tests.ts';
import { importLabTests, importLabTestsFromText } from '../import/import-lab-tests.ts';
import { listLabTestImports, undoLabTestImport } from '../import-undo/undo-lab-import.ts';
import { addLabTest } from './add-lab-test.ts';
import { deleteAllLabTests, deleteLabTest } from './delete-lab-tests.ts';
import { editLabTest } from './edit-lab-test.ts';
import { readLabTests } from './read-lab-tests.ts';
import { findUsedLabTests } from './used-lab-tests.store.ts';

export const labTestRoutes: readonly BoundRoute[] = [
  route(listLabTests, readLabTests),
  route(listUsedLabTests, ({ tx, actor }) => findUsedLabTests(tx, actor.id)),
  exportRoute(exportEndpoint, async ({ context }) => ({
    name: `Lab tests ${context.today}.xlsx`,
    module: new URL('./export-lab-tests.task.ts', import.meta.url),
    input: context,
  })),
  route(addEndpoint, addLabTest),
  route(editEndpoint, editLabTest),
  turnRoute(importEndpoint, 'import', importLabTests),
  turnRoute(importTextEndpoint, 'import', importLabTestsFromText),
  route(listLabTestImportRows, (scope, { params: { id }, query }) =>
    readKeptRows(scope, { id, kind: 'lab-tests', row: LabTestImportRow }, query),
  ),
  route(listImportsEndpoint, listLabTestImports),
  route(undoImportEndpoint, undoLabTestImport),
  route(importDefaultsEndpoint, importDefaultLabTests),
  route(deleteAllEndpoint, deleteAllLabTests),
  route(deleteEndpoint, deleteLabTest),
];
