/** A separate process that reads a catalogue of tests and plans the import of each. */
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import { LabTestImportRow } from '#contract/lab/tests/lab-test-import.ts';
import {
  idOfName,
  idsByName,
  planImport,
  resultPieces,
} from '../../platform/spreadsheet/import.ts';
import { serveReader } from '../../platform/spreadsheet/serve-reader.ts';
import { findTable, type Table } from '../../platform/spreadsheet/table.ts';
import {
  LAB_TEST_COLUMNS,
  LAB_TEST_FIELD_LABELS,
  type LabTestField,
  type LabTestValues,
  readTests,
} from './import-columns.ts';
import { importWrites } from './import-writes.ts';
import { KnownParameter, KnownTest, LabTestPlanOptions } from './known-rows.ts';

serveReader<Table<LabTestField>>({
  read(rows) {
    const table = findTable(rows, LAB_TEST_COLUMNS, 'name');
    return table ? { table } : { told: M.noNameColumn };
  },
  wanted({ rows }, known) {
    const ids = idsByName(known.of('names', KnownTest));
    const named = readTests(rows).flatMap(({ name, reading }) => {
      const told = 'values' in reading ? reading.values.name : name;
      return idOfName(ids, told) ?? [];
    });
    return [...new Set(named)];
  },
  *plan({ rows, headings }, known, options) {
    const plan = planImport<LabTestValues, LabTestImportRow>(
      readTests(rows),
      {
        known: idsByName(known.of('names', KnownTest)),
        namedTwice: M.namedTwice,
        lacking: ({ price }, isThere) => (isThere || price !== undefined ? null : M.required),
      },
      ({ category = null, default_parameters = [] }) => ({
        category,
        parameters: default_parameters.length,
      }),
    );
    yield* resultPieces(plan, { row: LabTestImportRow, headings, labels: LAB_TEST_FIELD_LABELS });
    if (!LabTestPlanOptions.parse(options).writes) return;
    const parameters = Map.groupBy(
      known.of('parameters', KnownParameter),
      ({ test_id }) => test_id,
    );
    const columns = new Set(headings.map(({ field }) => field));
    yield* importWrites(plan, { columns, parameters });
  },
});
