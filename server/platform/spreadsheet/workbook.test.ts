import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, SSF } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSpreadsheet } from '../../testing/read-spreadsheet.ts';
import { sheet, writeWorkbook } from './workbook.ts';

type Line = { name: string; pieces: number; paid: number; day: string | null; at: Date };

const LINES: Line[] = [
  {
    name: '=HYPERLINK("http://evil.example","Paracetamol")',
    pieces: 12,
    paid: -12_345_678,
    day: '2026-03-31',
    // 31 March, 05:30 in India.
    at: new Date('2026-03-31T00:00:00Z'),
  },
  { name: '+91 98450', pieces: 0, paid: 50, day: null, at: new Date('2026-11-20T19:00:00Z') },
  {
    name: '@SUM(A1) ₹',
    pieces: 1,
    paid: 0,
    day: '2026-01-01',
    at: new Date('2026-11-21T04:30:00Z'),
  },
  { name: `-1+1|cmd ${'x'.repeat(40_000)}`, pieces: 1, paid: 7, day: null, at: new Date(0) },
];

let folder: string;
let made: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-workbook-'));
  const file = join(folder, 'stock.xlsx');
  await writeWorkbook(file, {
    timeZone: 'Asia/Kolkata',
    sheets: [
      sheet({
        name: 'Stock',
        rows: LINES,
        columns: [
          { title: 'Name', kind: 'text', of: ({ name }) => name },
          { title: 'Pieces', kind: 'number', of: ({ pieces }) => pieces },
          { title: 'Paid', kind: 'money', of: ({ paid }) => paid },
          { title: 'Day', kind: 'day', of: ({ day }) => day },
          { title: 'At', kind: 'moment', of: ({ at }) => at },
        ],
      }),
    ],
  });
  made = await readFile(file);
});
afterAll(() => rm(folder, { recursive: true }));

it('writes numbers, money and days with their types, and reads them back', async () => {
  const rows = await readSpreadsheet(made);
  expect(rows[0]).toEqual(['Name', 'Pieces', 'Paid', 'Day', 'At']);
  expect(rows[1]?.slice(1)).toEqual([12, -123_456.78, '2026-03-31', '2026-03-31']);
  expect(rows[2]?.slice(0, 4)).toEqual(['+91 98450', 0, 0.5, null]);
  // The clinic's time is 00:30 of the next day.
  expect(rows[2]?.[4]).toBe('2026-11-21');
});

it('keeps a text that looks like a formula as text', async () => {
  const book = read(made, { dense: true, cellFormula: true, cellNF: true });
  const cells = (book.Sheets.Stock?.['!data'] ?? []).slice(1).map((row) => row[0]);
  expect(cells.map((cell) => [cell?.t, cell?.f])).toEqual(LINES.map(() => ['s', undefined]));
  expect(cells[0]?.v).toBe(LINES[0]?.name);
  expect(String(cells[3]?.v)).toHaveLength(32_767);
});

it('shows money with Indian digit groups', async () => {
  const book = read(made, { dense: true, cellNF: true });
  const money = (book.Sheets.Stock?.['!data'] ?? []).slice(1, 3).map((row) => row[2]);
  const shown = money.map((cell) => SSF.format(String(cell?.z), Number(cell?.v)));
  expect(shown).toEqual(['-₹1,23,456.78', '₹0.50']);
});

it('has filters on the headings, and column widths for its first rows', () => {
  const { Stock } = read(made, { dense: true, cellStyles: true }).Sheets;
  expect(Stock?.['!autofilter']?.ref).toBe('A1:E5');
  expect(Stock?.['!cols']?.map((column) => column.width)).toEqual([60, 16, 16, 16, 16]);
});

it('keeps characters that XML cannot contain', async () => {
  const file = join(folder, 'signs.xlsx');
  const text = '<b>&"\u0001 _x0041_ \ud800 line\nline\r\n ends ';
  const columns = [{ title: 'Text', kind: 'text' as const, of: (one: string) => one }];
  await writeWorkbook(file, {
    timeZone: 'UTC',
    sheets: [sheet({ name: 'Signs', columns, rows: [text] })],
  });
  const [, row] = read(await readFile(file), { dense: true }).Sheets.Signs?.['!data'] ?? [];
  // The reader normalizes CR LF to LF.
  expect(row?.[0]?.v).toBe(text.replace('\ud800', '\ufffd').replace('\r', ''));
});

it('reads rows only as fast as it writes, and passes errors on', async () => {
  const file = join(folder, 'long.xlsx');
  let given = 0;
  async function* rows() {
    for (; given < 100_000; given += 1) yield given;
    throw new Error('The connection is lost.');
  }
  const columns = [{ title: 'Number', kind: 'number' as const, of: (one: number) => one }];
  let written = 0;
  let ahead = 0;
  const writing = writeWorkbook(file, {
    timeZone: 'UTC',
    sheets: [sheet({ name: 'Long', columns, rows: rows() })],
    told() {
      written += 1;
      ahead = Math.max(ahead, given - written);
    },
  });
  await expect(writing).rejects.toThrow('The connection is lost.');
  expect([written, ahead]).toEqual([100_000, 0]);
});
