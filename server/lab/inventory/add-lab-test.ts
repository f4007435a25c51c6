import type { LabTest, LabTestBody } from '#contract/lab/tests/lab-test.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { setPanelTests } from '../panels/set-panel-tests.ts';
import { enterLabTests } from './enter-lab-tests.ts';
import { readLabTest } from './read-lab-tests.ts';

/** Adds a test to the catalogue. Names need not be unique. */
export async function addLabTest(
  scope: ClinicScope,
  { body }: { body: LabTestBody },
): Promise<LabTest> {
  const [id = ''] = await enterLabTests(scope, [body]);
  if (body.panel_tests) await setPanelTests(scope, id, body.panel_tests);
  await scope.audit('add-lab-test', { type: 'lab-test', id }, body);
  scope.changed('lab-tests', id);
  return readLabTest(scope, id);
}
