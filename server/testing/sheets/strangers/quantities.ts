import type { SheetCase } from '../sheet-case.ts';

/** Sheets with several quantities; one is the stock. */
export const QUANTITIES: readonly SheetCase[] = [
  {
    name: 'packs-and-loose-pieces',
    origin: 'marg',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet1',
        merged: true,
        lines: `
#| MAA SHARDA MEDICAL HALL
#| STOCK LEDGER SUMMARY AS ON 22-11-2026
C| name | pack | batch | expiry | . | . | stock | price | .
H| PRODUCT NAME | PACK | BATCH | EXP | OP.QTY | SALE QTY | CL.QTY | M.R.P. | VALUE
| ALTHROCIN 500 | 10'S | AL5501 | 08/27 | 12 | 4 | 8 | 112.40 | 899.20
| AZEE 500 | 3'S | AZ9 | 03/28 | 20:0 | 5:0 | 15:0 => !packs and pieces | 71.20 | 1068.00
| BANDY PLUS | 1'S | BP771 | 11/27 | 10 | 0 | 10 | 12.10 | 121.00
| COMBIFLAM | 20'S | CMB31 | 02/28 | 9:5 | 3:10 | 5:15 => !packs and pieces | 53.31 | 306.53
| DEXA INJ | 2ML | DX-2 | 12/26 | 40 | 31 | 9 | 9.80 | 88.20
| ENO LEMON | 5GM | EN1 | 07/28 | 60 | 12 | 48 | 10.00 | 480.00
=| GRAND TOTAL | | | | | | 95:15 | | 2962.93
`,
      },
    ],
  },
  {
    name: 'two-units-of-one-stock',
    origin: 'busy',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Stock Status',
        lines: `
#| Balaji Pharma Distributors
#| Stock Status (Main and Alternate Unit)
C| name | stock | . | . | . | price | .
H| Item Details | Qty (Main Unit) | Main Unit | Qty (Alt. Unit) | Alt. Unit | MRP (Main Unit) | Amount
| Amlokind 5 | 30 | Strip | 300 | Tab | 21.50 | 645.00
| Amlokind AT | 12 | Strip | 180 | Tab | 58.30 | 699.60
| Calcimax Forte | 8 | Strip | 120 | Tab | 210.00 | 1680.00
| Gudcef CV 325 | 5 | Strip | 50 | Tab | 305.00 | 1525.00
=| Total | 55 | | 650 | | | 4549.60
`,
      },
    ],
  },
  {
    name: 'price-of-a-tablet-and-of-a-strip',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Tablets',
        lines: `
#| Stock is counted in tablets
C| name | . | stock | . | price | expiry
H| Tablet name | Tabs in strip | Stock (tabs) | MRP per strip | MRP per tab | Exp
| Atenolol 50 | 14 | 140 | 28 | 2 | 08/27
| Ecosprin 75 | 14 | 70 | 5.6 | 0.4 | 05/28
| Metformin 500 | 20 | 400 | 30 | 1.5 | 01/28
| Telma 40 | 30 | 90 | 225 | 7.5 | 12/27
`,
      },
    ],
  },
  {
    name: 'count-with-rows-not-counted',
    origin: 'stock-count',
    kind: 'drugs',
    format: 'xlsx',
    known: true,
    sheets: [
      {
        name: 'Physical',
        lines: `
#| STOCK VERIFICATION SHEET - RACK 1 TO 6
#| Counted by: Ramesh / Checked by:
C| . | name | batch | . | stock | .
H| Sr | Item name | Batch | Computer stock | Physical stock | Remarks
| 1 | Aldactone 25 | ALD22 | 40 | 38 |
~| 2 | Betnesol | BT91 | 100 | => | tomorrow
| 3 | Ciplox 500 | CX4 | 25 | 25 |
~| 4 | Deriphyllin | DR10 | 60 | => |
| 5 | Emeset 4 | EM7 | 0 | 6 | found in drawer
| 6 | Flagyl 400 | FL3 | 30 | 0 | empty box
| 7 | Grilinctus | GR2 | 12 | nil | 
~| 8 | Hifenac P | HF8 | 20 | ? => | box not found
`,
      },
    ],
  },
  {
    name: 'branches-side-by-side',
    origin: 'hospital',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'All stores',
        merged: true,
        lines: `
#| NIRMALA HOSPITAL - STORE POSITION
C| name | . | . | . | stock | price | expiry
H| Drug | Main store | OT | Ward | Total | MRP | Expiry
| Atropine 0.6mg inj | 40 | 10 | 6 | 56 | 6.20 | 09/27
| Dopamine inj | 10 | 5 | 0 | 15 | 38.5 | 03/28
| Fentanyl 2ml | 0 | 12 | 0 | 12 | 61 | 06/27
| Hydrocort 100 | 25 | 5 | 10 | 40 | 44.9 | 11/27
| RL 500ml | 200 | 20 | 48 | 268 | 61.4 | 02/28
=| Total | 275 | 52 | 64 | 391 | | 
`,
      },
    ],
  },
  {
    name: 'reorder-report',
    origin: 'program',
    kind: 'drugs',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| REORDER REPORT 22/11/2026
C| . | name | . | . | . | stock | . | cost | price
H| Code | Item | Min Qty | Max Qty | Reorder Qty | In Hand | Qty To Order | Last Pur. Rate | MRP
| 1001 | Aerocort Inhaler | 5 | 20 | 15 | 3 | 17 | 201.10 | 281.50
| 1007 | Budecort 0.5 | 10 | 60 | 50 | 12 | 48 | 15.20 | 22.30
| 1010 | Deriva MS | 2 | 6 | 4 | 0 | 6 | 310.00 | 434.00
| 1044 | Kenacort Oral | 3 | 10 | 8 | 1 | 9 | 66.20 | 92.70
| 1051 | Levolin 0.63 | 10 | 40 | 30 | 22 | 18 | 11.05 | 15.48
`,
      },
    ],
  },
];
