import * as XLSX from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { EIGHTH_FIRST_HALF, EIGHTH_SECOND_HALF } from './eighth-trial/index.ts';
import { FIFTH_FIRST_HALF, FIFTH_SECOND_HALF } from './fifth-trial/index.ts';
import { FOURTH_SHEETS } from './fourth-trial/index.ts';
import { HELD_BACK_SHEETS } from './held-back/index.ts';
import { judge, type ReadRow } from './judge-rows.ts';
import { NINTH_SHEETS } from './ninth-trial/index.ts';
import { OPEN_SHEETS } from './open/index.ts';
import { SECOND_SHEETS } from './second-trial/index.ts';
import { SEVENTH_FIRST_HALF, SEVENTH_SECOND_HALF } from './seventh-trial/index.ts';
import { SHEET_FORMATS, type SheetCase } from './sheet-case.ts';
import { expectedOf } from './sheet-lines.ts';
import { SIXTH_FIRST_HALF, SIXTH_SECOND_HALF } from './sixth-trial/index.ts';
import { STRANGE_SHEETS } from './strangers/index.ts';
import { THIRD_SHEETS } from './third-trial/index.ts';
import { fileNameOf, writeSheet } from './write-sheet.ts';

const CASES = [
  ...OPEN_SHEETS,
  ...HELD_BACK_SHEETS,
  ...STRANGE_SHEETS,
  ...SECOND_SHEETS,
  ...THIRD_SHEETS,
  ...FOURTH_SHEETS,
  ...FIFTH_FIRST_HALF,
  ...FIFTH_SECOND_HALF,
  ...SIXTH_FIRST_HALF,
  ...SIXTH_SECOND_HALF,
  ...SEVENTH_FIRST_HALF,
  ...SEVENTH_SECOND_HALF,
  ...EIGHTH_FIRST_HALF,
  ...EIGHTH_SECOND_HALF,
  ...NINTH_SHEETS,
];

function firstSheet(sheetCase: SheetCase): string[][] {
  const { sheet } = expectedOf(sheetCase).tables[0] ?? { sheet: '' };
  const book = XLSX.read(writeSheet(sheetCase), { sheetRows: 100 });
  const found = book.Sheets[sheet] ?? book.Sheets[book.SheetNames[0] ?? ''];
  return XLSX.utils.sheet_to_json(found ?? {}, {
    header: 1,
    raw: false,
    defval: '',
    blankrows: true,
    range: 'A1:Z99',
  });
}

/** The report of a perfect import. */
function perfect(sheetCase: SheetCase): ReadRow[] {
  return expectedOf(sheetCase).rows.flatMap(({ is, sheet, row, values }) =>
    is === 'taken' || is === 'look' ? [{ sheet, row, outcome: is, values }] : [],
  );
}

it('has every format, and no two sheets of one name', () => {
  expect(new Set(CASES.map(({ format }) => format))).toEqual(new Set(SHEET_FORMATS));
  expect(new Set(CASES.map(fileNameOf)).size).toBe(CASES.length);
});

describe.each(CASES)('$name', (sheetCase) => {
  it('becomes a file whose rows are where the clerk saw them', () => {
    const { rows, tables } = expectedOf(sheetCase);
    const shown = firstSheet(sheetCase);
    for (const row of rows.filter(({ sheet, row }) => sheet === tables[0]?.sheet && row < 100)) {
      const cells = shown[row.row - 1] ?? [];
      expect(
        cells.some((cell) => cell.trim() !== ''),
        `row ${row.row}`,
      ).toBe(row.is !== 'blank');
    }
  });

  it('has a table with rows to take, and a perfect import is judged right', () => {
    const { rows, tables } = expectedOf(sheetCase);
    expect(tables.length).toBeGreaterThan(0);
    expect(
      tables.every(
        ({ headingRow, columns }) => headingRow >= 0 && Object.values(columns).includes('name'),
      ),
    ).toBe(true);
    expect(rows.filter(({ is }) => is === 'taken').length).toBeGreaterThan(2);
    expect(
      judge(sheetCase, perfect(sheetCase)).filter(({ verdict }) => verdict !== 'right'),
    ).toEqual([]);
  });
});
