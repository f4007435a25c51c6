import { describe, expect, it } from 'vitest';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import { findTable } from '../../../platform/spreadsheet/table.ts';
import { drugVocabulary } from './drug-headings.ts';

/** The fields of these headings, above a row of a name and figures. */
function readAs(mode: ImportMode, headings: readonly string[], cells?: readonly unknown[]) {
  const row = cells?.map(String) ?? headings.map((_, at) => (at === 0 ? 'Para 650' : at));
  const table = findTable([{ name: 'A', rows: [headings, row] }], {
    vocabulary: drugVocabulary(mode),
  });
  return table?.headings.map(({ field }) => field);
}

it('reads a vague heading with the merged one above it', () => {
  const rows = [
    ['Nandi Distributors', null, null, null, null, null],
    ['Product', 'HSN', 'Batch Details', null, 'Quantity', 'Rates'],
    ['Item', 'Code', 'No.', 'Exp.', 'Qty', 'MRP'],
    ['Dolo 650', '3004', 'DL22', '05/28', 20, 32],
    ['Pan 40', '3004', 'PN33', '05/28', 10, 155],
  ];
  const vocabulary = drugVocabulary('delivery');
  const fields = findTable([{ name: 'A', rows }], { vocabulary })?.headings.map((one) => one.field);
  expect(fields).toEqual([
    ...['name', 'hsn', 'batch_no', 'expiry_date', 'quantity_in_stock', 'price'],
  ]);
});

describe('the headings of a stock list', () => {
  it.each([
    [
      ['Item', 'M.R.P.', 'Cl. Stock'],
      ['name', 'price', 'quantity_in_stock'],
    ],
    [
      ['Particulars', 'Balance Qty', 'MRP'],
      ['name', 'quantity_in_stock', 'price'],
    ],
    [
      ['Item', 'Rate', 'MRP', 'Stock'],
      ['name', 'buying_price', 'price', 'quantity_in_stock'],
    ],
    [
      ['Item', 'P.T.R.', 'MRP (Rs.)', 'Qty'],
      ['name', 'buying_price', 'price', 'quantity_in_stock'],
    ],
    [
      ['Item', 'Purchase Rate', 'Sale Rate', 'Bal.'],
      ['name', 'buying_price', 'price', 'quantity_in_stock'],
    ],
    [
      ['ITEMNAME', 'P.Rate', 'S.Rate', 'Cl. Stk', 'Exp Dt', 'B.No'],
      ['name', 'buying_price', 'price', 'quantity_in_stock', 'expiry_date', 'batch_no'],
    ],
    [
      ['Item', 'Qty', 'MRP', 'Closing Stock'],
      ['name', null, 'price', 'quantity_in_stock'],
    ],
    [
      ['Item', 'Cost', 'Rate', 'Stock in Hand'],
      ['name', 'buying_price', 'price', 'quantity_in_stock'],
    ],
    [
      ['Item', 'Old MRP', 'New MRP', 'Stock Value', 'Stock as on 21/11/2026'],
      ['name', null, 'price', null, 'quantity_in_stock'],
    ],
    [
      ['Item Name', 'System Stock', 'Physical Stock', 'Difference'],
      ['name', null, 'quantity_in_stock', null],
    ],
    [
      ['Tradename / Item details', 'Old Rate', 'Revised Rate', 'Usable stock quantity'],
      ['name', null, 'price', 'quantity_in_stock'],
    ],
    [
      ['ItmDes', 'Selling', 'Bottles'],
      ['name', 'price', 'quantity_in_stock'],
    ],
    [
      ['Vaccine or injection / Brand', 'Consumer Price', 'Qty left'],
      ['name', 'price', 'quantity_in_stock'],
    ],
    // Two columns that are equally good: neither is guessed.
    [
      ['Item', 'MRP', 'Qty', 'Quantity'],
      ['name', 'price', null, null],
    ],
  ])('%j are %j', (headings, fields) => {
    expect(readAs('count', headings)).toEqual(fields);
  });

  it('keeps a pack and its size apart from the pieces', () => {
    const headings = ['Item', 'Pack', 'Pack Qty', 'Stock'];
    expect(readAs('count', headings, ['Para 650', '10x10', '10', '40'])).toEqual([
      ...['name', 'pack', null, 'quantity_in_stock'],
    ]);
  });

  it('takes the generic as such beside a brand, and as the name alone', () => {
    expect(readAs('count', ['Brand', 'Composition', 'Qty'], ['Dolo', 'Paracetamol', '4'])).toEqual([
      ...['name', 'generic_name', 'quantity_in_stock'],
    ]);
    expect(readAs('count', ['Composition', 'Qty'], ['Paracetamol', '4'])?.[0]).toBe('name');
  });

  it('takes a column of words for no figure', () => {
    const cells = ['Para 650', 'Cipla', '4'];
    expect(readAs('count', ['Item', 'MRP', 'Qty'], cells)?.[1]).toBeNull();
  });
});

describe('the headings of a delivery', () => {
  it.each([
    [
      ['Item', 'Closing Stock', 'Qty', 'MRP'],
      ['name', null, 'quantity_in_stock', 'price'],
    ],
    [
      ['Item', 'Qty', 'Rate', 'Amount'],
      ['name', 'quantity_in_stock', 'buying_price', null],
    ],
    [
      ['Item', 'Qty', 'Free', 'PTR', 'PTS', 'M.R.P.'],
      ['name', 'quantity_in_stock', 'free_quantity', 'buying_price', null, 'price'],
    ],
  ])('%j are %j', (headings, fields) => {
    expect(readAs('delivery', headings)).toEqual(fields);
  });
});

it('a price list has no stock', () => {
  expect(readAs('prices', ['Item', 'Stock', 'Rate'])).toEqual(['name', null, 'price']);
});
