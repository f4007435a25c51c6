import type { SheetCase } from '../sheet-case.ts';

/** Programs and wholesalers, other half: scored once, after the reader was mended with the first. */
export const FOURTH_PROGRAMS_TWO: readonly SheetCase[] = [
  {
    name: 'fourth-marg-bill-export',
    origin: 'marg',
    kind: 'drugs',
    format: 'csv',
    purpose: 'delivery',
    sheets: [
      {
        name: 'b',
        lines: `
#| H | SHRI SAI DISTRIBUTORS | 27AABCS9999K1ZP | A/7781 | 18-11-2026
C| . | . | . | name | pack | batch | expiry | hsn | stock | free | price | cost | . | gst
H| TYPE | SNO | COMPANY | PRODUCT | PACKING | BATCH | EXPIRY | HSN | QUANTITY | FREE | M.R.P. | P.RATE | DISC | GST
| T | 1 | ABBOTT | THYRONORM 25MCG | 100'S | AB251 | 08/28 | 30043919 | 3 | 0 | 168.40 | 120.29 | 0 | 5
| T | 2 | USV | JALRA 50 | 15'S | JL9 | 02/28 | 30049099 | 10 | 1 | 182.00 | 130.00 | 0 | 5
| T | 3 | MANKIND | MANFORCE DOTTED | 10'S | MF8 | 12/28 | 40141010 | 5 | 0 | 100.00 | 71.43 | 0 | 0
| T | 4 | GLENMARK | ASCORIL D PLUS | 100 ML | AD22 | 03/28 | 30049099 | 12 | 2 | 141.75 | 101.25 | 0 | 5
=| F | | | GRAND TOTAL | | | | | 30 | 3 | | | | 
`,
      },
    ],
  },
  {
    name: 'fourth-strip-and-pack-words',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Stk',
        lines: `
#| Prop. Ramesh Gupta | DL 20B-1123
C| name | pack | stock | . | price | expiry
H| ITEM DESCRIPTION | UNIT | CURRENT STOCK | VALUE | MRP | EXP.
| Ativan 2mg | strip of 30 | 60 | 170.4 | 2.84 | Nov-27 => 2027-11
| Budamate 400 | MDI 120 | 4 | 1880 | 470 | Feb-28 => 2028-02
| Calcirol sachet | 10 x 1 g | 24 | 984 | 41 | Jul-27 => 2027-07
| Dexorange | bottle 200 ml | 6 | 1014 | 169 | Sep-27 => 2027-09
| Eltroxin 50 | 1x120 | 240 | 367.2 | 1.53 | Dec-27 => 2027-12
| Flexon | 10×15 | 150 | 300 | 2 | exp => 
=| Total | | 484 | 4715.6 | |
`,
      },
    ],
  },
  {
    name: 'fourth-two-line-heading',
    origin: 'busy',
    kind: 'drugs',
    format: 'html-as-xls',
    purpose: 'delivery',
    sheets: [
      {
        name: 'P',
        merged: true,
        lines: `
#| PURCHASE VOUCHER
#| Party: New Bharat Pharma
C| . | name | . | batch | expiry | stock | free | cost | price | .
H| S. | Item | Company | Batch | Expiry | Qty. | Free | Rate | MRP | Amount
H| No. | Name | | No. | (MM/YY) | (Nos.) | Qty. | (Rs.) | (Rs.) | (Rs.)
| 1. | Pantosec 40 | Cipla | PS14 | 10/28 | 150 | 15 | 4.20 | 8.10 | 630.00
| 2. | Metrogyl 400 | JB | MG40 | 06/28 | 200 | 0 | 0.72 | 1.08 | 144.00
| 3. | Liv 52 DS | Himalaya | LV9 | 04/29 | 120 | 12 | 2.05 | 3.10 | 246.00
=| | Total | | | | 470 | 27 | | | 1020.00
=| | Less: Rounded off | | | | | | | | 0.00
`,
      },
    ],
  },
  {
    name: 'fourth-serial-dates',
    origin: 'program',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| . | name | batch | expiry | stock | price | cost | rack
H| PCODE | PNAME | PBATCH | PEXP | PQTY | PMRP | PPRATE | PLOC
| 11 | Nexpro 40 | NX1 | 46752 => 2027-12-31 | 30 | 15.2 | 10.86 | R1
| 12 | Oflox 200 | OF2 | 46843 => 2028-03-31 | 40 | 9.4 | 6.71 | R1
| 13 | Pause 500 | PA3 | {2028-06-30 mm-yyyy} | 20 | 33.9 | 24.21 | R2
| 14 | Quadriderm | QD4 | 46721 => 2027-11-30 | 5 | 97 | 69.29 | R2
`,
      },
    ],
  },
  {
    name: 'fourth-near-expiry-report',
    origin: 'program',
    kind: 'drugs',
    format: 'csv-utf16',
    sheets: [
      {
        name: 'r',
        lines: `
#| Near Expiry Report (Next 180 days)
C| . | . | name | batch | expiry | . | stock | cost | . | price
H| Supplier | Company | Product | Batch | Expiry | Days left | Qty | Cost | Cost value | MRP
| Ganpati | Cipla | Asthalin 4 | AS8 | 01/27 | 68 | 50 | 0.16 | 8.00 | 0.24
| Ganpati | Alkem | Taxim 1g | TX3 | 03/27 | 127 | 8 | 28.4 | 227.20 | 41.6
| Shree | Sun | Levipil 500 | LV5 | 02/27 | 96 | 30 | 9.11 | 273.30 | 13.42
=| Total | | | | | | 88 | | 508.50 |
`,
      },
    ],
  },
  {
    name: 'fourth-rate-without-mrp',
    origin: 'invoice',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    known: true,
    sheets: [
      {
        name: 'Challan',
        merged: true,
        lines: `
#| DELIVERY CHALLAN No. 556 dt 19/11/2026
C| . | name | batch | expiry | stock | cost | .
H| No | Goods | Batch | Exp | Qty. | Purchase Rate | Amount
| 1 | Syringe 5 ml | SY5 | 09/30 | 200 | 3.2 | 640
| 2 | IV set | IV1 | 05/30 | 25 | 18 | 450
| 3 | Cannula 22G | CN2 | 07/29 | 30 | 22.5 | 675
=| | Total | | | 255 | | 1765
`,
      },
    ],
  },
  {
    name: 'fourth-comma-in-numbers',
    origin: 'tally',
    kind: 'drugs',
    format: 'csv-bom',
    sheets: [
      {
        name: 'c',
        lines: `
#| Closing stock as at 31-Oct-2026
C| name | stock | cost | . | price
H| Particulars | Quantity | Rate | Value | MRP
| Albumin 20% 100 ml | 2 nos => 2 | 4,250.00 => 4250 | 8,500.00 | 6,138.50 => 6138.5
| Enoxaparin 40 mg | 10 nos => 10 | 298.00 | 2,980.00 | 512.00
| Glucose strips 50 | 1,200 nos => 1200 | 11.20 | 13,440.00 | 18.00
| Gloves 6.5 pair | 100 pair => 100 | 14.00 | 1,400.00 | 25.00
=| Total | | | 26,320.00 | 
`,
      },
    ],
  },
];
