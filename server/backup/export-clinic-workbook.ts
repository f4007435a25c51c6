import type { exportClinicWorkbook as endpoint } from '#contract/backup/clinic-data.endpoints.ts';
import { CLINIC_DATA_MESSAGES } from '#contract/backup/clinic-data.messages.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { conflict } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { type Column, sheet, workbook } from '../platform/spreadsheet/workbook.ts';
import { askingIn, clinicTables } from './clinic-tables.ts';
import { type Ask, readRows } from './read-rows.ts';
import type { StoredTable } from './tables.ts';

/** More would not fit into a server's memory beside its work. */
const ROWS_MAX = 300_000;
const PAISE = /_paise$/;
const MOMENT = /_at$/;

type Row = Readonly<Record<string, unknown>>;

/** A value of the database's JSON as a cell takes it. */
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

async function rowsOf(ask: Ask, table: StoredTable, room: number): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const lines of readRows(ask, table)) {
    if (rows.length + lines.length > room) throw conflict(CLINIC_DATA_MESSAGES.tooLargeForExcel);
    for (const line of lines) rows.push(JSON.parse(line));
  }
  return rows;
}

/** Every record of the clinic as an Excel file, a sheet a table that has any; money in rupees. */
export async function exportClinicWorkbook(
  scope: ClinicScope,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, today } = scope;
  await scope.audit('export-clinic-data', { type: 'clinic', id: actor.clinicId });
  const ask = askingIn(tx);
  const sheets = [];
  let room = ROWS_MAX;
  for (const table of await clinicTables(ask)) {
    const rows = await rowsOf(ask, table, room);
    if (rows.length === 0) continue;
    room -= rows.length;
    // A sheet's name has 31 characters at most.
    sheets.push(
      sheet({ name: table.name.slice(0, 31), columns: table.columns.map(columnOf), rows }),
    );
  }
  return workbook({ name: `clinic-${today}`, sheets, timeZone: actor.timeZone });
}
