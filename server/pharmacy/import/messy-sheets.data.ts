import type { ImportMode } from '#contract/pharmacy/drug-import.ts';

/** A stock sheet as a shop exports it, with what an import may make of it. */
export interface Sheet {
  readonly rows: readonly (readonly unknown[])[];
  /**
   * The quantities that a count may result in, besides the unchanged 50, or that a delivery may
   * add.
   */
  readonly quantity?: Readonly<Record<string, readonly number[]>>;
  /** The possible prices in rupees, besides the unchanged one. */
  readonly price?: Readonly<Record<string, readonly number[]>>;
  /** The possible expiries of a new batch, besides unknown. */
  readonly expiry?: readonly string[];
  readonly newDrugs?: readonly string[];
  /** The required results in this mode, so that a guard cannot refuse the valid rows. */
  readonly must?: Partial<Record<ImportMode, Readonly<Record<string, number>>>>;
}

/** By what is unusual about each. */
export const SHEETS: Record<string, Sheet> = {
  'M.R.P. and Cl. Stock under a letterhead': {
    rows: [
      ['SHREE GANESH MEDICALS', null, null, null],
      ['Stock as on 21/11/2026', null, null, null],
      [],
      ['Sr. No.', 'Product Name', 'M.R.P.', 'Cl. Stock'],
      [1, 'Para 650', 3, 80],
      [2, 'Amox 500', 9.5, 12],
    ],
    quantity: { 'Para 650': [80], 'Amox 500': [12] },
    price: { 'Para 650': [3], 'Amox 500': [9.5] },
  },
  'Balance Qty, and Rate before MRP': {
    rows: [
      ['Item Name', 'Balance Qty', 'Rate', 'MRP'],
      ['Para 650', 80, 1.2, 3],
      ['Amox 500', 12, 7, 9.5],
    ],
    quantity: { 'Para 650': [80], 'Amox 500': [12] },
    price: { 'Para 650': [3], 'Amox 500': [9.5] },
    // A surplus with another cost is a new batch of the one that expires first.
    expiry: ['2027-01-31'],
    must: { count: { 'Para 650': 80 } },
  },
  'pack columns before the quantity, free goods and amounts after it': {
    rows: [
      ['Item', 'Pack', 'Pack Qty', 'Batch', 'Exp', 'Qty', 'Free Qty', 'Amount', 'M.R.P.'],
      ['Para 650', '10x10', 10, 'A1', '05/27', 5, 1, 600, 3],
      ['Amox 500', '1*15', 15, 'B1', '12-2028', 4, 0, 380, 9.5],
    ],
    quantity: { 'Para 650': [5, 6], 'Amox 500': [4] },
    price: { 'Para 650': [3], 'Amox 500': [9.5] },
    expiry: ['2027-05-31', '2028-12-31'],
    must: { delivery: { 'Amox 500': 54 } },
  },
  'a stock statement of opening, purchase, sale and closing': {
    rows: [
      ['Item', 'Op. Stock', 'Min Stock', 'Purchase Qty', 'Sale Qty', 'Stock Value', 'Cl. Stock'],
      ['Para 650', 100, 5, 20, 40, 240, 80],
      ['Amox 500', 200, 6, 30, 218, 114, 12],
    ],
    quantity: { 'Para 650': [80, 20], 'Amox 500': [12, 30] },
    must: { count: { 'Para 650': 80, 'Amox 500': 12 } },
  },
  'totals below': {
    rows: [
      ['Item', 'Qty', 'MRP'],
      ['Para 650', 80, 3],
      ['Total', 80, 3],
      ['Amox 500', 12, 9.5],
      ['Sub Total:', 12, 9.5],
      ['GRAND TOTAL', 92, 12.5],
      ['Total Items : 2', 92, 12.5],
      ['Net Amount', 92, 354],
      ['Page Total', 92, 12.5],
      [null, 92, 12.5],
      ['E. & O. E.', null, null],
    ],
    quantity: { 'Para 650': [80], 'Amox 500': [12] },
    price: { 'Para 650': [3], 'Amox 500': [9.5] },
    must: { count: { 'Para 650': 80, 'Amox 500': 12 }, delivery: { 'Amox 500': 62 } },
  },
  'a batch below its drug, with a blank name': {
    rows: [
      ['Item', 'Batch', 'Expiry', 'Qty', 'MRP'],
      ['Para 650', 'P1', '05/27', 30, 3],
      [null, 'P2', '08/28', 40, 3],
      ['Amox 500', 'A1', '05/27', 12, 9.5],
    ],
    quantity: { 'Para 650': [70], 'Amox 500': [12] },
    price: { 'Para 650': [3], 'Amox 500': [9.5] },
    expiry: ['2027-05-31', '2028-08-31'],
    must: { delivery: { 'Para 650': 120 } },
  },
  'a batch a row, each with the name': {
    rows: [
      ['Item', 'Batch', 'Expiry', 'Qty', 'MRP'],
      ['Para 650', 'P1', '05/27', 30, 3],
      ['PARA 650', 'P2', '08/28', 40, 3],
      ['Amox 500', 'A1', '05/27', 12, 9.5],
    ],
    quantity: { 'Para 650': [70], 'Amox 500': [12] },
    price: { 'Para 650': [3], 'Amox 500': [9.5] },
    expiry: ['2027-05-31', '2028-08-31'],
    must: { delivery: { 'Para 650': 120 } },
  },
  'expiry as it is scribbled, after the date of manufacture': {
    rows: [
      ['Item', 'Mfg. Date', 'Exp. Date', 'Qty', 'MRP'],
      ['Para 650', '05/25', 'NA', 30, 3],
      ['Amox 500', '06/25', '05/27', 12, 9.5],
      ['Cetz 10', '07/25', 'May-27', 14, 4],
      ['New A', '07/25', '-', 1, 4],
      ['New B', '07/25', '31.05.2027', 1, 4],
      ['New C', '07/25', '13/27', 1, 4],
      ['New D', '07/25', '0527', 1, 4],
    ],
    quantity: { 'Para 650': [30], 'Amox 500': [12], 'Cetz 10': [14] },
    price: { 'Para 650': [3], 'Amox 500': [9.5], 'Cetz 10': [4] },
    expiry: ['2027-05-31'],
    newDrugs: ['New A', 'New B', 'New C', 'New D'],
  },
  'figures with words: 45 Rs, 40 TAB': {
    rows: [
      ['Item', 'Qty', 'MRP'],
      ['Para 650', '40 TAB', '45 Rs'],
      ['Amox 500', '4 x 10', 'Rs. 1,250.00'],
      ['Cetz 10', '1,200', '45/-'],
      ['New A', '10+2', '₹ 12.50'],
      ['New B', '3-4', '12.50 / 15.00'],
      ['New C', '1.200,00', 'MRP 9'],
    ],
    quantity: { 'Para 650': [40], 'Amox 500': [40], 'Cetz 10': [1200], 'New A': [10, 12] },
    price: {
      ...{ 'Para 650': [45], 'Amox 500': [1250], 'Cetz 10': [45], 'New A': [12.5] },
      ...{ 'New C': [9] },
    },
    // A price list has no need of the stock of New C.
    newDrugs: ['New A', 'New C'],
  },
  'a second table, of what goes back': {
    rows: [
      ['Item', 'Qty', 'MRP'],
      ['Para 650', 80, 3],
      ['Amox 500', 12, 9.5],
      [],
      ['EXPIRED / RETURN TO SUPPLIER'],
      ['Item', 'MRP', 'Qty'],
      ['Para 650', 3, 7],
      ['Cetz 10', 4, 9],
      ['Old syrup', 60, 2],
    ],
    quantity: { 'Para 650': [80], 'Amox 500': [12] },
    price: { 'Para 650': [3], 'Amox 500': [9.5] },
  },
  'a value for the price, and a number of the list for the stock': {
    rows: [
      ['S.No', 'Particulars', 'Nos', 'Value', 'GST %', 'HSN'],
      [1, 'Para 650', 80, 240, 12, 30049099],
      [2, 'Amox 500', 12, 114, 12, 30049099],
    ],
    quantity: { 'Para 650': [80], 'Amox 500': [12] },
  },
  'blank, negative and broken figures': {
    rows: [
      ['Item', 'Cl. Stock', 'Qty', 'MRP'],
      ['Para 650', null, null, null],
      ['Amox 500', -5, -5, '-'],
      ['Cetz 10', '(5)', '(5)', 'NIL'],
      ['New A', '#REF!', '#REF!', '#N/A'],
    ],
  },
  'the maker before the item, codes before all': {
    rows: [
      ['Code', 'Company Name', 'Supplier Name', 'Item Desc.', 'Rack No', 'Qty.', 'M.R.P'],
      [101, 'Cipla', 'Nandi', 'Para 650', 4, 80, 3],
      [102, 'GSK', 'Nandi', 'Amox 500', 5, 12, 9.5],
    ],
    quantity: { 'Para 650': [80], 'Amox 500': [12] },
    price: { 'Para 650': [3], 'Amox 500': [9.5] },
  },
  'prices of a strip and of a tablet, and of before': {
    rows: [
      ['Item', 'Old MRP', 'PTS', 'Purchase Price', 'New MRP', 'Closing Qty'],
      ['Para 650', 2, 1.1, 1.4, 3, 80],
    ],
    quantity: { 'Para 650': [80] },
    price: { 'Para 650': [3] },
    // A counted surplus goes to the batch that expires first.
    expiry: ['2027-01-31'],
  },
  'no price but zeros': {
    rows: [
      ['Item', 'Qty', 'MRP'],
      ['Para 650', 80, 0],
      ['Amox 500', 12, '0.00'],
    ],
    quantity: { 'Para 650': [80], 'Amox 500': [12] },
    must: { count: { 'Para 650': 80 }, delivery: { 'Para 650': 130 } },
  },
  'its letterhead and its headings on each page': {
    rows: [
      ['SHREE GANESH MEDICALS Page 1 of 2'],
      ['Item', 'Qty', 'MRP'],
      ['Para 650', 80, 3],
      ['Page Total', 80, 3],
      [],
      ['SHREE GANESH MEDICALS Page 2 of 2'],
      ['Item', 'Qty', 'MRP'],
      ['Amox 500', 12, 9.5],
    ],
    quantity: { 'Para 650': [80], 'Amox 500': [12] },
    price: { 'Para 650': [3], 'Amox 500': [9.5] },
    must: { count: { 'Amox 500': 12 }, delivery: { 'Amox 500': 62 } },
  },
  'a second table with the same headings': {
    rows: [
      ['Item', 'Qty', 'MRP'],
      ['Para 650', 80, 3],
      ['EXPIRED'],
      ['Item', 'Qty', 'MRP'],
      ['Cetz 10', 4, 2],
      ['Old syrup', 2, 60],
    ],
    quantity: { 'Para 650': [80] },
    price: { 'Para 650': [3] },
    must: { count: { 'Para 650': 80 }, delivery: { 'Para 650': 130 } },
  },
  'headings of two rows': {
    rows: [
      ['Item', 'Stock', null, 'Price', null],
      [null, 'Strips', 'Loose', 'Purchase', 'MRP'],
      ['Para 650', 8, 3, 1.2, 3],
    ],
    price: { 'Para 650': [3] },
  },
};
