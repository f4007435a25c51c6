import type { LabTestField } from '#contract/lab/tests/lab-test-import.ts';
import { canonical } from '../../platform/spreadsheet/cells/canonical.ts';
import { isNothing, plainText } from '../../platform/spreadsheet/cells/cells.ts';
import type { Table, TableRow } from '../../platform/spreadsheet/table.ts';
import { COMBINED } from './lab-headings.data.ts';
import { withRanges } from './ranges-by-sex.ts';

type Line = TableRow<LabTestField>;
/** Whether the clinic has a test of this name. */
type IsKnown = (name: string) => boolean;

const SERIAL = /^\(?(\d{1,3}) ?[).\]:-]+ ?(?=[\p{L}\d(])/u;
/** The minimum share of names with a serial number, and of serial numbers in sequence. */
const MOST = 0.8;
const FEWEST = 3;

const serialOf = (line: Line) => SERIAL.exec(plainText(line.cells.name))?.[1];

/** Takes `1) ` off the names of a numbered list. `17-OH Progesterone` alone keeps its number. */
function withoutSerials(lines: readonly Line[]): readonly Line[] {
  const named = lines.filter(({ cells }) => plainText(cells.name) !== '');
  const serials = named.flatMap((line) => serialOf(line) ?? []).map(Number);
  const next = serials.filter(
    (serial, at) => serial === (serials[at - 1] ?? 0) + 1 || serial === 1,
  );
  const isNumbered =
    serials.length >= Math.max(FEWEST, named.length * MOST) && next.length >= serials.length * MOST;
  if (!isNumbered) return lines;
  return lines.map((line) => {
    const name = plainText(line.cells.name).replace(SERIAL, '');
    return serialOf(line) === undefined ? line : { ...line, cells: { ...line.cells, name } };
  });
}

const has = ({ cells }: Line, field: LabTestField) => {
  const text = plainText(cells[field]);
  return text !== '' && !isNothing(text);
};
const isMeasured = (line: Line) => has(line, 'unit') || has(line, 'normal_range');

const withParameter = (line: Line, isTest: boolean): Line => {
  const own = line.cells.name ?? null;
  return { ...line, cells: { ...line.cells, name: isTest ? own : null, parameter: own } };
};

/**
 * In a column of tests and parameters, a row with a price is a test. One without, but with a unit or
 * a range, is a parameter of the test above it.
 */
function withParameters(lines: readonly Line[]): Line[] {
  let isBelowTest = false;
  return lines.map((line) => {
    const isPriced = has(line, 'price');
    if (isPriced) isBelowTest = true;
    else if (!isMeasured(line)) isBelowTest = false;
    return isMeasured(line) && isBelowTest ? withParameter(line, isPriced) : line;
  });
}

/** The fewest rows without a price that make the test above them a panel. */
const PANEL_LEAST = 2;

/**
 * The measured rows without a price below a test that has a price alone, where they are at least two
 * and none of them has the name of a test of the clinic.
 */
function panelRows(lines: readonly Line[], isKnown: IsKnown): ReadonlySet<Line> {
  const panels: Line[][] = [];
  let isBelowTest = false;
  for (const line of lines) {
    const isPriced = has(line, 'price');
    if (isPriced) panels.push([]);
    if (isPriced) isBelowTest = !isMeasured(line);
    else if (!isMeasured(line) || isKnown(plainText(line.cells.name))) isBelowTest = false;
    else if (isBelowTest) panels.at(-1)?.push(line);
  }
  return new Set(panels.filter(({ length }) => length >= PANEL_LEAST).flat());
}

/** Makes the rows of panels their parameters, where only the rows show them (decision 243). */
function withPanels(lines: readonly Line[], isKnown: IsKnown): Line[] {
  const below = panelRows(lines, isKnown);
  if (below.size === 0) return [...lines];
  return lines.map((line) => {
    const isPriced = has(line, 'price') && isMeasured(line);
    return isPriced || below.has(line) ? withParameter(line, isPriced) : line;
  });
}

/** The rows of a table of tests, with names free of serial numbers, and parameters as such. */
export function testRows(
  { rows, headings }: Table<LabTestField>,
  isKnown: IsKnown = () => false,
): Line[] {
  const names = headings.find(({ field }) => field === 'name');
  const isCombined =
    !headings.some(({ field }) => field === 'parameter') &&
    COMBINED.split('|').includes(canonical(names?.heading ?? null));
  const hasParameters = headings.some(({ field }) => field === 'parameter');
  const lines = withoutSerials(withRanges(rows, headings));
  if (isCombined) return withParameters(lines);
  return hasParameters ? [...lines] : withPanels(lines, isKnown);
}
