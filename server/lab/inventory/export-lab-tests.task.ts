import { criticalText } from '#contract/lab/critical/critical-text.rules.ts';
import { normalText } from '#contract/lab/results/range-text.rules.ts';
import {
  type LabParameter,
  type LabTest,
  PARAMETER_TYPE_LABELS,
} from '#contract/lab/tests/lab-test.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { TaskWork } from '../../platform/heavy/index.ts';
import type { ExportContext } from '../../platform/http/export-route.ts';
import {
  type Column,
  countedBy,
  sheet,
  writeWorkbook,
} from '../../platform/spreadsheet/workbook.ts';
import { listPanelTests } from '../panels/panel.store.ts';
import { presentLabTest } from './lab-test.present.ts';
import { type LabTestRow, labTestsByName, listParameterRows } from './lab-test.store.ts';

type Line = { readonly test: LabTest; readonly parameter: LabParameter | null };

function defaultText({ type, defaultValue }: LabParameter): string {
  return type === 'boolean' && defaultValue !== ''
    ? defaultValue
      ? 'Yes'
      : 'No'
    : `${defaultValue}`;
}

const ofTest = (title: string, of: (test: LabTest) => string | null): Column<Line> => ({
  title,
  kind: 'text',
  of: ({ test }) => of(test),
});
const ofParameter = (
  title: string,
  of: (parameter: LabParameter) => string | null,
): Column<Line> => ({ title, kind: 'text', of: ({ parameter }) => parameter && of(parameter) });

const COLUMNS: readonly Column<Line>[] = [
  ofTest('Test name', ({ name }) => name),
  { title: 'Price', kind: 'money', of: ({ test }) => test.price },
  ofTest('Category', ({ category }) => category),
  ofTest('Sample', ({ sample }) => sample),
  ofTest('Description', ({ description }) => description),
  ofTest('Report only', ({ report_only }) => (report_only ? 'Yes' : 'No')),
  ofTest(
    'Tests of panel',
    ({ panel_tests }) => panel_tests?.map(({ name }) => name).join('; ') ?? null,
  ),
  ofParameter('Parameter', ({ name }) => name),
  ofParameter('Type', ({ type }) => PARAMETER_TYPE_LABELS[type]),
  ofParameter('Unit', ({ unit }) => unit),
  ofParameter('Normal range', normalText),
  ofParameter('Default value', defaultText),
  ofParameter('Critical', ({ critical }) => (critical ? criticalText(critical) : null)),
  ofParameter('LOINC', ({ loinc }) => loinc),
];

const TESTS_AT_ONCE = 500;

async function* inPieces<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let piece: Row[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < TESTS_AT_ONCE) continue;
    yield piece;
    piece = [];
  }
  yield piece;
}

async function linesOf(tx: Tx, tests: readonly LabTestRow[]): Promise<Line[]> {
  const ids = tests.map(({ id }) => id);
  const parameters = await listParameterRows(tx, ids);
  const panelOf = Map.groupBy(await listPanelTests(tx, ids), ({ panel_id }) => panel_id);
  const parametersOf = Map.groupBy(parameters, ({ test_id }) => test_id);
  return tests.flatMap((row): Line[] => {
    const test = presentLabTest(row, parametersOf.get(row.id) ?? [], panelOf.get(row.id));
    if (test.default_parameters.length === 0) return [{ test, parameter: null }];
    return test.default_parameters.map((parameter) => ({ test, parameter }));
  });
}

async function* lines(tx: Tx): AsyncGenerator<Line> {
  const rows = labTestsByName(tx, { search: null, category: null }).stream(TESTS_AT_ONCE);
  for await (const tests of inPieces(rows)) yield* await linesOf(tx, tests);
}

/** Writes the catalogue as an Excel file, a row a parameter, under the column names that the import reads. */
export const work: TaskWork<ExportContext> = ({ tx, input: { timeZone }, file, tell }) =>
  writeWorkbook(file, {
    timeZone,
    told: countedBy(tell),
    sheets: [sheet({ name: 'Lab tests', columns: COLUMNS, rows: lines(tx) })],
  });
