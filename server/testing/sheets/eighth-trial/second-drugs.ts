import type { SheetCase } from '../sheet-case.ts';

/** Drugs, other half: scored again after the reader was mended with the first. */
export const EIGHTH_DRUGS_TWO: readonly SheetCase[] = [
  {
    name: 'eighth-gujarati-headings',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'ods',
    sheets: [
      {
        name: 'સ્ટોક',
        lines: `
#| શ્રીજી ક્લિનિક, આણંદ – દવાનો સ્ટોક ૨૦/૧૧/૨૦૨૬
C| . | name | expiry | stock | price
H| ક્રમ | દવાનું નામ | Exp. Date | સ્ટોક / Qty | MRP
| 1 | Crocin 650 | 05/28 | 120 | 2.05
| 2 | Metrogyl 400 | 09/27 | 75 | 1.55
| 3 | Wikoryl syrup 60 ml | 12/26 => 2026-12 | 14 | 92
| 4 | Ciplox eye drop | 08/27 | 9 | 18.6
=| | કુલ | | 218 |
`,
      },
    ],
  },
  {
    name: 'eighth-jan-aushadhi-invoice',
    origin: 'government store',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Sheet1',
        merged: true,
        lines: `
#| PHARMACEUTICALS & MEDICAL DEVICES BUREAU OF INDIA
#| Tax Invoice No. KA/BLR/26-27/00871 Dt. 12/11/2026
C| . | . | name | pack | hsn | batch | . | expiry | stock | price | cost | . | gst | .
H| S.No. | Drug Code | Generic Name of Medicine | Unit Size | HSN | Batch No. | Mfg. Date | Exp. Date | Qty | MRP per unit | Basic Rate | Taxable Value | GST % | Total
| 1 | 21 | Aceclofenac and Paracetamol Tablets | 10's | 30049069 | JA2203 | 01/02/2026 | 31/01/2028 | 100 | 11.25 | 8.57 | 857.00 | 5 | 899.85
| 2 | 118 | Cefixime Dispersible Tablets 200 mg | 10's | 30042019 | CF0091 | 01/03/2026 | 29/02/2028 | 50 | 49.50 | 37.71 | 1885.50 | 5 | 1979.78
| 3 | 441 | Telmisartan Tablets IP 40mg | 10's | 30049079 | TM7765 | 01/01/2026 | 31/12/2027 | 80 | 12.00 | 9.14 | 731.20 | 5 | 767.76
| 4 | 502 | Clotrimazole Cream 1% w/w | 15 g | 30049029 | CL1121 | 01/04/2026 | 31/03/2028 | 24 | 14.25 | 10.86 | 260.64 | 5 | 273.67
=| | | Total | | | | | | 254 | | | 3734.34 | | 3921.06
#| Amount in words: Rupees three thousand nine hundred twenty one and six paise only
`,
      },
    ],
  },
  {
    name: 'eighth-opd-daily-balance',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'NOV',
        lines: `
#| OPD medicine register - November 2026 (3rd week)
C| . | name | . | . | . | . | . | stock | price
H| No. | Name of Medicine | Opening | 16/11 | 17/11 | 18/11 | 19/11 | Balance | Rate
| 1 | Tab. Diclofenac 50 | 200 | 12 | 9 | 15 | 20 | 144 | 1.2
| 2 | Tab. Pantoprazole 40 | 150 | 10 | 8 | 11 | 6 | 115 | 3.5
| 3 | Inj. TT 0.5 ml | 30 | 2 | - | 1 | 4 | 23 | 12
| 4 | Syp. Paracetamol 60 ml | 40 | 5 | 3 | - | 2 | 30 | 28
| 5 | Gauze roll | 25 | 1 | 1 | 2 | - | 21 | 35
#| Sister Incharge: Mary D'Souza
`,
      },
    ],
  },
  {
    name: 'eighth-near-expiry-claim',
    origin: 'marg',
    kind: 'drugs',
    format: 'tsv-as-xls',
    sheets: [
      {
        name: 'Claim',
        lines: `
#| NEW LIFE MEDICALS, HUBBALLI
#| Expiry / Breakage stock 01-11-2026 to 30-11-2026
C| name | pack | . | batch | expiry | stock | price | cost | .
H| ITEM | PACK | SUPPLIER | BATCH | EXP | STK | M.R.P | P.RATE | VALUE
| ALDACTONE 25 | 15'S | KAMAL AGENCY | AL2534 | Dec-26 => 2026-12 | 3 | 41.90 | 29.93 | 89.79
| BUDECORT RESP 0.5MG | 5X2ML | KAMAL AGENCY | BR0512 | Jan-27 => 2027-01 | 4 | 118.00 | 84.29 | 337.16
| CREMAFFIN PLUS 225 | BOT | SRI SAI DIST | CP225 | Dec-26 => 2026-12 | 2 | 305.00 | 217.86 | 435.72
| DOLOPAR 650 | 15'S | SRI SAI DIST | DP65 | Feb-27 => 2027-02 | 12 | 33.60 | 24.00 | 288.00
=| TOTAL : 4 ITEMS | | | | | 21 | | | 1150.67
`,
      },
    ],
  },
  {
    name: 'eighth-two-mrps-of-one-batch',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'csv-1252',
    sheets: [
      {
        name: 's',
        lines: `
#| Ganesh Agencies – stock offer, 24 Nov 2026
C| name | batch | expiry | stock | . | price | cost
H| Item Name | Batch No | Expiry Dt | Avl Qty | Old MRP | New MRP | Net Rate
| Pan-D Cap | PD882 | 30/06/2028 | 40 | 199.00 | 214.00 | 149.80
| Rantac 150 Tab | RT151 | 31/08/2027 | 100 | 42.50 | 45.60 | 31.92
| Taxim-O 200 | TX209 | 30/04/2028 | 35 | 112.90 | 118.00 | 82.60
| Allegra 120 – 10’s | AL120 | 31/12/2027 | 22 | 214.00 | 221.40 | 154.98
`,
      },
    ],
  },
];
