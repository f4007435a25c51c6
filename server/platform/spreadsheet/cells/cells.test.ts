import { describe, expect, it } from 'vitest';
import { amountOf, countOf, type DayOrder, dayOf, dayOrderOf } from './cells.ts';

describe('an amount', () => {
  it.each([
    ['₹ 1,234.50', 1234.5],
    ['₹1,25,000', 125_000],
    ['Rs.12/-', 12],
    ['Rs. 45.00/- only', 45],
    ['45 Rs', 45],
    ['INR 45', 45],
    ['MRP 9', 9],
    ['45/-', 45],
    ['45 रु.', 45],
    ['3.10/Nos', 3.1],
    ['1,284.00/Btl', 1284],
    [2.0607, 2.0607],
    [7, 7],
    ['-3', -3],
    ['१२.५०', 12.5],
    ['.5', 0.5],
    ['Rs45', 45],
    ['45=50', 45.5],
    ['45-00', 45],
    ['45-50', 'doubtful'],
    ['120*', 120],
    ['on request', 'doubtful'],
    ['', null],
    ['-', null],
    ['NA', null],
    [null, null],
    ['ten', 'doubtful'],
    ['1e9', 'doubtful'],
    ['1.200,00', 'doubtful'],
    ['12,50', 'doubtful'],
    ['12.50 / 15.00', 'doubtful'],
    ['45/strip', 'doubtful'],
    ['12/15 Nos', 'doubtful'],
    [true, 'doubtful'],
  ])('in %o is %o', (cell, amount) => {
    expect(amountOf(cell)).toBe(amount);
  });
});

describe('a count of pieces', () => {
  it.each([
    ['40 TAB', 40],
    ['40tabs', 40],
    ['1,200', 1200],
    ['40.00', 40],
    ['4 strips', 4],
    ['NIL', 0],
    ['Out of stock', 0],
    [12, 12],
    ['', null],
    ['--', null],
    ['4 x 10', 'doubtful'],
    ['10+2', 'doubtful'],
    ['12:5', 'doubtful'],
    ['3-4', 'doubtful'],
    ['(5)', 'doubtful'],
    ['27 Pair', 27],
    ['2 dozen', 'doubtful'],
    ['2 boxes + 5', 'doubtful'],
  ])('in %o is %o', (cell, pieces) => {
    expect(countOf(cell).pieces).toBe(pieces);
  });
});

describe('a day', () => {
  it.each([
    ['2027-03-31', '2027-03-31'],
    ['31/03/2027', '2027-03-31'],
    ['31.05.2027', '2027-05-31'],
    ['1-4-27', '2027-04-01'],
    ['31/05/2027 00:00:00', '2027-05-31'],
    ['02/28', '2028-02-29'],
    ['05 / 27', '2027-05-31'],
    ['0527', '2027-05-31'],
    ['052027', '2027-05-31'],
    [728, '2028-07-31'],
    [52_028, '2028-05-31'],
    ['20280531', '2028-05-31'],
    ['31052028', '2028-05-31'],
    ['202805', '2028-05-31'],
    ['280531', undefined],
    ['May 31, 2028', '2028-05-31'],
    ['05/28 (near)', '2028-05-31'],
    ['00/28', undefined],
    ['Mar-2027', '2027-03-31'],
    ["May'27", '2027-05-31'],
    ['MAY’27', '2027-05-31'],
    ['SEPT 27', '2027-09-30'],
    ['may27', '2027-05-31'],
    ['2027-02', '2027-02-28'],
    ['15 March 2027', '2027-03-15'],
    ['31st May 2027', '2027-05-31'],
    ['सितम्बर 27', '2027-09-30'],
    ['30 नोव्हेंबर 2027', '2027-11-30'],
    ['Exp. 05/27', '2027-05-31'],
    [46_112, '2026-03-31'],
    ['31/02/2027', undefined],
    ['13/2027', undefined],
    ['05/1927', undefined],
    ['27-May', undefined],
    ['soon', undefined],
    ['5 Foo 2027', undefined],
    ['', null],
    ['NA', null],
    ['N/A', null],
    ['No expiry', null],
    ['00/00/0000', null],
  ])('in %o is %o', (cell, day) => {
    expect(dayOf(cell)).toBe(day);
  });

  it.each<[DayOrder, string[]]>([
    ['day first', ['05/06/2027', '31/12/2027']],
    ['month first', ['05/06/2027', '12/31/2027']],
    ['mixed', ['31/12/2027', '12/31/2027']],
  ])('is written %s in a column of %o', (order, cells) => {
    expect(dayOrderOf(cells)).toBe(order);
  });

  it('follows the order of its column, and is unknown where that is mixed', () => {
    expect(dayOf('05/06/2027')).toBe('2027-06-05');
    expect(dayOf('05/06/2027', 'month first')).toBe('2027-05-06');
    expect(dayOf('05/06/2027', 'mixed')).toBeUndefined();
    expect(dayOf('31/12/2027', 'mixed')).toBe('2027-12-31');
  });
});
