import type { LabTest } from '#contract/lab/lab-test.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentLabTest } from './lab-test.present.ts';
import { listLabTestRows, listParameterRows } from './lab-test.store.ts';

/** The lab's catalogue by name, each test with its parameters. */
export async function readLabTests({ tx }: ClinicScope): Promise<LabTest[]> {
  const tests = await listLabTestRows(tx);
  const parameters = await listParameterRows(
    tx,
    tests.map(({ id }) => id),
  );
  const parametersOf = Map.groupBy(parameters, ({ test_id }) => test_id);
  return tests.map((test) => presentLabTest(test, parametersOf.get(test.id) ?? []));
}
