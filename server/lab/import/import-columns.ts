import { nameKey } from '#contract/kernel/name-key.ts';
import { roundedToPaise } from '#contract/kernel/numbers/money.ts';
import { parseCriticalText } from '#contract/lab/critical/critical-text.rules.ts';
import { isPerField } from '#contract/lab/results/measured.rules.ts';
import { parseRanges } from '#contract/lab/results/range-text.rules.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import { LabTestBody, type ParameterType } from '#contract/lab/tests/lab-test.ts';
import type { LabTestField } from '#contract/lab/tests/lab-test-import.ts';
import { amountOf, numberOf, plainText, textOf } from '../../platform/spreadsheet/cells/cells.ts';
import type { Found, Reading } from '../../platform/spreadsheet/import.ts';
import type { Cell } from '../../platform/spreadsheet/parse-sheet.ts';
import type { TableRow } from '../../platform/spreadsheet/table.ts';
import { labLines } from './lab-lines.ts';

type Line = TableRow<LabTestField>;
/** The fields of a test that a file contains. */
export type LabTestValues = Pick<LabTestBody, 'name'> & Partial<LabTestBody>;

const TYPES: readonly (readonly [RegExp, ParameterType])[] = [
  [/^(number|numeric|decimal|integer)$/i, 'number'],
  [/^(yes\s*[-/]\s*no|bool(ean)?)$/i, 'boolean'],
];

/**
 * The type named in its column. Without one, a known unit or a parsable range means a number. A
 * count per microscope field, such as 2-4, is always text.
 */
function typeOf({ cells }: Line): ParameterType {
  const said = textOf(cells.type);
  if (isPerField(textOf(cells.unit))) return 'string';
  if (said !== null) return TYPES.find(([words]) => words.test(said))?.[1] ?? 'string';
  const isMeasured =
    textOf(cells.unit) !== null || parseRanges(textOf(cells.normal_range) ?? '').length > 0;
  return isMeasured ? 'number' : 'string';
}

function parameterOf(line: Line) {
  const { cells } = line;
  return {
    name: textOf(cells.parameter) ?? '',
    type: typeOf(line),
    defaultValue: textOf(cells.default_value) ?? '',
    normal_range: textOf(cells.normal_range) ?? '',
    unit: textOf(cells.unit),
    loinc: textOf(cells.loinc),
    ...criticalOf(cells.critical),
  };
}

/** An unparsable limit falls back to the general limits instead of refusing the whole test. */
function criticalOf(cell: Line['cells'][LabTestField]) {
  const critical = parseCriticalText(textOf(cell) ?? '');
  return critical ? { critical } : {};
}

/**
 * The lines of each test. A parameter below a test belongs to it, with or without repeating its
 * name.
 */
function linesOfTests(table: readonly Line[]): Line[][] {
  const tests: Line[][] = [];
  for (const line of table) {
    const last = tests.at(-1);
    const name = textOf(line.cells.name);
    const above = textOf(last?.[0]?.cells.name);
    const belongs = name === null || nameKey(name) === nameKey(above ?? '');
    if (last && belongs && textOf(line.cells.parameter) !== null) last.push(line);
    else tests.push([line]);
  }
  return tests;
}

/** The tests of a file, each with its first row. Fields without a column are omitted. */
export function readTests(table: readonly Line[]): Found<LabTestValues>[] {
  const { tests, left } = labLines(table);
  const read = linesOfTests(tests).map((lines) => ({
    row: lines[0]?.row ?? 0,
    name: textOf(lines[0]?.cells.name) ?? '',
    reading: readTest(lines),
  }));
  const others = left.map(({ left: reason, ...one }) => ({
    ...one,
    reading: { problem: reason },
    left: reason,
  }));
  return [...read, ...others].sort((a, b) => a.row - b.row);
}

/** A price with more than two decimals is rounded to the paisa. */
function rupeesOf(cell: Cell | undefined): number | null {
  const amount = numberOf(cell);
  return amount === null ? null : roundedToPaise(amount);
}

/** A name that is missing, or a price that cannot be read. */
function oddCell(line: Line | undefined, price: Cell | undefined): Reading<LabTestValues> | null {
  if (textOf(line?.cells.name) === null) return { problem: M.noName, field: 'name' };
  const amount = amountOf(price);
  if (amount !== 'doubtful' && (amount ?? 0) >= 0) return null;
  return { problem: M.invalidPrice, field: 'price', cell: plainText(price) };
}

function readTest(lines: readonly Line[]): Reading<LabTestValues> {
  /** The first non-empty cell of the column. */
  const cellOf = (field: LabTestField) =>
    lines.map(({ cells }) => cells[field]).find((cell) => textOf(cell) !== null);
  const has = (field: LabTestField) => textOf(cellOf(field)) !== null;
  const measured = lines.filter(({ cells }) => textOf(cells.parameter) !== null);
  const priced = cellOf('price');
  const odd = oddCell(lines[0], priced);
  if (odd) return odd;
  const price = rupeesOf(priced);
  const given = {
    name: textOf(lines[0]?.cells.name) ?? '',
    ...(price !== null && { price }),
    ...(has('category') && { category: textOf(cellOf('category')) }),
    ...(has('sample') && { sample: textOf(cellOf('sample')) }),
    ...(has('description') && { description: textOf(cellOf('description')) }),
    ...(has('report_only') && {
      report_only: /^(yes|y|true|1)$/i.test(textOf(cellOf('report_only')) ?? ''),
    }),
    ...(has('parameter') && { default_parameters: measured.map(parameterOf) }),
  };
  // Whether the price may be missing depends on whether the test exists.
  const { data, error } = LabTestBody.safeParse({ price: 0, ...given });
  if (!data) return { problem: problemOf(error.issues[0], measured) };
  // Fields without a column, and empty cells, stay unchanged.
  const told = Object.entries(data).filter(([field]) => field in given);
  return { values: { ...Object.fromEntries(told), name: data.name } };
}

type Issue = { readonly message: string; readonly path: readonly PropertyKey[] };

/** The first problem, with the parameter it concerns. */
function problemOf(issue: Issue | undefined, measured: readonly Line[]): string {
  if (!issue) return M.importFailed;
  const [field, n] = issue.path;
  const line = field === 'default_parameters' ? measured[Number(n)] : undefined;
  return line ? `${textOf(line.cells.parameter)}: ${issue.message}` : issue.message;
}
