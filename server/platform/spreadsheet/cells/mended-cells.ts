import type { MendedCell } from '#contract/kernel/import.ts';
import type { Cell } from '../parse-sheet.ts';
import type { Table, TableRow } from '../table.ts';

const keyOf = (row: number, sheet: string | undefined) => `${row} ${sheet ?? ''}`;

/**
 * A table with the cells that a person mended. An empty text empties its cell. A cell of a row or a
 * field that the table does not have changes nothing.
 */
export function withMended<Field extends string>(
  table: Table<Field>,
  mended: readonly MendedCell[],
  fields: readonly Field[],
): Table<Field> {
  if (mended.length === 0) return table;
  const ofRows = Map.groupBy(mended, ({ row, sheet }) => keyOf(row, sheet));
  const mend = (line: TableRow<Field>): TableRow<Field> => {
    const cells: Partial<Record<Field, Cell>> = { ...line.cells };
    for (const { field: name, text } of ofRows.get(keyOf(line.row, line.sheet)) ?? []) {
      const field = fields.find((one) => one === name);
      if (field) cells[field] = text.trim() || null;
    }
    return { ...line, cells };
  };
  return { ...table, rows: table.rows.map(mend) };
}
