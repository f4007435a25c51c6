import {
  addLabTest as addEndpoint,
  deleteAllLabTests as deleteAllEndpoint,
  deleteLabTest as deleteEndpoint,
  editLabTest as editEndpoint,
  exportLabTests as exportEndpoint,
  importDefaultLabTests as importDefaultsEndpoint,
  importLabTests as importEndpoint,
  listLabTests,
} from '#contract/lab/lab-tests.endpoints.ts';
import { type BoundRoute, preparedRoute, route } from '../platform/http/route.ts';
import { addLabTest } from './add-lab-test.ts';
import { deleteAllLabTests, deleteLabTest } from './delete-lab-tests.ts';
import { editLabTest } from './edit-lab-test.ts';
import { exportLabTests } from './export-lab-tests.ts';
import { importDefaultLabTests } from './import-default-lab-tests.ts';
import { importLabTests, readLabTestFile } from './import-lab-tests.ts';
import { readLabTests } from './read-lab-tests.ts';

export const labTestRoutes: readonly BoundRoute[] = [
  route(listLabTests, readLabTests),
  route(exportEndpoint, exportLabTests),
  route(addEndpoint, addLabTest),
  route(editEndpoint, editLabTest),
  preparedRoute(importEndpoint, readLabTestFile, importLabTests),
  route(importDefaultsEndpoint, importDefaultLabTests),
  route(deleteAllEndpoint, deleteAllLabTests),
  route(deleteEndpoint, deleteLabTest),
];
