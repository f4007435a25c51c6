import { nameKey } from '#contract/kernel/name-key.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import { numberOf, textOf } from '../../platform/spreadsheet/cells.ts';
import type { Table, TableRow } from '../../platform/spreadsheet/table.ts';
import type { DrugField } from './import-columns.ts';

type Row = TableRow<DrugField>;
type Guarded = { readonly line: Row; readonly problem: string | null };

const TOTAL =
  /^(?:(?:grand|sub|net|gross|page|bill|invoice)[ -]*)?(?:total|amount)(?: (?:no|of|items?|qty|quantity|stock|amount|value|pieces|rs))*[\s\d.,:=₹-]*$/i;

/**
 * Whether the row below the headings continues them: it has no name, and words in numeric columns.
 */
export function hasTwoHeadingRows({ rows: [first] }: Table<DrugField>): boolean {
  if (!first || textOf(first.cells.name) !== null) return false;
  const { price, quantity_in_stock } = first.cells;
  return [price, quantity_in_stock].some((cell) => Number.isNaN(numberOf(cell) ?? 0));
}

/**
 * Which rows can be imported as drugs, and why others cannot. A row without a name but with a batch
 * or an expiry is another batch of the drug above. In a count, a drug with several rows is left
 * unchanged: using a single row would remove the pieces of the others.
 */
export function guardRows(
  rows: readonly Row[],
  mode: ImportMode,
  isKnown: (name: string) => boolean,
): Guarded[] {
  const guarded = withNames(rows.filter(({ part }) => part !== 'headings')).map((line) => ({
    line,
    problem: notADrug(line, isKnown),
  }));
  if (mode === 'delivery') return guarded;
  const keyOf = ({ line }: Guarded) => nameKey(textOf(line.cells.name) ?? '');
  const times = Map.groupBy(
    guarded.filter(({ problem }) => problem === null),
    keyOf,
  );
  return guarded.map((one) => {
    const isTwice = keyOf(one) !== '' && (times.get(keyOf(one))?.length ?? 0) > 1;
    return { ...one, problem: one.problem ?? (isTwice ? M.countedTwice : null) };
  });
}

function withNames(rows: readonly Row[]): Row[] {
  let above: Row['cells'][DrugField] = null;
  return rows.map((line) => {
    const { name, batch_no, expiry_date } = line.cells;
    if (textOf(name) !== null || line.part !== undefined) above = name ?? null;
    else if (textOf(batch_no) !== null || textOf(expiry_date) !== null) {
      return { ...line, cells: { ...line.cells, name: above ?? null } };
    }
    return line;
  });
}

function notADrug({ cells, part }: Row, isKnown: (name: string) => boolean): string | null {
  if (part === 'second table') return M.secondTable;
  const name = textOf(cells.name) ?? '';
  return TOTAL.test(name) && !isKnown(name) ? M.isTotal : null;
}
