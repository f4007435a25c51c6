import type { LabTestField } from '#contract/lab/tests/lab-test-import.ts';
import { canonical } from '../../platform/spreadsheet/cells/canonical.ts';
import { isNothing, plainText } from '../../platform/spreadsheet/cells/cells.ts';
import type { Table, TableRow } from '../../platform/spreadsheet/table.ts';
import { COMBINED } from './lab-headings.data.ts';
import { withRanges } from './ranges-by-sex.ts';

type Line = TableRow<LabTestField>;

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

/**
 * In a column of tests and parameters, a row with a price is a test. One without, but with a unit or
 * a range, is a parameter of the test above it. Where only the rows show that (`ofPanels`), that test
 * has neither a unit nor a range of its own.
 */
function withParameters(lines: readonly Line[], ofPanels = false): readonly Line[] {
  let isBelowTest = false;
  return lines.map((line) => {
    const { cells } = line;
    const isPriced = has(line, 'price');
    if (isPriced) isBelowTest = !ofPanels || !isMeasured(line);
    else if (!isMeasured(line)) isBelowTest = false;
    if (!isMeasured(line) || !(isBelowTest || isPriced)) return line;
    const own = cells.name ?? null;
    const name = isPriced ? own : null;
    return { ...line, cells: { ...cells, name, parameter: own } };
  });
}

/** Whether measured rows without a price stand below a test that has a price alone. */
function hasPanels(lines: readonly Line[]): boolean {
  const below = lines.filter((line, at) => {
    const above = lines[at - 1];
    return (
      above !== undefined &&
      has(above, 'price') &&
      !isMeasured(above) &&
      !has(line, 'price') &&
      isMeasured(line)
    );
  });
  return below.length > 0;
}

/** The rows of a table of tests, with names free of serial numbers, and parameters as such. */
export function testRows({ rows, headings }: Table<LabTestField>): Line[] {
  const names = headings.find(({ field }) => field === 'name');
  const isCombined =
    !headings.some(({ field }) => field === 'parameter') &&
    COMBINED.split('|').includes(canonical(names?.heading ?? null));
  const hasParameters = headings.some(({ field }) => field === 'parameter');
  const lines = withoutSerials(withRanges(rows, headings));
  if (isCombined) return [...withParameters(lines)];
  return [...(!hasParameters && hasPanels(lines) ? withParameters(lines, true) : lines)];
}
