import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import type { LabTestField } from '#contract/lab/tests/lab-test-import.ts';
import { textOf } from '../../platform/spreadsheet/cells/cells.ts';
import { isRemark, isTotal, isTotalOf } from '../../platform/spreadsheet/cells/labels.ts';
import type { TableRow } from '../../platform/spreadsheet/table.ts';

type Line = TableRow<LabTestField>;

/** A row that is not of a test, with the reason. */
export type LeftLine = { readonly row: number; readonly name: string; readonly left: string };

const SECTION = [
  'ha?ematology',
  '(?:clinical )?bio-?chemistry',
  '(?:clinical )?pathology',
  'serology',
  'immunology',
  'micro-?biology',
  'histo-?pathology',
  'cytology',
  'endocrinology',
  'molecular biology',
  'immuno-?assays?',
].join('|');
/** `2) BIOCHEMISTRY`, `Dept. of Serology & Immunology`: never a test, also with a serial number. */
const IS_SECTION = new RegExp(
  String.raw`^[\W\dIVX]*(?:(?:dep(?:artmen)?t\.?|section)(?: of)?:? )?(?:${SECTION})(?:(?: ?[&/,] ?| and )(?:${SECTION}))*(?: (?:tests?|section|department))?\W*$`,
  'i',
);

function reasonOf({ cells, beside = '', part, hasNumberBeside = false }: Line): string | null {
  if (part === 'second table') return M.secondTable;
  const name = textOf(cells.name) ?? '';
  const label = name || beside;
  const others = Object.entries(cells).filter(
    ([field, cell]) => field !== 'name' && textOf(cell) !== null,
  );
  // A name beside a serial number or an old price is one of a test.
  const isAlone = others.length === 0 && !(name !== '' && hasNumberBeside);
  if (isTotal(label) && textOf(cells.parameter) === null) return M.isTotal;
  if (isTotalOf(label) && others.every(([field]) => field === 'price')) return M.isTotal;
  if (isAlone && isRemark(label)) return M.isHeading;
  if (others.length === 0 && IS_SECTION.test(name)) return M.isHeading;
  return isAlone && (name === '' || beside === '') ? M.isHeading : null;
}

/** The rows of tests and their parameters, and those that are left out. */
export function labLines(rows: readonly Line[]): { tests: Line[]; left: LeftLine[] } {
  const tests: Line[] = [];
  const left: LeftLine[] = [];
  for (const line of rows.filter(({ part }) => part !== 'headings')) {
    const reason = reasonOf(line);
    const name = textOf(line.cells.name) ?? line.beside ?? '';
    if (reason === null) tests.push(line);
    else left.push({ row: line.row, name, left: reason });
  }
  return { tests, left };
}
