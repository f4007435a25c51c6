import { paise } from '#contract/kernel/numbers/money.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import type { LabTestField, LabTestImportRow } from '#contract/lab/tests/lab-test-import.ts';
import { idsByName, planImport } from '../../platform/spreadsheet/import.ts';
import type { TableRow } from '../../platform/spreadsheet/table.ts';
import { type LabTestValues, readTests } from './import-columns.ts';
import type { KnownTest } from './known-rows.ts';

/** Whether a row leaves a test as it is. Parameters are merged with those of the test, so they count. */
function isSame(values: LabTestValues, test: KnownTest | undefined): boolean {
  const { price, category, sample, description, report_only, default_parameters } = values;
  const pairs = [
    [price, test?.price_paise],
    [category, test?.category],
    [sample, test?.sample],
    [description, test?.description],
    [report_only, test?.report_only],
  ];
  return (
    default_parameters === undefined &&
    pairs.every(([own, before]) => own === undefined || own === before)
  );
}

/** Plans the rows of a catalogue of tests; `known` are the tests of the clinic. */
export function planLabTests(rows: readonly TableRow<LabTestField>[], known: readonly KnownTest[]) {
  const tests = new Map(known.map((test) => [test.id, test]));
  const isPriced = rows.some(({ cells }) => 'price' in cells);
  const lacking = isPriced
    ? { reason: M.noPriceOfNew, field: 'price' }
    : { reason: M.noPriceColumn };
  return planImport<LabTestValues, LabTestImportRow>(
    readTests(rows),
    {
      known: idsByName(known),
      standing: (id, values) => {
        const test = tests.get(id);
        return { priceBefore: test ? paise(test.price_paise) : null, isSame: isSame(values, test) };
      },
      namedTwice: M.namedTwice,
      lacking: ({ price }, isThere) => (isThere || price !== undefined ? null : lacking),
    },
    ({ category = null, default_parameters = [] }) => ({
      category,
      parameters: default_parameters.length,
    }),
  );
}
