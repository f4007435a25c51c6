import { defaultOfType, type LabTestBody } from '#contract/lab/lab-test.ts';
import { rangesText } from '#contract/lab/range-text.rules.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { insertLabTestRows, type LabParameterRow, listParameterRows } from './lab-test.store.ts';

type Parameters = LabTestBody['default_parameters'];

/**
 * The rows of a test's parameters, in the order of the report. Where no critical limits are told,
 * those that stand under the parameter's name are kept.
 */
function parameterRows(
  scope: ClinicScope,
  testId: string,
  { parameters, standing = [] }: { parameters: Parameters; standing?: readonly LabParameterRow[] },
) {
  const criticalOf = ({ name, critical }: Parameters[number]) => {
    const kept = critical === undefined ? standing.find((row) => row.name === name) : { critical };
    return kept?.critical ? JSON.stringify(kept.critical) : null;
  };
  return parameters.map((parameter, n) => {
    const { name, type, defaultValue, normal_range, unit, ranges, loinc } = parameter;
    return {
      clinic_id: scope.actor.clinicId,
      id: scope.newId(),
      test_id: testId,
      position: n,
      name,
      type,
      default_value: String(defaultOfType(type, defaultValue) ?? ''),
      // Whoever reads only the text is told the ranges too.
      normal_range: normal_range === '' ? rangesText(ranges) : normal_range,
      unit,
      ranges: JSON.stringify(ranges),
      loinc,
      critical: criticalOf(parameter),
    };
  });
}

/** Enters tests with their parameters, and answers their ids in order. */
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
      name: test.name,
      description: test.description,
      price_paise: test.price,
      category: test.category,
      sample: test.sample,
      report_only: test.report_only,
      created_at: now,
      updated_at: now,
      created_by: actor.id,
    })),
    parameters: rows.flatMap(({ id, test }) =>
      parameterRows(scope, id, { parameters: test.default_parameters }),
    ),
  });
  return rows.map(({ id }) => id);
}

/**
 * Writes what changes of a test that is locked; parameters are replaced as a whole. A test that is given
 * parameters is no longer one whose report is a text, and one that becomes a text loses its parameters.
 */
export async function changeLabTest(
  scope: ClinicScope,
  id: string,
  changes: Partial<LabTestBody>,
): Promise<void> {
  const { tx, now } = scope;
  const { name, description, price, category, sample } = changes;
  const default_parameters = changes.report_only ? [] : changes.default_parameters;
  const report_only = default_parameters?.length ? false : changes.report_only;
  await tx
    .updateTable('lab_tests')
    .set({ name, description, price_paise: price, category, sample, report_only, updated_at: now })
    .where('id', '=', id)
    .execute();
  if (default_parameters) {
    const standing = await listParameterRows(tx, [id]);
    await tx.deleteFrom('lab_test_parameters').where('test_id', '=', id).execute();
    const parameters = parameterRows(scope, id, { parameters: default_parameters, standing });
    await insertLabTestRows(tx, { tests: [], parameters });
  }
}
