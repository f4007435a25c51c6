import { nameKey } from '#contract/kernel/name-key.ts';
import type { LabTestBody } from '#contract/lab/tests/lab-test.ts';
import type { LabTestField } from '#contract/lab/tests/lab-test-import.ts';
import type { LabParameterRow } from '../inventory/lab-test.store.ts';

type Parameter = LabTestBody['default_parameters'][number];

/** Each of these columns determines whether a value is a number. */
const SAY_TYPE: readonly LabTestField[] = ['type', 'unit', 'normal_range'];

/**
 * The parameters of a test after an import. Fields without a column, empty cells, and parameters
 * not named in the file stay.
 */
export function mergeParameters(
  standing: readonly LabParameterRow[],
  told: readonly Parameter[],
  columns: ReadonlySet<LabTestField | null>,
): Parameter[] {
  const byName = new Map(told.map((one) => [nameKey(one.name), one]));
  const kept = standing.map((row): Parameter => {
    const before: Parameter = {
      name: row.name,
      type: row.type,
      defaultValue: row.default_value,
      normal_range: row.normal_range,
      unit: row.unit,
      ranges: row.ranges,
      loinc: row.loinc,
      critical: row.critical,
      method: row.method,
    };
    const said = byName.get(nameKey(row.name));
    byName.delete(nameKey(row.name));
    if (!said) return before;
    return {
      ...before,
      name: said.name,
      ...(SAY_TYPE.some((field) => columns.has(field)) && { type: said.type }),
      ...(said.defaultValue !== '' && { defaultValue: said.defaultValue }),
      ...(said.normal_range !== '' && { normal_range: said.normal_range, ranges: said.ranges }),
      ...(said.unit !== null && { unit: said.unit }),
      ...(said.loinc !== null && { loinc: said.loinc }),
      ...(said.critical && { critical: said.critical }),
    };
  });
  return [...kept, ...byName.values()];
}
