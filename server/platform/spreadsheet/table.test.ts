import { describe, expect, it } from 'vitest';
import { dayOf, numberOf } from './cells.ts';
import { findTable } from './table.ts';

const NAMES = { name: ['name', 'drug name'], price: ['price', 'mrp', 'rate'] } as const;

describe('the table of a sheet', () => {
  it('is found by its column names below a title, in any order and case', () => {
    const rows = [
      ['Nandi Pharmacy'],
      [],
      ['S. No', 'MRP (₹)', ' DRUG  name ', 'Rate'],
      [1, 2.5, 'Dolo', 9],
      [],
      [2, null, 'Pan', null],
    ];
    expect(findTable(rows, NAMES, 'name')).toEqual({
      headings: [
        { heading: 'S. No', field: null },
        { heading: 'MRP (₹)', field: 'price' },
        { heading: ' DRUG  name ', field: 'name' },
        { heading: 'Rate', field: null },
      ],
      rows: [
        { row: 4, cells: { name: 'Dolo', price: 2.5 } },
        { row: 6, cells: { name: 'Pan', price: null } },
      ],
    });
  });

  it.each([
    ['M.R.P.', 'price'],
    ['M.R.P. Rs.', 'price'],
    ['Price (INR)', 'price'],
    ['Rated', null],
  ])('reads the heading %s as %s', (heading, field) => {
    const table = findTable([['Name', heading]], NAMES, 'name');
    expect(table?.headings[1]).toEqual({ heading, field });
  });

  it('uses the column with the better name when two match a field, in any order', () => {
    const table = findTable(
      [
        ['Rate', 'Name', 'M.R.P.'],
        [1, 'Dolo', 2],
      ],
      NAMES,
      'name',
    );
    expect(table?.rows).toEqual([{ row: 2, cells: { name: 'Dolo', price: 2 } }]);
  });

  it('is not found without its required column', () => {
    expect(findTable([['Price'], [1]], NAMES, 'name')).toBeNull();
    expect(
      findTable([...Array.from({ length: 20 }, () => []), ['Name']], NAMES, 'name'),
    ).toBeNull();
  });
});

describe('a cell', () => {
  it.each([
    ['₹ 1,234.50', 1234.5],
    ['Rs.12/-', 12],
    [7, 7],
    ['-3', -3],
    ['', null],
    ['-', null],
    [null, null],
    ['ten', Number.NaN],
    ['1e9', Number.NaN],
    [true, Number.NaN],
  ])('%o is the number %o', (cell, number) => {
    expect(numberOf(cell)).toBe(number);
  });

  it.each([
    ['2027-03-31', '2027-03-31'],
    ['31/03/2027', '2027-03-31'],
    ['1-4-27', '2027-04-01'],
    ['02/28', '2028-02-29'],
    ['Mar-2027', '2027-03-31'],
    ['2027-02', '2027-02-28'],
    ['15 March 2027', '2027-03-15'],
    ['31/02/2027', undefined],
    ['13/2027', undefined],
    ['soon', undefined],
    ['5 Foo 2027', undefined],
    [46000, undefined],
    ['', null],
  ])('%o is the day %o', (cell, day) => {
    expect(dayOf(cell)).toBe(day);
  });
});
