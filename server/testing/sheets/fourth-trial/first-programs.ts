import type { SheetCase } from '../sheet-case.ts';

/** Lists of programs and wholesalers of a fourth trial, written before its reader was read. */
export const FOURTH_PROGRAMS_ONE: readonly SheetCase[] = [
  {
    name: 'fourth-free-in-one-cell',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xls',
    purpose: 'delivery',
    sheets: [
      {
        name: 'INV',
        merged: true,
        lines: `
#| M/S GANPATI MEDICOSE
#| CREDIT INVOICE
#| Inv No GM/1121 | | Dt. 20/11/2026
C| . | name | pack | batch | expiry | stock | price | cost | . | gst | .
H| Sr | PARTICULARS | PACK | BATCH | EXP | QTY+SCH | MRP | RATE | DIS | GST | AMT
| 1 | MONTAIR LC | 1*15 | ML881 | 09/28 | 10+2 => 12 | 312.00 | 222.86 | 0.00 | 5.00 | 2228.60
| 2 | SINAREST NEW | 1*10 | SN12 | 04/28 | 20+0 => 20 | 68.40 | 48.86 | 0.00 | 5.00 | 977.20
| 3 | ALEX SYP | 100ML | AX91 | 12/27 | 6+1 => 7 | 142.00 | 101.43 | 0.00 | 5.00 | 608.58
| 4 | VOVERAN SR 100 | 1*15 | VS100 | 02/29 | 5 | 176.50 | 126.07 | 0.00 | 5.00 | 630.35
=| | SUB TOTAL | | | | | | | | | 4444.73
=| | ADD GST 5% | | | | | | | | | 222.24
=| | LESS CASH DISC | | | | | | | | | 44.45
=| | NET AMOUNT | | | | | | | | | 4622.00
#| E.& O.E.
`,
      },
    ],
  },
  {
    name: 'fourth-four-prices',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'prices',
    sheets: [
      {
        name: 'PRICE LIST',
        merged: true,
        lines: `
#| ORCHID LIFESCIENCE - PRICE LIST W.E.F. 01.10.2026
C| . | name | . | pack | hsn | gst | . | cost | price
H| Sl. | Brand Name | Composition | Packing | HSN | GST | P.T.S. | P.T.R. | M.R.P.
H| No. | | | | Code | % | Rs. | Rs. | Rs.
%| TABLETS
| 1 | ORCICLAV 625 | Amoxycillin 500 + Clav 125 | 10x1x10 | 30041030 | 5 | 98.21 | 109.12 | 152.77
| 2 | ORCIPAN 40 | Pantoprazole 40 mg | 10x15 | 30049039 | 5 | 61.07 | 67.86 | 95.00
%| CAPSULES
| 3 | ORCIPAN-D | Pantoprazole + Domperidone SR | 10x10 | 30049039 | 5 | 70.71 | 78.57 | 110.00
%| LIQUIDS
| 4 | ORCIKOF LS | Levosalbutamol + Ambroxol | 100 ml | 30049099 | 5 | 62.68 | 69.64 | 97.50
| 5 | ORCIZYME | Diastase + Pepsin | 200 ml | 30049099 | 5 | 73.93 | 82.14 | 115.00
#| * Prices are subject to change without notice
`,
      },
    ],
  },
  {
    name: 'fourth-negative-stock',
    origin: 'marg',
    kind: 'drugs',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Stock',
        lines: `
#| STOCK STATUS AS ON 24-11-2026
C| name | pack | . | . | . | stock | price | .
H| Item Name | Packing | Opening | Receipt | Issue | Balance | MRP | Stock Value
| ACILOC 150 | 30'S | 10 | 0 | 4 | 6 | 44.10 | 264.60
| BETADINE GARGLE | 100ML | 2 | 0 | 5 | -3 => !negative | 215.00 | -645.00
| CROCIN 650 | 15'S | 20 | 20 | 31 | 9 | 30.91 | 278.19
| DIGENE TAB | 15'S | 0 | 0 | 1 | (1) => !negative | 24.00 | -24.00
| EVION 400 | 20'S | 7 | 0 | 7 | 0 | 86.00 | 0.00
| FEBREX PLUS | 10'S | 14 | 10 | 12 | 12 | 52.40 | 628.80
=| TOTAL : | | 53 | 30 | 60 | 23 | | 502.59
`,
      },
    ],
  },
  {
    name: 'fourth-blank-name-continues',
    origin: 'tally',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Batch Summary',
        merged: true,
        lines: `
#| Aarogya Medical Stores
#| Stock Batch-wise | | | 24-Nov-26
C| name | batch | . | expiry | stock | cost | . | price
H| Name of Item | Batch | Mfg Dt. | Expiry Dt. | Closing | | | M.R.P.
H| | | | | Quantity | Rate | Value | 
| Azithral 500 | AZ21 | 1-Jun-26 | 31-May-28 => 2028-05-31 | 18 nos => 18 | 19.80 | 356.40 | 27.92
| => Azithral 500 | AZ22 | 1-Aug-26 | 31-Jul-28 => 2028-07-31 | 25 nos => 25 | 19.80 | 495.00 | 27.92
| Becosules | BC7 | 1-May-26 | 30-Apr-28 => 2028-04-30 | 200 nos => 200 | 1.84 | 368.00 | 2.59
| => Becosules | BC8 | 1-Jul-26 | 30-Jun-28 => 2028-06-30 | 60 nos => 60 | 1.92 | 115.20 | 2.69
| Clavam 625 | CL1 | 1-Jul-26 | 31-Dec-27 => 2027-12-31 | 30 nos => 30 | 14.40 | 432.00 | 20.34
=| Grand Total | | | | 333 nos | | 1766.60 |
`,
      },
    ],
  },
  {
    name: 'fourth-semicolons-decimal',
    origin: 'program',
    kind: 'drugs',
    format: 'csv-semicolon',
    sheets: [
      {
        name: 's',
        lines: `
C| . | name | . | hsn | batch | expiry | . | stock | price | . | gst
H| ITEMCODE | ITEMNAME | GENERIC | HSNCODE | BATCHNO | EXPDATE | MFGDATE | BALQTY | MRP | SALERATE | GSTPER
| 000123 | GLYCOMET GP 1 | Glimepiride + Metformin | 30049099 | 28029 | 01/12/2027 | 01/01/2026 | 75 | 8.12 | 7.31 | 5
| 000124 | GLYCOMET 500 | Metformin | 30049099 | 28044 | 01/05/2028 | 01/06/2026 | 120 | 2.07 | 1.86 | 5
| 000131 | ISTAMET 50/500 | Sitagliptin + Metformin | 30049099 | IS77 | 01/03/2028 | 01/04/2026 | 45 | 21.4 | 19.26 | 5
| 000140 | HUMAN MIXTARD 30/70 | Insulin | 30043110 | MX9 | 01/09/2027 | 01/10/2025 | 6 | 175.42 | 167 | 5
`,
      },
    ],
  },
];
