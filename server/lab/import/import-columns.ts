import { nameKey } from '#contract/kernel/name-key.ts';
import { roundedToPaise } from '#contract/kernel/numbers/money.ts';
import { parseCriticalText } from '#contract/lab/critical/critical-text.rules.ts';
import { isPerField } from '#contract/lab/results/measured.rules.ts';
import { parseRanges } from '#contract/lab/results/range-text.rules.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import { LabTestBody, type ParameterType } from '#contract/lab/tests/lab-test.ts';
import type { LabTestField } from '#contract/lab/tests/lab-test-import.ts';
import { amountOf, numberOf, textOf } from '../../platform/spreadsheet/cells/cells.ts';
import type { Rule, Vocabulary } from '../../platform/spreadsheet/headings.ts';
import type { Found, Reading } from '../../platform/spreadsheet/import.ts';
import type { Cell } from '../../platform/spreadsheet/parse-sheet.ts';
import type { TableRow } from '../../platform/spreadsheet/table.ts';
import { labLines } from './lab-lines.ts';

const RULES: readonly Rule<LabTestField>[] = [
  [
    'name',
    100,
    'test name|name test|lab test|name investigation|investigation name|service name|test desc|lab test name',
  ],
  [
    'name',
    95,
    'name|test|investigation|investigations|tests|service|particulars|item name|examination|procedure',
  ],
  ['name', 85, 'profile|panel|profile name|package|package name|panel name'],
  [
    'price',
    100,
    'एमआरपी|एम आर पी|new price|new rate|new mrp|tariff|test tariff|consumer price|consumer rate|mrp|test price|test rate|price|charge|charges|patient rate|sale price|test charges|patient price|selling price',
  ],
  [
    'price',
    90,
    'rate|amount|fee|fees|our rate|test fee|rate list|test amount|patient amount|net rate|final rate',
  ],
  ['price', 101, 'new charges|new charge|new test charges|new fees|new tariff|new amount'],
  ['price', 70, 'cost'],
  [
    'price',
    92,
    'opd|opd rate|opd price|opd charges|opd charge|out patient|normal charges|normal rate|routine rate|routine charges',
  ],
  [
    null,
    120,
    'general ward|private|semi private|deluxe|ipd|ipd rate|icu|urgent charges|urgent rate|stat rate|emergency rate|franchise|doctor rate|doctors rate|dr rate|doctor price|referral rate|ref rate|hospital rate|corporate rate|old|old mrp|b2b|b2b rate|lab rate|lab cost|l2l|l2l rate|franchise rate|discount|discounted price|offer price|old price|old rate|old charges|old charge|old fees|old tariff|old amount|partner rate|our cost|outsource rate',
  ],
  [
    'category',
    90,
    'category|department|group|section|test category|test group|dept|department name|sub department',
  ],
  [
    'sample',
    90,
    'sample|specimen|sample type|specimen type|type sample|sample required|specimen required',
  ],
  ['description', 80, 'desc|details|remarks|notes|method|methodology|test method|technology'],
  ['report_only', 90, 'report only|text report'],
  [
    'parameter',
    90,
    'parameter|parameter name|parameters|component|analyte|sub test|test parameter|sub test name|components',
  ],
  ['type', 90, 'type|value type|result type|parameter type'],
  ['unit', 90, 'unit|units|uom'],
  [
    'normal_range',
    90,
    'normal range|reference range|range|reference|ref range|normal value|normal values|reference interval|biological reference interval|biological ref interval|bio ref interval|ref value|reference value|ref interval|normal|biological reference range',
  ],
  [
    'critical',
    90,
    'critical|critical limits|critical values|critical value|critical range|panic value|panic values|alert value|alert values',
  ],
  ['default_value', 90, 'default|default value'],
  ['loinc', 90, 'loinc|loinc code'],
  [
    null,
    150,
    'tests panel|tests of panel|sr no|s no|sl no|serial no|no|sr|sl|code|test code|testcode|test id|item code|short name|alias|tat|reporting time|report time|report date|schedule|gst|hsn|turn around time|turnaround time|volume|container|tube|vacutainer|temperature|stability|pre test information|fasting|status',
  ],
];

const NOT_A_NAME =
  /^(?:code|no|id|sr|sl|type|group|category|rate|price|mrp|amount|date|unit|units|sample|specimen|method|range|time|report|lab|centre|clinic|list)$/;

/** `Tests / Profiles offered` is a name when no column is a better one. */
function guess(words: readonly string[]): readonly (readonly [LabTestField, number])[] {
  const isName =
    words.length <= 6 &&
    words.some((word) => /^(?:name|test|investigation|profile|examination)$/.test(word)) &&
    !words.some((word) => NOT_A_NAME.test(word));
  const isCharge =
    words.length <= 4 &&
    words.some((word) => /^(?:charges?|fees?|price|tariff|amount)$/.test(word));
  if (isCharge && words.includes('test')) return [['price', 20]];
  if (isName) return [['name', 20]];
  // The MRP of a patient beside the rates between laboratories.
  return words.includes('mrp') && !words.includes('old') ? [['price', 105]] : [];
}

/** A price column is mostly figures, a name column mostly words. */
function fits(field: LabTestField, cells: readonly Cell[]): boolean {
  if (cells.length === 0) return true;
  const shareOf = (is: (cell: Cell) => boolean) => cells.filter(is).length / cells.length;
  if (field === 'price') return shareOf((cell) => amountOf(cell) !== 'doubtful') >= 0.5;
  return field !== 'name' || shareOf((cell) => /\p{L}/u.test(String(cell))) >= 0.5;
}

/**
 * The headings that laboratories use for each field. A row is a parameter, or a test without
 * parameters.
 */
export const LAB_TEST_VOCABULARY: Vocabulary<LabTestField> = {
  rules: RULES,
  required: 'name',
  guess,
  figures: new Set(['price']),
  fits,
};

/** The headings with those that the clinic has taught. */
export function labVocabulary(
  learned: Readonly<Record<string, LabTestField | null>>,
): Vocabulary<LabTestField> {
  return { ...LAB_TEST_VOCABULARY, learned: new Map(Object.entries(learned)) };
}

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

function readTest(lines: readonly Line[]): Reading<LabTestValues> {
  /** The first non-empty cell of the column. */
  const cellOf = (field: LabTestField) =>
    lines.map(({ cells }) => cells[field]).find((cell) => textOf(cell) !== null);
  const has = (field: LabTestField) => textOf(cellOf(field)) !== null;
  const measured = lines.filter(({ cells }) => textOf(cells.parameter) !== null);
  const price = rupeesOf(cellOf('price'));
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
