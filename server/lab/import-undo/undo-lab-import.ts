import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { LAB_IMPORT_UNDO_MESSAGES as M } from '#contract/lab/tests/lab-import-undo.ts';
import type {
  undoLabTestImport as endpoint,
  listLabTestImports as listEndpoint,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockLabTestNames } from '../inventory/lab-test.store.ts';
import {
  importedTests,
  labImportsSince,
  markLabImportUndone,
  takeBackTests,
  UNDO_WITHIN_MS,
} from './lab-imports.store.ts';

const NAMES_LEFT = 100;

/** The imports of tests that can still be undone. */
export async function listLabTestImports({
  tx,
  now,
}: ClinicScope): Promise<EndpointReply<typeof listEndpoint>> {
  const since = new Date(now.getTime() - UNDO_WITHIN_MS);
  return (await labImportsSince(tx, since)).map(({ at, ...one }) => ({
    ...one,
    at: at.toISOString(),
    until: new Date(at.getTime() + UNDO_WITHIN_MS).toISOString(),
  }));
}

/**
 * Takes back an import within an hour, in one transaction. A test that was changed since, or added by
 * the import and ordered, stays as it is and is named in the reply. Throws 409 when that is every test.
 * An import that changed nothing leaves no audit row.
 */
export async function undoLabTestImport(
  scope: ClinicScope,
  { params: { id } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now, actor } = scope;
  // Serializes with imports of the same names and with another undo.
  await lockLabTestNames(tx, actor.clinicId);
  const one = await markLabImportUndone(scope, id);
  if (one === 'unknown') throw notFound(M.notFound);
  if (one === 'undone') throw conflict(M.undoneAlready);
  if (now.getTime() - one.at.getTime() > UNDO_WITHIN_MS) throw conflict(M.tooLate);
  const tests = await importedTests(tx, id);
  const testIds = tests.flatMap(({ test_id, is_untouched }) => (is_untouched ? [test_id] : []));
  const left = tests.flatMap(({ name, is_untouched }) => (is_untouched ? [] : [name]));
  if (testIds.length === 0 && left.length > 0) throw conflict(M.allTouched(left));
  const undone = testIds.length;
  if (undone === 0) return { message: M.nothing, undone, left: [] };
  await takeBackTests(scope, { id, testIds });
  const record = { type: 'clinic', id: actor.clinicId };
  await scope.audit('undo-import-lab-tests', record, { import: id, undone, left: left.length });
  scope.changed('lab-tests', actor.clinicId);
  return { message: M.undone(undone, left), undone, left: left.slice(0, NAMES_LEFT) };
}
