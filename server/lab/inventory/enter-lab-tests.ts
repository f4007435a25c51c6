import type { LabTestBody } from '#contract/lab/tests/lab-test.ts';
import { toColumns } from '../../platform/db/columns/columns.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { LAB_TEST_COLUMNS } from './lab-test.columns.ts';
import { insertLabTestRows, listParameterRows } from './lab-test.store.ts';
import { parameterRows, reportChanges } from './parameter-rows.ts';

/** Inserts tests with their parameters and returns the ids in order. */
export async function enterLabTests(
  scope: ClinicScope,
  tests: readonly LabTestBody[],
): Promise<string[]> {
  const { actor, now } = scope;
  const rows = tests.map((test) => ({ test, id: scope.newId() }));
  await insertLabTestRows(scope.tx, {
    tests: rows.map(({ id, test }) => ({
      clinic_id: actor.clinicId,
      id,
      ...toColumns(LAB_TEST_COLUMNS, test),
      outside_lab: test.outside_lab ?? null,
      created_at: now,
      updated_at: now,
      created_by: actor.id,
    })),
    parameters: rows.flatMap(({ id, test }) =>
      ofClinic(
        scope,
        parameterRows(id, { parameters: test.default_parameters, newId: scope.newId }),
      ),
    ),
  });
  return rows.map(({ id }) => id);
}

function ofClinic<Row extends object>({ actor }: ClinicScope, rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, clinic_id: actor.clinicId }));
}

/** Updates a locked test. Its parameters are replaced as a whole. */
export async function changeLabTest(
  scope: ClinicScope,
  id: string,
  changes: Partial<LabTestBody>,
): Promise<void> {
  const { tx, now } = scope;
  const { default_parameters, report_only } = reportChanges(changes);
  await tx
    .updateTable('lab_tests')
    .set({ ...toColumns(LAB_TEST_COLUMNS, changes), report_only, updated_at: now })
    .where('id', '=', id)
    .execute();
  if (default_parameters) {
    const standing = await listParameterRows(tx, [id]);
    await tx.deleteFrom('lab_test_parameters').where('test_id', '=', id).execute();
    const { newId } = scope;
    const parameters = parameterRows(id, { parameters: default_parameters, standing, newId });
    await insertLabTestRows(tx, { tests: [], parameters: ofClinic(scope, parameters) });
  }
}
