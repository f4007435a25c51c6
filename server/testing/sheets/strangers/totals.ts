import type { SheetCase } from '../sheet-case.ts';

/** Sheets with lines between the drugs that are none, and drugs that look like such lines. */
export const TOTALS: readonly SheetCase[] = [
  {
    name: 'drugs-that-sound-like-totals',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'csv',
    sheets: [
      {
        name: 'list',
        lines: `
C| name | pack | stock | price | batch | expiry
H| PRODUCT | PACK | STK | MRP | BATCH | EXP
| 3D FLAM | 10'S | 20 | 88.00 | 3DF1 | 05/28
| 5 FLUCEL 250 INJ | 5ML | 6 | 21.40 | 5F2 | 09/27
| TOTALAX NF SYP | 200ML | 4 | 142.00 | TX1 | 03/28
| TOTAL D3 60K | 4'S | 12 | 128.50 | TD3 | 01/28
| GRAND VITA CAP | 10'S | 7 | 99.00 | GV1 | 11/27
| PAGE ONE LOTION | 100ML | 3 | 175.00 | PL1 | 10/27
| NIL PAIN GEL | 30GM | 9 | 85.00 | NP3 | 08/27
| STOCKIN PLUS | 10'S | 5 | 60.00 | SP9 | 08/28
| COMPANY OF 4 TAB | 4'S | 2 | 44.00 | CO4 | 04/28
=| TOTAL | | 68 | | | 
`,
      },
    ],
  },
  {
    name: 'company-lines-with-sums',
    origin: 'marg',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet1',
        merged: true,
        lines: `
#| SHREE RAM AGENCIES
#| COMPANY / ITEM WISE STOCK VALUATION
C| name | pack | stock | cost | price | .
H| COMPANY / ITEM | PACK | QTY. | RATE | M.R.P. | AMOUNT
=| ALEMBIC LTD. | | 35 | | | 3011.50
| ALTHROCIN 250 | 10'S | 20 | 48.90 | 67.20 | 978.00
| AZITHRAL 500 | 5'S | 15 | 135.57 | 189.80 | 2033.50
=| CIPLA LTD. | | 22 | | | 1812.70
| CIPLADINE OINT | 20G | 10 | 71.20 | 99.70 | 712.00
| DYTOR 10 | 15'S | 12 | 91.73 | 128.40 | 1100.70
=| SUN PHARMA | | 6 | | | 612.00
| PANTOCID 40 | 15'S | 6 | 102.00 | 168.90 | 612.00
=| ** TOTAL ** | | 63 | | | 5436.20
`,
      },
    ],
  },
  {
    name: 'invoice-with-charges',
    origin: 'invoice',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Invoice',
        lines: `
#| TAX INVOICE (ORIGINAL FOR RECIPIENT)
#| Invoice No.: KM/26-27/3391 | | | | Dated: 19-Nov-2026
C| . | name | hsn | batch | expiry | stock | free | price | cost | . | gst | .
H| Sl No. | Description of Goods | HSN | Batch | Exp. | Shipped Qty | Free | MRP | Rate | Disc % | GST % | Amount
| 1 | Ascoril LS Syp 100ml | 30049099 | AS-99 | 10/27 | 12 | 1 | 129.00 | 92.14 | 0 | 12 | 1105.68
| 2 | Candid Dusting Powder | 30049029 | CP11 | 04/28 | 6 | 0 | 158.00 | 112.86 | 2 | 12 | 663.62
| 3 | Electral 21.8g | 30049099 | EL6A | 06/28 | 50 | 5 | 22.30 | 15.93 | 0 | 5 | 796.50
=| | Less : Cash Discount | | | | | | | | | | -40.00
=| | Add : CGST | | | | | | | | | | 146.10
=| | Add : SGST | | | | | | | | | | 146.10
=| | Freight & Forwarding Charges | | | | 1 | | | 60.00 | | 18 | 60.00
=| | Round Off (-) | | | | | | | | | | -0.30
=| | Net Payable | | | | 68 | 6 | | | | | 2877.70
#| Rupees Two Thousand Eight Hundred Seventy Seven and Seventy Paise Only
`,
      },
    ],
  },
  {
    name: 'items-with-batches-beneath',
    origin: 'tally',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Stock Summary',
        merged: true,
        lines: `
#| Sunrise Medicals
#| Stock Summary
#| 1-Apr-26 to 22-Nov-26
C| name | stock | cost | .
H| Particulars | Closing Balance | |
H| | Quantity | Rate | Value
~| Augmentin 625 Duo | 38 Strip => 38 | 171.20 | 6505.60
:| AB12X | 12 Strip | 171.20 | 2054.40
:| AB40Y | 26 Strip | 171.20 | 4451.20
~| Calpol 650 | 63 Strip => 63 | 24.90 | 1568.70
:| CLP0651 | 63 Strip | 24.90 | 1568.70
| Pan 40 | 10 Strip => 10 | 88.00 | 880.00
| Shelcal 500 | 4 Strip => 4 | 92.00 | 368.00
| Telma 40 | 9 Strip => 9 | 168.00 | 1512.00
=| Grand Total | 124 | | 10834.30
`,
      },
    ],
    known: true,
  },
  {
    name: 'total-of-each-drug',
    origin: 'program',
    kind: 'drugs',
    format: 'xlsb',
    sheets: [
      {
        name: 'Batchwise',
        lines: `
C| name | batch | expiry | stock | price | .
H| Medicine | Batch | Expiry | Qty | MRP | Value
| AVOMINE | AV1 | 05/27 | 10 | 64.40 | 644.00
| => AVOMINE | AV2 | 09/27 | 15 | 64.40 | 966.00
=| AVOMINE Total | | | 25 | | 1610.00
| BUSCOPAN | BU7 | 02/28 | 6 | 118.00 | 708.00
=| BUSCOPAN Total | | | 6 | | 708.00
| CYCLOPAM | CY1 | 11/27 | 20 | 58.9 | 1178.00
| => CYCLOPAM | CY2 | 01/28 | 4 | 60.2 | 240.80
=| CYCLOPAM Total | | | 24 | | 1418.80
=| Grand Total | | | 55 | | 3736.80
`,
      },
    ],
  },
  {
    name: 'purchase-register-with-returns',
    origin: 'busy',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Register',
        lines: `
#| PURCHASE REGISTER (ITEM WISE) 01-11-2026 TO 20-11-2026
C| . | . | name | batch | expiry | stock | price | cost | .
H| Date | Vch Type | Item | Batch | Exp | Qty | MRP | Rate | Amount
| 02-11-2026 | Purchase | Lanol ER | LE1 | 05/28 | 20 | 28.40 | 19.70 | 394.00
| 02-11-2026 | Purchase | Maxtra Syp | MX7 | 01/28 | 10 | 96.00 | 68.50 | 685.00
| 05-11-2026 | Purc. Return | Nise Gel => !returned | NG2 | 02/27 | 5 | 119.00 | 85.00 | 425.00
| 09-11-2026 | Purchase | Omez 20 | OZ91 | 09/27 | 30 | 62.10 | 44.36 | 1330.80
| 12-11-2026 | Purc. Return | Pyrigesic => !returned | PY3 | 12/26 | -10 => !negative | 18.00 | 12.80 | -128.00
| 20-11-2026 | Purchase | Rantac 150 | RN4 | 03/28 | 15 | 44.82 | 32.01 | 480.15
=| | | Total | | | 60 | | | 2336.95
`,
      },
    ],
  },
];
