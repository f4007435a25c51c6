import { mendedCells } from '#contract/kernel/import.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import {
  LAB_TEST_FIELD_LABELS,
  LAB_TEST_FIELDS,
  type LabTestField,
  LabTestImportRow,
} from '#contract/lab/tests/lab-test-import.ts';
import { withMended } from '../../platform/spreadsheet/cells/mended-cells.ts';
import { taughtHeadings } from '../../platform/spreadsheet/cells/taught-headings.ts';
import { idOfName, idsByName, resultPieces } from '../../platform/spreadsheet/import.ts';
import type { ReaderJob } from '../../platform/spreadsheet/serve-reader.ts';
import { assignedFields, findTable, type Table } from '../../platform/spreadsheet/table.ts';
import { readTests } from './import-columns.ts';
import { importWrites } from './import-writes.ts';
import { KnownParameter, KnownTest, LabTestFileOptions, LabTestPlanOptions } from './known-rows.ts';
import { labVocabulary } from './lab-headings.data.ts';
import { testRows } from './lab-rows.ts';
import { planLabTests } from './plan-lab-tests.ts';

/** Reads a catalogue of tests and plans the import of each, in a process of its own. */
export const job: ReaderJob<Table<LabTestField>> = {
  read(sheets, options) {
    const { columns, mended, learned } = LabTestFileOptions.parse(options);
    const assigned = assignedFields(columns, LAB_TEST_FIELDS);
    const found = findTable(sheets, { vocabulary: labVocabulary(learned), assigned });
    if (!found) return { told: M.noNameColumn };
    return { table: withMended(found, mendedCells(mended), LAB_TEST_FIELDS) };
  },
  wanted(table, known) {
    const ids = idsByName(known.of('names', KnownTest));
    const rows = testRows(table, (name) => idOfName(ids, name) !== undefined);
    const named = readTests(rows).flatMap(({ name, reading }) => {
      const told = 'values' in reading ? reading.values.name : name;
      return idOfName(ids, told) ?? [];
    });
    return [...new Set(named)];
  },
  *plan(table, known, options) {
    const { headings } = table;
    const there = known.of('names', KnownTest);
    const ids = idsByName(there);
    const rows = testRows(table, (name) => idOfName(ids, name) !== undefined);
    const plan = planLabTests(rows, there);
    yield* resultPieces(plan, { row: LabTestImportRow, headings, labels: LAB_TEST_FIELD_LABELS });
    const { writes, columns: assigned } = LabTestPlanOptions.parse(options);
    if (!writes) return;
    const taught = taughtHeadings(headings, { columns: assigned, fields: LAB_TEST_FIELDS });
    if (taught.length > 0) yield { name: 'headings', json: JSON.stringify(taught) };
    const parameters = Map.groupBy(
      known.of('parameters', KnownParameter),
      ({ test_id }) => test_id,
    );
    const columns = new Set(headings.map(({ field }) => field));
    yield* importWrites(plan, { columns, parameters });
  },
};
