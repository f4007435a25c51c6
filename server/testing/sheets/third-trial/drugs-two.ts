import type { SheetCase } from '../sheet-case.ts';

/** The other half of the third trial: the reader was not changed after its rows were seen. */
export const THIRD_DRUGS_TWO: readonly SheetCase[] = [
  {
    name: 'third-marg-expiry-list',
    origin: 'marg',
    kind: 'drugs',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        merged: true,
        lines: `
#| NEW LIFE MEDICOS
#| NEAR EXPIRY STOCK UPTO 03/2027
C| name | pack | batch | expiry | stock | cost | price | .
H| PRODUCT | UNIT | BATCH NO. | EXPIRY | C.STOCK | P.RATE | M.R.P. | VALUE
%| ABBOTT
| CREMAFFIN MINT | 225ML | CM22 | Dec'26 => 2026-12 | 2 | 178.20 | 249.50 | 356.40
| DIGENE TAB ORANGE | 15'S | DO31 | Jan'27 => 2027-01 | 5 | 17.10 | 24.00 | 85.50
=| TOTAL OF ABBOTT | | | | 7 | | | 441.90
%| CIPLA
| CIPLOX EYE DROP | 10ML | CE8 | Mar'27 => 2027-03 | 4 | 12.3 | 17.2 | 49.2
| OKACET TAB | 10'S | OK5 | Feb'27 => 2027-02 | 20 | 12.9 | 18.1 | 258
=| TOTAL OF CIPLA | | | | 24 | | | 307.2
=| ***GRAND TOTAL*** | | | | 31 | | | 749.1
`,
      },
    ],
  },
  {
    name: 'third-tally-godown',
    origin: 'tally',
    kind: 'drugs',
    format: 'xlsx',
    known: true,
    sheets: [
      {
        name: 'Stock Summary',
        merged: true,
        lines: `
#| Shanti Clinic (2026-27)
#| 14, Station Road, Nashik
#| Stock Summary
#| 1-Apr-26 to 25-Nov-26
C| name | stock | cost | .
H| Particulars | Closing Balance | |
H| | Quantity | Rate | Value
%| Injections
| Inj. Monocef 1 gm | 14 Vial => 14 | 41.20 | 576.80
| Inj. Pan 40 | 9 Vial => 9 | 33.5 | 301.50
%| Surgicals
| BD Syringe 5 ml | 220 Pcs => 220 | 4.10 | 902.00
| Micropore 1" | 8 Roll => 8 | 38.00 | 304.00
| Dressing Pad | (-)2 Pcs => !negative | 12.00 | -24.00
=| Grand Total | | | 2060.30
`,
      },
    ],
  },
  {
    name: 'third-continues-ditto',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'csv',
    sheets: [
      {
        name: 'd',
        lines: `
C| name | batch | expiry | stock | price
H| Medicine | Batch | Expiry | Balance | MRP per tab
| Metformin 500 SR | MF1 | 01/28 | 300 | 1.9
| " => Metformin 500 SR | MF2 | 06/28 | 120 | 1.9
| -do- => Metformin 500 SR | MF3 | 09/28 | 60 | 2.0607
| Glimepiride 1 | GL4 | 11/27 | 90 | 3.45
| do => Glimepiride 1 | GL5 | 03-28 => 2028-03 | 30 | 3.45
`,
      },
    ],
  },
  {
    name: 'third-tally-expiry-days',
    origin: 'tally',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Batch',
        lines: `
#| Batch-wise details
C| name | batch | expiry | stock | price
H| Name of Item | Batch / Lot No. | Expiry Date | Closing Qty | Std. Selling Price
| Avil 25 | LOT-44 | 31-Mar-28 => 2028-03-31 | 75 Nos => 75 | 1.10
| Buscopan | LOT-12 | {2027-10-31 d-mmm-yy} | 40 Nos => 40 | 4.85
| Cyclopam | LOT-90 | 2 years => | 60 Nos => 60 | 5.15
| Drotin DS | LOT-03 | N.A. | 20 Nos => 20 | 14.30
`,
      },
    ],
  },
  {
    name: 'third-price-with-gst',
    origin: 'program',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'GRN',
        lines: `
C| name | hsn | batch | . | expiry | stock | . | cost | . | gst | . | price
H| Product Name | HSN Code | Batch No | Mfg | Expiry | Recd Qty | Short Qty | Purchase Rate | Taxable Amt | GST | Tax Amt | MRP (Rs.)
| Insugen 30/70 | 30043110 | IN77 | 01/26 | 12/27 | 10 | 0 | 138.1 | 1381 | 5% => 5 | 69.05 | 193.4
| Lantus Cartridge | 30043110 | LC2 | 03/26 | 02/28 | 5 | 0 | 521.7 | 2608.5 | 5% => 5 | 130.43 | 730.4
| BD Pen Needle 4mm | 90183290 | PN9 | 05/25 | 04/30 | 100 | 0 | 9.8 | 980 | 5% => 5 | 49 | 14
=| Total | | | | | 115 | 0 | | 4969.5 | | 248.48 |
`,
      },
    ],
  },
  {
    name: 'third-hinglish-count',
    origin: 'stock-count',
    kind: 'drugs',
    format: 'csv-bom',
    known: true,
    sheets: [
      {
        name: 'c',
        lines: `
#| Ginti 24.11.26 - rack A & B
C| rack | name | expiry | . | stock | .
H| Rack | Dawai | Exp | System qty | Physical qty | Diff
| A | Allegra 120 | 07/28 | 40 | 38 | -2
| A | Avomine | 02-2028 => 2028-02 | 25 | 25 | 0
| B | Bandy Plus | Sept 27 => 2027-09 | 12 | 14 | 2
| B | Cheston Cold | 8.28 => 2028-08 | 60 | 60 | 0
=| | Kul | | 137 | 137 | 0
`,
      },
    ],
  },
  {
    name: 'third-old-and-new-mrp',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xls',
    purpose: 'prices',
    sheets: [
      {
        name: 'Revised',
        merged: true,
        lines: `
#| REVISED PRICES AFTER GST 2.0
C| . | name | pack | . | price | . | cost
H| S.No | Product | Pack Size | Old MRP | New MRP | Old PTR | New PTR
| 1 | Shelcal 500 | 15 tab | 139.4 | 130.7 | 99.57 | 99.57
| 2 | Supradyn | 15 tab | 68.2 | 63.93 | 48.71 | 48.71
| 3 | Limcee 500 | 15 tab | 25.7 | 24.09 | 18.36 | 18.36
| 4 | Neurobion Forte | 30 tab | 43.5 | 40.78 | 31.07 | 31.07
`,
      },
    ],
  },
  {
    name: 'third-no-batch-many-blanks',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| name | stock | price | expiry | .
H| NAME OF MEDICINE | QTY | PRICE | EXP | REMARK
| TAB. PCM 650 | 100 | 2 | 12/2027 | 
| TAB. DICLO + PARA | 50 | 3.5 | 2027 => | 
| SYP. ALEX | 4 | 128 | 06/2028 | order
| INJ. DEXA | 10 | ₹ 12.00 => 12 | 30/11/2027 | 
| | | | |
| OINT. SOFRAMYCIN | 3 | 52 | 9/27 => 2027-09 | 
| DROP OTOGESIC | 2 | 85.- => 85 | 01/28 | 
`,
      },
    ],
  },
];
