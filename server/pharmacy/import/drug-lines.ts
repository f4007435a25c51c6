import { nameKey } from '#contract/kernel/name-key.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import { amountOf, countOf, isNothing, plainText } from '../../platform/spreadsheet/cells/cells.ts';
import {
  isRemark,
  isTotal,
  isTotalAtEnd,
  isTotalOf,
} from '../../platform/spreadsheet/cells/labels.ts';
import type { TableRow } from '../../platform/spreadsheet/table.ts';
import { nameReader, namesApart } from './drug-names.ts';
import { withoutBareSum, withoutGroupSums, withoutNamedSums } from './group-sums.ts';

type Row = TableRow<DrugField>;

/** A row of the table: of a drug, one that a person must look at, or not of a drug at all. */
export type Line = {
  readonly line: Row;
  readonly name: string;
  readonly problem: null | {
    readonly kind: 'look' | 'left';
    readonly reason: string;
    readonly field?: DrugField;
  };
};

const DITTO =
  /^(?:["'″〃]+|[-\s"']*(?:do|ditto|same(?: as)?(?: above)?|as above|same drug|same item|वही|उपरोक्त|ऊपर वाला)[-.\s"']*|-+["']-+|[-\s]*,,[-\s]*)$/iu;

const FIGURES = [
  ...(['price', 'quantity_in_stock', 'buying_price', 'free_quantity'] as const),
  'loose_quantity',
] as const;
const has = ({ cells }: Row, field: DrugField) => {
  const text = plainText(cells[field]);
  return text !== '' && !isNothing(text);
};
const hasFigures = (line: Row) => FIGURES.some((field) => has(line, field));
const isOfBatch = (line: Row) => has(line, 'batch_no') || has(line, 'expiry_date');

/** The reason why a label is not the name of a drug, or null. */
function labelReason(label: string, line: Row): string | null {
  if (isTotal(label)) return M.isTotal;
  if (isOfBatch(line)) return null;
  if (isTotalOf(label)) return M.isTotal;
  if (isTotalAtEnd(label) && !has(line, 'price')) return M.isTotal;
  return isRemark(label) && !(has(line, 'price') && has(line, 'quantity_in_stock'))
    ? M.isFooter
    : null;
}

/** The words of a row, in any column but the name's. */
const wordsOf = ({ cells, beside }: Row) => [
  ...Object.entries(cells).flatMap(([field, cell]) =>
    field !== 'name' && typeof cell === 'string' ? [plainText(cell)] : [],
  ),
  ...(beside ? [beside] : []),
];

function leftOut(line: Row, isKnown: (name: string) => boolean): string | null {
  if (line.part === 'second table') return M.secondTable;
  const name = plainText(line.cells.name);
  if (name !== '' && isKnown(name)) return null;
  const reason = name === '' ? null : labelReason(name, line);
  if (reason !== null) return reason;
  if (name === '') return leftUnnamed(line);
  if (hasFigures(line) || isOfBatch(line) || hasDetails(line)) return null;
  return M.isHeading;
}

/** A row without a name, but with a batch and figures. */
const isOfBatches = (line: Row | undefined) =>
  line !== undefined && plainText(line.cells.name) === '' && isOfBatch(line) && hasFigures(line);

/** A row without a name: a total, a remark, or else a further batch (null). */
function leftUnnamed(line: Row): string | null {
  const words = wordsOf(line);
  const isSum = (text: string) => isTotal(text) || /\btotal\b|कुल|योग|एकूण/i.test(text);
  if (words.some(isSum)) return M.isTotal;
  if (words.some(isRemark) || !hasFigures(line)) return M.isHeading;
  // A batch whose figures cannot be read needs a look: a count without it would be too low.
  if (isOfBatch(line)) return null;
  const amounts = FIGURES.map((field) => line.cells[field]);
  const isSaid = amounts.some(
    (cell) => typeof (amountOf(cell) ?? countOf(cell).pieces) === 'number',
  );
  return isSaid ? null : M.isFooter;
}

const DETAILS = [
  ...(['unit', 'supplier', 'box_number', 'description', 'generic_name'] as const),
  ...(['form', 'pack', 'manufacturer', 'hsn'] as const),
] as const;
const hasDetails = (line: Row) =>
  DETAILS.some((field) => has(line, field)) || (line.beside ?? '') !== '';

/**
 * The rows of a stock list, each with its drug. A row without a name, or with a ditto mark, but with
 * a batch or an expiry is another batch of the drug above. Totals, headings and remarks are left
 * out; `isKnown` names are drugs whatever they look like.
 */
export function drugLines(rows: readonly Row[], isKnown: (name: string) => boolean): Line[] {
  let above = '';
  const table = rows.filter(({ part }) => part !== 'headings');
  const nameOf = nameReader(table, isKnown);
  const lines = table.map((line, at): Line => {
    const reason = leftOut(line, isKnown);
    const own = nameOf(line);
    if (reason !== null) {
      // A name on a line of its own is the one of the batches below it.
      above = reason === M.isHeading && isOfBatches(table[at + 1]) ? own : '';
      return { line, name: own || (line.beside ?? ''), problem: { kind: 'left', reason } };
    }
    const isSameAsAbove = DITTO.test(plainText(own)) || (own === '' && isOfBatch(line));
    const name = isSameAsAbove ? above : own;
    if (!isSameAsAbove) above = own;
    return { line, name, problem: nameProblem(name, isKnown) };
  });
  const items = withoutNamedSums(withoutGroupSums(lines, isKnown), isKnown);
  return toldApart(withoutBareSum(items), isKnown);
}

/**
 * Drugs that share a name, and that only the pack or the form tells apart, are never one drug: a new
 * one gets the pack in its name. Where the clinic has the bare name, a person must say which it is.
 */
function toldApart(lines: readonly Line[], isKnown: (name: string) => boolean): Line[] {
  const named = lines.filter(({ name, problem }) => name !== '' && problem?.kind !== 'left');
  const names = new Map<Line, string>();
  for (const rows of Map.groupBy(named, ({ name }) => nameKey(name)).values()) {
    const apart = namesApart(rows);
    for (const [at, row] of rows.entries()) names.set(row, apart?.[at] ?? row.name);
  }
  return lines.map((one) => {
    const name = names.get(one) ?? one.name;
    if (name === one.name || isKnown(name) || !isKnown(one.name)) return { ...one, name };
    const problem = { kind: 'look', reason: M.twoPacks, field: 'pack' } as const;
    return { ...one, problem: one.problem ?? problem };
  });
}

/** `Batch: AZ1`, a line of a batch below its drug, whose pieces the drug's own line has too. */
const BATCH_LINE = /^\W*(?:batch|lot|b\.? ?no\.?)(?: ?no\.?)? ?[:#=-]/i;

function nameProblem(name: string, isKnown: (name: string) => boolean): Line['problem'] {
  if (name === '' || isNothing(plainText(name))) {
    return { kind: 'look', reason: M.noName, field: 'name' };
  }
  if (isKnown(name) || (/\p{L}/u.test(name) && !BATCH_LINE.test(name))) return null;
  return { kind: 'look', reason: M.oddName, field: 'name' };
}
