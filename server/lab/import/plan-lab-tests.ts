import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import type { LabTestField, LabTestImportRow } from '#contract/lab/tests/lab-test-import.ts';
import { planImport } from '../../platform/spreadsheet/import.ts';
import type { TableRow } from '../../platform/spreadsheet/table.ts';
import { type LabTestValues, readTests } from './import-columns.ts';

/** Plans the rows of a catalogue of tests; `known` are the ids by name. */
export function planLabTests(
  rows: readonly TableRow<LabTestField>[],
  known: ReadonlyMap<string, string>,
) {
  const isPriced = rows.some(({ cells }) => 'price' in cells);
  const lacking = isPriced
    ? { reason: M.noPriceOfNew, field: 'price' }
    : { reason: M.noPriceColumn };
  return planImport<LabTestValues, LabTestImportRow>(
    readTests(rows),
    {
      known,
      namedTwice: M.namedTwice,
      lacking: ({ price }, isThere) => (isThere || price !== undefined ? null : lacking),
    },
    ({ category = null, default_parameters = [] }) => ({
      category,
      parameters: default_parameters.length,
    }),
  );
}
