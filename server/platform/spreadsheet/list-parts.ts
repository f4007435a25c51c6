import { canonical } from './cells/canonical.ts';
import { plainText } from './cells/cell-text.ts';
import type { Sheet } from './parse-sheet.ts';
import { OTHER_TABLE } from './repeated-headings.ts';
import type { Table } from './table.ts';

/** Whether a sheet is named as another list, such as `Expired`. */
export const isOtherList = (name: string) => OTHER_TABLE.test(name.replaceAll('_', ' '));

const headingsOf = <Field extends string>({ headings }: Table<Field>) =>
  headings.map(({ column, heading }) => `${column} ${canonical(heading)}`).join('|');

/**
 * A list that goes over several sheets: those with the same headings as the best one, in their order,
 * unless a name is in two of them, as in a sheet for each month. The rows of a sheet that is named as
 * another list (`Expired`) are a second table.
 */
export function withParts<Field extends string>(
  [best, ...others]: readonly Table<Field>[],
  sheets: readonly Sheet[],
  required: Field,
): Table<Field> | null {
  if (!best) return null;
  const parts = others.filter((table) => headingsOf(table) === headingsOf(best));
  if (parts.length === 0) return best;
  const all = sheets.flatMap(({ name }) => [best, ...parts].filter(({ sheet }) => sheet === name));
  const own = isOtherList(best.sheet) ? all : all.filter(({ sheet }) => !isOtherList(sheet));
  const rowsOfPart = (table: Table<Field>) =>
    table.rows.map((row) => ({
      ...row,
      sheet: table.sheet,
      ...(!own.includes(table) && row.part === undefined && { part: 'second table' as const }),
    }));
  const seen = new Map<string, string>();
  for (const { sheet, rows } of own) {
    for (const { cells } of rows) {
      const key = plainText(cells[required]).toLowerCase();
      if (key !== '' && (seen.get(key) ?? sheet) !== sheet && !/total/.test(key)) return best;
      seen.set(key, sheet);
    }
  }
  const rows = all.flatMap(rowsOfPart);
  return { ...best, sheet: all.map(({ sheet }) => sheet).join(', '), rows };
}
