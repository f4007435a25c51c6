import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import type { editLabTest as endpoint } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { changedFields, isEmpty } from '../../platform/changed-fields.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { setPanelTests } from '../panels/set-panel-tests.ts';
import { changeLabTest } from './enter-lab-tests.ts';
import { lockLabTest } from './lab-test.store.ts';
import { readLabTest } from './read-lab-tests.ts';

/**
 * Edits a test and replaces its parameters. Existing orders keep their names and prices. Throws 409
 * when the test has changed since the `last_updated` that the user read, if given.
 */
export async function editLabTest(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<LabTest> {
  const { last_updated, panel_tests, ...changes } = body;
  const test = await lockLabTest(scope.tx, id);
  if (!test) throw notFound(M.notFound);
  if (last_updated !== undefined && new Date(last_updated).getTime() !== +test.updated_at) {
    throw conflict(M.changedMeanwhile);
  }
  const before = await readLabTest(scope, id);
  const panelBefore = before.panel_tests?.map((test) => test.id) ?? [];
  const isOtherPanel = panel_tests !== undefined && panel_tests.join() !== panelBefore.join();
  const changed = {
    ...changedFields(before, changes),
    ...(isOtherPanel && { panel_tests: { from: panelBefore, to: panel_tests } }),
  };
  if (isEmpty(changed)) return before;
  await changeLabTest(scope, id, changes);
  if (isOtherPanel) await setPanelTests(scope, id, panel_tests);
  else if (panelBefore.length > 0) await setPanelTests(scope, id, panelBefore);
  await scope.audit('edit-lab-test', { type: 'lab-test', id }, changed);
  scope.changed('lab-tests', id);
  return readLabTest(scope, id);
}
