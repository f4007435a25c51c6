import { rangesText } from '#contract/lab/results/range-text.rules.ts';
import { defaultOfType, type LabTestBody } from '#contract/lab/tests/lab-test.ts';
import { toColumns } from '../../platform/db/columns/columns.ts';
import { PARAMETER_COLUMNS } from './lab-test.columns.ts';
import type { LabParameterRow } from './lab-test.store.ts';

type Parameters = LabTestBody['default_parameters'];

/**
 * The rows of a test's parameters, in report order. Critical limits and methods that the body omits
 * are kept from the earlier parameter of the same name.
 */
export function parameterRows(
  testId: string,
  {
    parameters,
    standing = [],
    newId,
  }: {
    readonly parameters: Parameters;
    readonly standing?: readonly LabParameterRow[];
    readonly newId: () => string;
  },
) {
  const criticalOf = ({ name, critical }: Parameters[number]) => {
    const kept = critical === undefined ? standing.find((row) => row.name === name) : { critical };
    return kept?.critical ? JSON.stringify(kept.critical) : null;
  };
  const methodOf = ({ name, method }: Parameters[number]) =>
    method === undefined ? (standing.find((row) => row.name === name)?.method ?? null) : method;
  return parameters.map((parameter, n) => {
    const { type, defaultValue, normal_range, ranges } = parameter;
    return {
      id: newId(),
      test_id: testId,
      position: n,
      ...toColumns(PARAMETER_COLUMNS, parameter),
      default_value: String(defaultOfType(type, defaultValue) ?? ''),
      // Clients that read only the text see the ranges too.
      normal_range: normal_range === '' ? rangesText(ranges) : normal_range,
      ranges: JSON.stringify(ranges),
      critical: criticalOf(parameter),
      method: methodOf(parameter),
    };
  });
}

/**
 * The effect of these changes on the kind of report: a test with parameters is no longer a text
 * test, and a text test loses its parameters.
 */
export function reportChanges(changes: Partial<LabTestBody>) {
  const default_parameters = changes.report_only ? [] : changes.default_parameters;
  const report_only = default_parameters?.length ? false : changes.report_only;
  return { default_parameters, report_only };
}
