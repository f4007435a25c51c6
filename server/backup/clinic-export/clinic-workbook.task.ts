import { CLINIC_DATA_MESSAGES } from '#contract/backup/clinic-data.messages.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { conflict } from '../../platform/errors.ts';
import type { TaskWork } from '../../platform/heavy/index.ts';
import type { ExportContext } from '../../platform/http/export-route.ts';
import {
  type Column,
  countedBy,
  SHEET_ROWS_MAX,
  sheet,
  writeWorkbook,
} from '../../platform/spreadsheet/workbook.ts';
import type { StoredTable } from '../archive/tables.ts';
import { clinicLines, countedTables } from './clinic-rows.ts';

const PAISE = /_paise$/;
const MOMENT = /_at$/;

type Row = Readonly<Record<string, unknown>>;

/** A cell for a value in the database's JSON. */
function columnOf(name: string): Column<Row> {
  if (PAISE.test(name)) {
    return { title: name.replace(PAISE, ''), kind: 'money', of: (row) => numberIn(row[name]) };
  }
  if (MOMENT.test(name)) return { title: name, kind: 'moment', of: (row) => momentIn(row[name]) };
  return { title: name, kind: 'text', of: (row) => textIn(row[name]) };
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);
const momentIn = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);

function textIn(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function* rowsOf(tx: Tx, table: StoredTable): AsyncGenerator<Row> {
  for await (const lines of clinicLines(tx, table)) {
    for (const line of lines) yield JSON.parse(line);
  }
}

/** Writes every record of a clinic as an Excel file, with one sheet for each non-empty table. */
export const work: TaskWork<ExportContext> = async ({ tx, input, file, tell }) => {
  const tables = (await countedTables(tx)).filter(({ rows }) => rows > 0);
  if (tables.some(({ rows }) => rows >= SHEET_ROWS_MAX)) {
    throw conflict(CLINIC_DATA_MESSAGES.tooLargeForExcel);
  }
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  await writeWorkbook(file, {
    timeZone: input.timeZone,
    sheets: tables.map((table) =>
      sheet({ name: table.name, columns: table.columns.map(columnOf), rows: rowsOf(tx, table) }),
    ),
    told: countedBy(tell, total),
  });
};
