import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import type { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { notFound } from '../../platform/errors.ts';
import { inTurns } from '../../platform/load/loop-turns.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { listPanelTests } from '../panels/panel.store.ts';
import { presentLabTest } from './lab-test.present.ts';
import { findLabTestRow, listLabTestRows, listParameterRows } from './lab-test.store.ts';

/** The lab's catalogue by name, each test with its parameters. */
export async function readLabTests(
  { tx, actor }: ClinicScope,
  { query }: Pick<EndpointRequest<typeof listLabTests>, 'query'>,
): Promise<LabTest[]> {
  const tests = await listLabTestRows(tx, query);
  const ids = tests.map(({ id }) => id);
  const parameters = await listParameterRows(tx, ids);
  const panelOf = Map.groupBy(await listPanelTests(tx, ids), ({ panel_id }) => panel_id);
  const parametersOf = Map.groupBy(parameters, ({ test_id }) => test_id);
  return inTurns(actor.clinicId, tests, (test) =>
    presentLabTest(test, parametersOf.get(test.id) ?? [], panelOf.get(test.id)),
  );
}

/** Reads one test with its parameters. Throws 404 for an unknown one. */
export async function readLabTest({ tx }: ClinicScope, id: string): Promise<LabTest> {
  const row = await findLabTestRow(tx, id);
  if (!row) throw notFound(M.notFound);
  return presentLabTest(row, await listParameterRows(tx, [id]), await listPanelTests(tx, [id]));
}
