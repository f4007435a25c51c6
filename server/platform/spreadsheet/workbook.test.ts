import { read, SSF } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readSpreadsheet } from './index.ts';
import { sheet, workbook } from './workbook.ts';

type Line = { name: string; pieces: number; paid: number; day: string | null; at: Date };

const LINES: Line[] = [
  {
    name: '=HYPERLINK("http://evil.example","Paracetamol")',
    pieces: 12,
    paid: -12_345_678,
    day: '2026-03-31',
    // 31 March, 5:30 in the morning in India.
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

const made = workbook({
  name: 'stock',
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

it('writes numbers, money and days as such and reads them back', async () => {
  expect(made.name).toBe('stock.xlsx');
  const rows = await readSpreadsheet(await made.bytes());
  expect(rows[0]).toEqual(['Name', 'Pieces', 'Paid', 'Day', 'At']);
  expect(rows[1]?.slice(1)).toEqual([12, -123_456.78, '2026-03-31', '2026-03-31']);
  expect(rows[2]?.slice(0, 4)).toEqual(['+91 98450', 0, 0.5, null]);
  // The clinic's clock: half past midnight of the next day.
  expect(rows[2]?.[4]).toBe('2026-11-21');
});

it('keeps a text that begins like a formula a text', async () => {
  const book = read(await made.bytes(), { dense: true, cellFormula: true, cellNF: true });
  const cells = (book.Sheets.Stock?.['!data'] ?? []).slice(1).map((row) => row[0]);
  expect(cells.map((cell) => [cell?.t, cell?.f])).toEqual(LINES.map(() => ['s', undefined]));
  expect(cells[0]?.v).toBe(LINES[0]?.name);
  expect(String(cells[3]?.v)).toHaveLength(32_767);
});

it('shows money with the groups of India', async () => {
  const book = read(await made.bytes(), { dense: true, cellNF: true });
  const money = (book.Sheets.Stock?.['!data'] ?? []).slice(1, 3).map((row) => row[2]);
  const shown = money.map((cell) => SSF.format(String(cell?.z), Number(cell?.v)));
  expect(shown).toEqual(['-₹1,23,456.78', '₹0.50']);
});
