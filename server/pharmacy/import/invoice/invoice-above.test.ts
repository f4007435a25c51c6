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
  [['Invoice No. 12', 'Bill No. 13'], {}],
  [['Invoice No. GST/25.26/14'], { number: 'GST/25.26/14' }],
  [['Invoice No. A-12, Pages 2'], { number: 'A-12' }],
  [['Invoice No. 123/ 25-26'], {}],
  [['Invoice No. 123 /25-26'], {}],
  [['Invoice No. GST25 0034'], {}],
  [['Invoice No. GST/25:26'], {}],
  [
    ['Invoice No: A-12 Dated: 05/11/2026', 'E-Way Bill Date: 07/11/2026'],
    { number: 'A-12', date: '2026-11-05' },
  ],
  [
    ['Challan No: 5 Challan Date: 01/11/2026 Invoice No: 7 Date: 05/11/2026'],
    { number: '7', date: '2026-11-05' },
  ],
  [['Challan Date: 01/11/2026 Invoice Date: 05/11/2026'], { date: '2026-11-05' }],
  [['Delivery Challan cum Invoice No: 8'], { number: '8' }],
  [['E-Way Bill No: 331122334455'], {}],
  [['Eway Bill No: 331122334455', 'Invoice No: 9'], { number: '9' }],
  [['Challan No. 13 Dt 01/11/2026'], {}],
  [['Invoice Date: 05/11/2026', 'Bill Date: 06/11/2026'], {}],
  [['Invoice No: 7 Dated 05/11/2026 Date 06/11/2026'], { number: '7' }],
  [['Order No. 5 dt 19/11/2026', 'Phone No. 98440'], {}],
  [['Mahaveer Pharma Distributors', 'Om Sai Agencies'], {}],
])('reads the invoice above a delivery from %j', (lines, invoice) => {
  expect(read(...lines)).toEqual(invoice);
});

const apollos = [
  { id: 'a', name: 'Apollo', gstin: '27AAKFA1111P1ZC' },
  { id: 'd', name: 'Apollo Distributors', gstin: null },
  { id: 'n', name: 'Nandi Pharma', gstin: null },
];
const supplierIn = (...lines: string[]) =>
  invoiceAbove(lines, { suppliers: apollos, today: '2026-11-28' }).supplier_id;

it.each([
  [['APOLLO DISTRIBUTORS, Pune'], 'd'],
  [['Apollo, Pune'], 'a'],
  [['Apollonia Traders'], undefined],
  [['Nandi Pharma', 'To: Apollo Clinic'], 'n'],
  [['Nandi Pharma   Buyer: Apollo Clinic'], 'n'],
  [['Nandi Pharma', 'Bill To:', 'Apollo Clinic'], 'n'],
  [['Nandi Pharma', 'Consignee - Apollo Clinic', 'Ship to Apollo Clinic'], 'n'],
  [['To: Apollo Clinic'], undefined],
  [['Nandi Pharma', 'GSTIN: 27AAKFA1111P1ZC'], 'a'],
  [['Nandi Pharma', 'Apollo Distributors'], undefined],
])('names the supplier of %j: %s', (lines, id) => {
  expect(supplierIn(...lines)).toBe(id);
});
