import { describe, expect, it } from 'vitest';
import { canonical } from './cells/canonical.ts';
import type { Vocabulary } from './headings.ts';
import type { Rows } from './parse-sheet.ts';
import { type Assigned, findTable } from './table.ts';

type Field = 'name' | 'price' | 'stock' | 'expiry';
const VOCABULARY: Vocabulary<Field> = {
  rules: [
    ['name', 100, 'drug name|name|item name'],
    ['price', 100, 'mrp|price mrp'],
    ['price', 60, 'price|rate'],
    ['stock', 90, 'closing stock|stock'],
    ['expiry', 90, 'expiry date|expiry'],
    [null, 150, 's no|hsn|price purchase|old mrp'],
  ],
  required: 'name',
  figures: new Set<Field>(['price', 'stock']),
};

const find = (rows: Rows, vocabulary = VOCABULARY, assigned?: Assigned<Field>) =>
  findTable([{ name: 'Sheet1', rows }], { vocabulary, assigned });
const fieldsOf = (rows: Rows) => find(rows)?.headings.map(({ field }) => field);
const rowsOf = (rows: Rows) => find(rows)?.rows;

describe('the table of a file', () => {
  it('is found by its headings below a title, in any order and case', () => {
    const table = find([
      ['Nandi Pharmacy'],
      [],
      ['S. No', 'MRP (₹)', ' DRUG  name ', 'Rate', 'Odd'],
      [1, 2.5, 'Dolo', 9, 'x'],
      [],
      [2, null, 'Pan', null],
    ]);
    expect(table?.headings.map(({ heading, field, isKnown }) => [heading, field, isKnown])).toEqual(
      [
        ['S. No', null, true],
        ['MRP (₹)', 'price', true],
        ['DRUG  name', 'name', true],
        ['Rate', null, true],
        ['Odd', null, false],
      ],
    );
    expect(table?.rows).toEqual([
      { row: 4, cells: { name: 'Dolo', price: 2.5 }, beside: 'x', hasNumberBeside: true },
      { row: 6, cells: { name: 'Pan', price: null }, hasNumberBeside: true },
    ]);
    expect(table?.headings[1]?.samples).toEqual(['2.5']);
  });

  it.each([
    ['M.R.P.', 'price'],
    ['M.R.P. Rs.', 'price'],
    ['Price (INR)', 'price'],
    ['Cl. Stk', 'stock'],
    ['CLOSINGSTOCK', 'stock'],
    ['Stock as on 21/11/2026', 'stock'],
    ['Exp Dt', 'expiry'],
    ['Rated', null],
    ['Old M.R.P.', null],
  ])('reads the heading %s as %s', (heading, field) => {
    expect(fieldsOf([['Name', heading]])?.[1]).toBe(field);
  });

  it('uses the column with the better name when two match a field, in any order', () => {
    const rows = [
      ['Rate', 'Name', 'M.R.P.'],
      [1, 'Dolo', 2],
    ];
    expect(rowsOf(rows)).toEqual([
      { row: 2, cells: { name: 'Dolo', price: 2 }, hasNumberBeside: true },
    ]);
  });

  it('joins headings of two rows, also below one that spans several columns', () => {
    const rows = [
      ['Item', 'Exp.', 'Price', null, 'Closing'],
      ['Name', 'Date', 'Purchase', 'MRP', 'Stock'],
      ['Dolo', '05/27', 2, 3, 40],
    ];
    expect(fieldsOf(rows)).toEqual(['name', 'expiry', null, 'price', 'stock']);
    expect(rowsOf(rows)?.map(({ row }) => row)).toEqual([3]);
  });

  it('joins two rows whose single words do not name a column', () => {
    const rows = [
      ['Name', 'Drug', 'Rate'],
      ['Code', 'Name', '(Rs.)'],
      ['D1', 'Dolo', 3],
    ];
    const vocabulary: Vocabulary<Field> = {
      ...VOCABULARY,
      rules: [...VOCABULARY.rules, [null, 150, 'name code|code|drug']],
    };
    expect(find(rows, vocabulary)?.rows).toEqual([
      { row: 3, cells: { name: 'Dolo', price: 3 }, beside: 'D1', hasNumberBeside: false },
    ]);
  });

  it('is read with what the clinic has taught, and by hand', () => {
    const rows = [
      ['Name', 'Maal'],
      ['Dolo', 40],
    ];
    const learned = new Map([[canonical('MAAL'), 'stock' as const]]);
    expect(find(rows, { ...VOCABULARY, learned })?.headings[1]?.field).toBe('stock');
    expect(find(rows, VOCABULARY, new Map([[1, 'price']]))?.rows[0]?.cells.price).toBe(40);
  });

  it('can be read by hand without headings', () => {
    const rows = [['STOCK LIST'], ['Dolo', 40], ['Pan', 30]];
    expect(find(rows)).toBeNull();
    const table = find(
      rows,
      VOCABULARY,
      new Map<number, Field>([
        [0, 'name'],
        [1, 'stock'],
      ]),
    );
    expect(table?.headings.map(({ heading }) => heading)).toEqual(['Column A', 'Column B']);
    expect(table?.rows.map(({ cells }) => cells.name)).toEqual(['Dolo', 'Pan']);
  });

  it('may be on any sheet, and begin at any of the first thirty rows', () => {
    const list: Rows = [...Array.from({ length: 25 }, () => []), ['Name', 'MRP'], ['Dolo', 3]];
    const sheets = [
      {
        name: 'Cover',
        rows: [
          ['Name of the shop', 'Nandi'],
          ['Name', 'Nandi'],
        ],
      },
      { name: 'List', rows: list },
    ];
    expect(findTable(sheets, { vocabulary: VOCABULARY })).toMatchObject({
      sheet: 'List',
      rows: [{ row: 27, cells: { name: 'Dolo' } }],
    });
    expect(find([['Price'], [1]])).toBeNull();
    expect(find([...Array.from({ length: 30 }, () => []), ['Name']])).toBeNull();
  });

  it('reads a part of the list with other columns, when no name is in both', () => {
    const read = (name: string) =>
      find([
        ['Tablets'],
        ['Name', 'Stock', 'MRP'],
        ['Dolo', 5, 2.5],
        ['Total', 5, null],
        ['Injections'],
        ['S. No', 'Item name', 'Expiry', 'MRP', 'Stock'],
        [1, name, '05/28', 9, 7],
      ])?.rows.map(({ row, cells: { stock }, part }) => [row, stock, part]);
    expect(read('Avil')).toEqual([
      [3, 5, undefined],
      [4, 5, undefined],
      [5, null, undefined],
      [6, 'Item name', 'headings'],
      [7, 7, undefined],
    ]);
    expect(read('dolo')?.at(-1)?.at(-1)).toBe('second table');
    // Another strength is another drug.
    expect(read('Dolo 650')?.at(-1)?.at(-1)).toBeUndefined();
  });

  it('marks repeated headings, and a second table', () => {
    const rows = (title: string) => [
      ['Name', 'MRP', 'Stock'],
      ['Dolo', 3, 1],
      [title],
      ['Name', 'MRP', 'Stock'],
      ['Pan', 4, 1],
    ];
    const parts = (title: string) => rowsOf(rows(title))?.map(({ part }) => part);
    expect(parts('CIPLA LTD')).toEqual([undefined, undefined, 'headings', undefined]);
    expect(parts('EXPIRED')).toEqual([undefined, undefined, 'second table', 'second table']);
    const other = [...rows('CIPLA').slice(0, 2), ['Name', 'Expiry', 'MRP'], ['Pan', null, 4]];
    expect(rowsOf(other)?.map(({ part }) => part)).toEqual([
      undefined,
      'second table',
      'second table',
    ]);
  });

  it('follows columns that stand elsewhere after a page break', () => {
    const rows = [
      ['Name', 'MRP', 'Stock'],
      ['Dolo', 3, 1],
      ['Name', null, 'Stock', 'MRP'],
      ['Pan', null, 7, 4],
    ];
    expect(rowsOf(rows)?.at(-1)?.cells).toEqual({ name: 'Pan', price: 4, stock: 7 });
  });

  it('takes a row whose cells equal headings, but which has figures, for a row', () => {
    const rows = [
      ['Name', 'HSN', 'Stock', 'MRP'],
      ['Item name', 'HSN', 4, 5],
    ];
    expect(rowsOf(rows)?.[0]?.part).toBeUndefined();
  });

  it('gives a name that spans several rows to each of them', () => {
    const rows = [
      ['Name', 'Stock'],
      ['Dolo', 1],
      [null, 2],
    ];
    const spans = [{ column: 0, from: 1, to: 2 }];
    const table = findTable([{ name: 'A', rows, spans }], { vocabulary: VOCABULARY });
    expect(table?.rows.map(({ cells }) => cells.name)).toEqual(['Dolo', 'Dolo']);
  });
});
