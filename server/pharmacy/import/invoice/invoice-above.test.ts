import { expect, it } from 'vitest';
import { invoiceAbove } from './invoice-above.ts';

const suppliers = [
  { id: 'm', name: 'Mahaveer Pharma Distributors', gstin: '27AAKFM4411P1ZC' },
  { id: 'o', name: 'Om Sai Agencies', gstin: null },
];
const read = (...lines: string[]) => invoiceAbove(lines, { suppliers, today: '2026-11-28' });

it.each([
  [
    ['MAHAVEER PHARMA DISTRIBUTORS', 'GST INVOICE   No. MPD/26-27/03391   Date : 19/11/2026'],
    { supplier_id: 'm', number: 'MPD/26-27/03391', date: '2026-11-19' },
  ],
  [
    ['OM SAI AGENCIES - CREDIT MEMO', 'Inv No OSA-1187 dt 21-11-26', 'Party: Jeevan Clinic'],
    { supplier_id: 'o', number: 'OSA-1187', date: '2026-11-21' },
  ],
  [['GSTIN : 27AAKFM4411P1ZC', 'Bill No: 77'], { supplier_id: 'm', number: '77' }],
  [
    ['Bill No. 4471 Due Date 18-12-2026', 'Bill Date: 18 Nov 2026'],
    { number: '4471', date: '2026-11-18' },
  ],
  [['Invoice No. 12 Date 19/11/2027'], { number: '12' }],
  [['Invoice No. 12', 'Challan No. 13'], {}],
  [['Order No. 5 dt 19/11/2026', 'Phone No. 98440'], {}],
  [['Mahaveer Pharma Distributors', 'Om Sai Agencies'], {}],
])('reads the invoice above a delivery from %j', (lines, invoice) => {
  expect(read(...lines)).toEqual(invoice);
});
