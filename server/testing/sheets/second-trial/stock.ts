import type { SheetCase } from '../sheet-case.ts';

/** Further stock lists and invoices made to mislead, written after the reader was mended. */
export const SECOND_STOCK: readonly SheetCase[] = [
  {
    name: 'second-marg-godown-columns',
    origin: 'marg',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet1',
        merged: true,
        lines: `
#| KRISHNA DRUG LINES
#| CURRENT STOCK (WITH BATCH) 24/11/2026
C| . | name | pack | batch | expiry | . | stock | price | . | .
H| CODE | ITEM NAME | UNIT | BATCH | EXP. | SHORT | STOCK | MRP | SALE RATE | LAST SALE
| 101 | ACEMIZ PLUS | 1*10 | AP12 | 6/28 => 2028-06 | 0 | 25 | 61.00 | 43.57 | 12-11-2026
| 118 | BIFILAC HP | 1*10 | BH3 | 1/28 => 2028-01 | 2 | 9 | 172.00 | 122.86 | 10-11-2026
| 130 | CALCIROL SACHET | 1*1 | CS4 | 11/27 | 0 | 44 | 41.20 | 29.43 | 23-11-2026
| 131 | DEPURA VIAL | 5 ML | DV1 | 12/27 | 0 | 12 | 84.50 | 60.36 | 01-11-2026
=| | ** 4 ITEMS | | | | 2 | 90 | | |
`,
      },
    ],
  },
  {
    name: 'second-tally-inward-outward',
    origin: 'tally',
    kind: 'drugs',
    format: 'xlsx',
    known: true,
    sheets: [
      {
        name: 'Stock Summary',
        merged: true,
        lines: `
#| City Care Pharmacy
#| Stock Summary 1-Apr-26 to 24-Nov-26
C| name | . | . | . | . | stock | cost | .
H| Particulars | Inwards | | Outwards | | Closing Balance | |
H| | Quantity | Value | Quantity | Value | Quantity | Rate | Value
| Aciloc RD | 60 Nos | 2520.00 | 48 Nos | 2400.00 | 12 Nos => 12 | 42.00 | 504.00
| Bactrim DS | 40 Nos | 640.00 | 35 Nos | 700.00 | 5 Nos => 5 | 16.00 | 80.00
| Cipcal HD | 20 Nos | 3100.00 | 20 Nos | 3500.00 | | |
| Dulcoflex | 100 Nos | 940.00 | 61 Nos | 700.00 | 39 Nos => 39 | 9.40 | 366.60
=| Grand Total | 220 Nos | 7200.00 | 164 Nos | 7300.00 | 56 Nos | | 950.60
`,
      },
    ],
  },
  {
    name: 'second-three-makers',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'ods',
    sheets: [
      {
        name: 'Generic',
        lines: `
C| name | manufacturer | stock | price | expiry
H| Generic drug | Company | Qty (tabs) | Rate per tab (Rs) | Exp
| Amlodipine 5 | Cipla | 300 | 2.4 | 05/28
| Atorvastatin 10 | Zydus | 200 | 6.1 | 09/27
| Metformin 500 SR | USV | 500 | 2.25 | 01/28
| Pantoprazole 40 | Alkem | 150 | 9 | 03/28
`,
      },
    ],
  },
  {
    name: 'second-doctor-bag',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'csv',
    sheets: [
      {
        name: 'x',
        lines: `
C| name | form | stock | price
H| Medicine | Type | How many left | Price we take
| Avomine | Tab | 40 | 6
| Deriphyllin | Inj | 5 | 12
| Deriphyllin Retard | Tab | 30 | 3
| ORS | Sachet | 20 | 22
~| Voveran => Tab Voveran | Tab | 50 | 5
~| Voveran => Inj Voveran | Inj | 10 | 25
`,
      },
    ],
  },
  {
    name: 'second-invoice-two-discounts',
    origin: 'invoice',
    kind: 'drugs',
    format: 'html-as-xls',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| GST INVOICE No. A-9912 Dt 22/11/2026
C| . | stock | free | name | pack | manufacturer | batch | expiry | hsn | price | cost | . | . | gst | .
H| S. | QTY | F.QTY | PRODUCT | PACK | MFG | BATCH | EXP | HSN | MRP | RATE | DIS | CD | GST | AMOUNT
| 1 | 10 | 2 | ALERID | 10S | CIP | AL7 | 04-28 => 2028-04 | 3004 | 52.40 | 37.43 | 0.00 | 2.00 | 5.00 | 366.81
| 2 | 5 | 0 | BEPLEX FORTE | 20S | ANG | BF2 | 10-27 => 2027-10 | 3004 | 38.20 | 27.29 | 0.00 | 2.00 | 5.00 | 133.72
| 3 | 30 | 0 | CIPLADINE 5% | 20GM | CIP | C5 | 07-28 => 2028-07 | 3004 | 64.00 | 45.71 | 5.00 | 2.00 | 5.00 | 1276.70
=| 3 | 45 | 2 | | | | | | | | | | | | 1777.23
=| | | | TAXABLE 1777.23 SGST 44.43 CGST 44.43 | | | | | | | | | | |
`,
      },
    ],
  },
  {
    name: 'second-physical-of-two-days',
    origin: 'stock-count',
    kind: 'drugs',
    format: 'xlsx',
    known: true,
    sheets: [
      {
        name: 'Count',
        lines: `
C| name | . | . | stock | .
H| Item | Book stock | Sold today | Actual count | Diff
| Ascoril D | 12 | 1 | 11 | 0
| Betadine 100 | 4 | 0 | 3 | -1
| Cheston | 20 | 4 | 16 | 0
| Dexorange | 7 | 0 | 7 | 0
`,
      },
    ],
  },
  {
    name: 'second-strip-count-and-loose',
    origin: 'hospital',
    kind: 'drugs',
    format: 'xlsb',
    sheets: [
      {
        name: 'Ward',
        lines: `
C| name | . | . | stock | price | .
H| Drug | Strips | Loose tabs | Total tabs | MRP/tab | Expiry remark
| Amitriptyline 10 | 4 | 6 | 46 | 1.8 | ok
| Baclofen 10 | 2 | 0 | 20 | 9.2 | ok
| Clobazam 5 | 10 | 3 | 103 | 6.4 | near
| Donepezil 5 | 1 | 9 | 19 | 13.1 | ok
`,
      },
    ],
  },
  {
    name: 'second-trailing-notes',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'csv-semicolon',
    purpose: 'prices',
    sheets: [
      {
        name: 'x',
        lines: `
#| Rates valid till 30 Nov. Prices subject to change.
C| name | pack | price | cost | .
H| ITEM | PKG | M.R.P | NET | SCHEME
| ALLEGRA 180 | 10'S | 312.00 | 222.90 | 10+1
| BUDECORT 0.5 RESP | 5X2ML | 132.00 | 94.30 | -
| CLAVAM DRY SYP | 30ML | 89.70 | 64.05 | 12+1
| DUOLIN RESP | 5X2.5ML | 158.50 | 113.20 | -
=| TOTAL ITEMS 4 | | | | 
#| For orders call 98220 00000 before 4 pm; delivery next day
`,
      },
    ],
  },
  {
    name: 'second-months-of-sale',
    origin: 'program',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'ABC',
        lines: `
C| name | . | . | . | . | stock | price
H| Product | Aug | Sep | Oct | Avg Sale | Stock In Hand | MRP
| Aten 50 | 30 | 28 | 41 | 33 | 60 | 38.2
| Betaloc 25 | 12 | 10 | 9 | 10 | 4 | 61.5
| Cardivas 3.125 | 6 | 7 | 11 | 8 | 0 | 88
| Dytor 5 | 15 | 22 | 18 | 18 | 25 | 49.1
=| Total | 63 | 67 | 79 | 69 | 89 | 
`,
      },
    ],
  },
];
