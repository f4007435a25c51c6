import type { DrugField, ImportMode } from '#contract/pharmacy/drug-import.ts';
import { plainText } from '../../../platform/spreadsheet/cells/cells.ts';
import type { Cell } from '../../../platform/spreadsheet/parse-sheet.ts';
import type { HeadingRead, Table } from '../../../platform/spreadsheet/table.ts';
import { type GstField, isFree, isGstField, isHalf, percentOf, USUAL } from './gst-cell.ts';

const PERCENT_MAX = 40;
const isPercent = (cell: Cell) => /%\s*$/.test(plainText(cell));
const saysRate = (heading: Cell) => /%|percent|\brate\b|slab/i.test(plainText(heading));

type Kind = 'rates' | 'amounts' | 'zeros' | 'empty';

/** Tells rates from amounts. A heading without `%` may name either, and a 0 proves neither. */
function kindOf(field: GstField, cells: readonly Cell[], heading: Cell): Kind {
  const times = isHalf(field) ? 2 : 1;
  const read = cells.map((cell) => ({ cell, rate: percentOf(cell, isHalf(field)) }));
  const said = read.filter(({ rate }) => rate !== null);
  if (said.length === 0) return 'empty';
  const rates = said.map(({ rate }) => rate);
  if (saysRate(heading)) {
    const isRates = rates.some((rate) => typeof rate === 'number' && rate * times <= 100);
    return isRates ? 'rates' : 'amounts';
  }
  const figures = rates.filter((rate) => rate !== 0);
  if (figures.length === 0) {
    return said.some(({ cell }) => isFree(cell) || isPercent(cell)) ? 'rates' : 'zeros';
  }
  // A column of one invalid rate, such as 17, is read: the preview shows its rows.
  const [first] = rates;
  const isOdd = typeof first === 'number' && Number.isInteger(first) && first <= PERCENT_MAX;
  if (isOdd && rates.every((rate) => rate === first)) return 'rates';
  const usual = figures.filter((rate) => typeof rate === 'number' && USUAL.includes(rate * times));
  const isRates = usual.length >= figures.length / 2 || cells.every(isPercent);
  return isRates ? 'rates' : 'amounts';
}

/** Whether a column may be one of rates. `withSureGst` judges one of zeros by those beside it. */
export function fitsGst(field: DrugField, cells: readonly Cell[], heading: Cell): boolean {
  return isGstField(field) && kindOf(field, cells, heading) !== 'amounts';
}

type Heading = HeadingRead<DrugField>;

function without(table: Table<DrugField>, dropped: readonly Heading[], isKnown = false) {
  if (dropped.length === 0) return table;
  const fields = new Set<string>(dropped.map(({ field }) => field ?? ''));
  return {
    ...table,
    headings: table.headings.map((one) =>
      dropped.includes(one) ? { ...one, field: null, isKnown } : one,
    ),
    rows: table.rows.map((row) => {
      const cells = Object.entries(row.cells).filter(([field]) => !fields.has(field));
      return { ...row, cells: Object.fromEntries(cells) };
    }),
  };
}

const gstOf = ({ headings }: Table<DrugField>) =>
  headings.flatMap((one) =>
    one.field && isGstField(one.field) ? [{ one, field: one.field }] : [],
  );

/**
 * The columns without `%` that are no rates for certain: all where one of them is of amounts, and
 * those of zeros, unless IGST or a half beside them has rates.
 */
function unsure(table: Table<DrugField>, assigned: Columns): Heading[] {
  const gst = gstOf(table).map(({ one, field }) => {
    const cells = table.rows.flatMap(({ part, cells }) => (part ? [] : (cells[field] ?? [])));
    const isGiven = assigned?.has(one.column) ?? false;
    return { one, field, isGiven, kind: kindOf(field, cells, one.heading) };
  });
  const plain = gst.filter(({ one, isGiven }) => !isGiven && !saysRate(one.heading));
  const hasAmounts =
    plain.some(({ kind }) => kind === 'amounts') ||
    table.headings.some(({ unfit, heading }) => unfit && isGstField(unfit) && !saysRate(heading));
  if (hasAmounts) return plain.map(({ one }) => one);
  const isPart = (field: GstField) => field !== 'gst_percent';
  const isSure = gst.some(({ field, kind }) => isPart(field) && kind === 'rates');
  return plain
    .filter(({ field, kind }) => kind === 'zeros' && !(isSure && isPart(field)))
    .map(({ one }) => one);
}

/** The columns that a person assigned. */
type Columns = { has(column: number): boolean } | undefined;

/**
 * The table without columns of GST that state no rate for certain; they are shown as not read. Half
 * of a rate needs a column of the other half. A price list has no rates.
 */
export function withSureGst(
  table: Table<DrugField>,
  { mode, assigned }: { readonly mode: ImportMode; readonly assigned?: Columns },
): Table<DrugField> {
  if (mode === 'prices')
    return without(
      table,
      gstOf(table).map(({ one }) => one),
      true,
    );
  const sure = without(table, unsure(table, assigned));
  const halves = gstOf(sure).filter(({ field }) => isHalf(field));
  return halves.length === 1
    ? without(
        sure,
        halves.map(({ one }) => one),
      )
    : sure;
}
