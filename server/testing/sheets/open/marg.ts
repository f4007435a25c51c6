import type { SheetCase } from '../sheet-case.ts';

/** Reports of Marg ERP, as it exports them to Excel. */
export const MARG: readonly SheetCase[] = [
  {
    name: 'marg-stock-status',
    origin: 'marg',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet1',
        merged: true,
        lines: `
#| SHREE BALAJI MEDICAL AGENCIES
#| 12-B, Subhash Marg, Indore (M.P.) 452001   Ph.: 0731-4041234
#| STOCK STATUS AS ON 20-11-2026

C| name | pack | batch | expiry | stock | cost | price | .
H| ITEM DESCRIPTION | PACKING | BATCH | EXPIRY | STOCK | COST | M.R.P. | VALUE
%| ABBOTT HEALTHCARE PVT LTD
| BRUFEN 400 TAB | 15'S | BRF2411 | 05/27 | 40 | 12.35 | 17.66 | 494.00
| CREMAFFIN PINK 225ML | 225ML | CP0912 | 11/27 | 6 | 168.20 | 240.30 | 1009.20
| THYRONORM 50MCG | 120 TAB | TN88213 | 01/28 | 12 | 141.44 | 202.06 | 1697.28
=| SUB TOTAL | | | | 58 | | | 3200.48
%| CIPLA LTD
| ASTHALIN INHALER | 200 MDI | IA51190 | 31/12/2027 => 2027-12-31 | 9 | 111.30 | 159.00 | 1001.70
| CIPLOX 500 TAB | 10'S | 4CX0091 | 08/26 | 25 | 28.90 | 41.29 | 722.50
| MONTAIR LC | 15 TAB | ML7745 | NA | 18 | 178.10 | 254.43 | 3205.80
=| SUB TOTAL | | | | 52 | | | 4930.00
=| GRAND TOTAL | | | | 110 | | 999999 | 8130.48
#| Printed on 20-11-2026 at 18:42
`,
      },
    ],
  },
  {
    name: 'marg-batch-wise',
    origin: 'marg',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'BatchStock',
        lines: `
#| GUPTA MEDICOS
#| BATCH WISE STOCK | | | FROM 01-04-2026 TO 19-11-2026
C| . | name | manufacturer | batch | expiry | . | . | . | stock | price | cost
H| SNo. | Product | Company | B.No. | Exp. | Op.Stk | Receipt | Issue | Cl.Stk | MRP | P.Rate
| 1 | AUGMENTIN 625 DUO | GSK | AB12X | 06/27 | 10 | 20 | 18 | 12 | 223.42 | 171.20
| | => AUGMENTIN 625 DUO | | AB40Y | 02/28 | 0 | 10 | 0 | 10 | 223.42 | 171.20
| | => AUGMENTIN 625 DUO | | AB41Z | 03/28 | 0 | 30 | 4 | 26 | 229.00 | 175.50
| 2 | CALPOL 650 | GSK | CLP0651 | 09/27 | 100 | 0 | 37 | 63 | 33.46 | 24.90
| 3 | ZERODOL-SP | IPCA | ZSP119 | 12/27 | 4 | 30 | 21 | 13 | 125.10 | 91.15
| | => ZERODOL-SP | | ZSP120 | => !blank in the list | 0 | 10 | 10 | NIL | 125.10 | 91.15
| 4 | PAN-D | ALKEM | 26PD441 | 07/28 | 30 | 0 | 30 | 0 | 199.00 | 148.80
| 5 | TAB.CROCIN 650 | GSK | CR9001 | 05 / 27 => 2027-05 | 12 | 0 | 2 | 10 | 35.20 | 26.05
=| | TOTAL | | | | 156 | 90 | 122 | 134 | | 
`,
      },
    ],
  },
  {
    name: 'marg-pages',
    origin: 'marg',
    kind: 'drugs',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| NEW JANTA MEDICAL STORE
#| STOCK & SALES STATEMENT
#| Page 1 of 3

C| name | pack | stock | price | expiry | batch | .
H| Item Name | Pack | Closing Qty | M.R.P. | Exp.Dt | Batch No | Stk.Value
| ALLEGRA 120MG | 10 TAB | 22 | 246.30 | MAY-27 => 2027-05 | ALG512 | 4063.95
| BETADINE OINT 20G | 20 GM | 7 | 92.00 | JAN-28 => 2028-01 | BT7781 | 483.00
| COMBIFLAM TAB | 20'S | 35 | 53.31 | Sep'27 => 2027-09 | CMB229 | 1399.39
=| Total C/F | | 64 | | | | 5946.34
#| Continued...2
#| NEW JANTA MEDICAL STORE
#| STOCK & SALES STATEMENT
#| Page 2 of 3
H| Item Name | Pack | Closing Qty | M.R.P. | Exp.Dt | Batch No | Stk.Value
=| Total B/F | | 64 | | | | 5946.34
| DOLO 650 | 15'S | 80 | 33.76 | FEB-28 => 2028-02 | DLO-A12 | 2025.60
| ECOSPRIN␣75 | 14 TAB | 41 | 5.53 | DEC-27 => 2027-12 | ECO991 | 170.05
| EVION 400 CAP | 10'S | 0 | 36.13 | MAR-27 => 2027-03 | EV4431 | 0.00
#| Page 3 of 3
H| Item Name | Pack | Closing Qty | M.R.P. | Exp.Dt | Batch No | Stk.Value
| GELUSIL MPS LIQ 200ML | 200ML | 11 | 129.50 | AUG-27 => 2027-08 | GEL207 | 1068.38
=| GRAND TOTAL | | 196 | | | | 9210.37
#| ** End of Report **
`,
      },
    ],
  },
  {
    name: 'marg-price-list',
    origin: 'marg',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'prices',
    sheets: [
      {
        name: 'PRICE LIST',
        merged: true,
        lines: `
#| PRICE LIST W.E.F. 01-10-2026
C| . | name | manufacturer | pack | price | cost | . | hsn | gst
H| Code | Product Name | Mfg. | Packing | M.R.P | P.Rate | S.Rate | HSN Code | GST%
| A001 | ACILOC 150 | CADILA | 30 TAB | 46.75 | 33.40 | 44.00 | 30049099 | 12
| A002 | ATARAX 25MG | DR REDDY | 15 TAB | {n 108.5 : 0.00} | 77.50 | 105.00 | 30049099 | 12
| B014 | BECOSULES CAP | PFIZER | 20 CAP | 52.09 | 37.2 | 50 | 30045039 | 18
| C107 | CANDID-B CREAM | GLENMARK | 20 GM | Rs.139/- => 139 | 99.30 | 135 | 30049029 | 12
| D020 | DIGENE GEL MINT | ABBOTT | 200 ML | 2.0607 => 2.0607 | 1.47 | 2 | 30049099 | 12
| E002 | ELDOPER | MICRO | 10 CAP | | 18.00 | 22.50 | 30049099 | 12
| F311 | FORACORT 200 ROTACAP | CIPLA | 30'S | "1,234.50" => 1234.5 | 881.00 | 1200 | 30049099 | {12%}
`,
      },
    ],
  },
  {
    name: 'marg-near-expiry',
    origin: 'marg',
    kind: 'drugs',
    format: 'tsv-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| SAI PHARMA & SURGICALS
#| EXPIRY LIST UPTO 03/2027

C| . | name | . | batch | expiry | stock | price | cost | .
H| Sr | ITEM NAME | SUPPLIER | BATCH NO. | EXP | QTY | MRP | RATE | AMOUNT
| 1 | CETRIZINE 10MG | MAHAVEER DIST | CT-110 | 12/26 | 30 | 18.00 | 4.20 | 126.00
| 2 | NORFLOX TZ | MAHAVEER DIST | NF2209 | 01/27 | 14 | 98.50 | 70.36 | 985.04
| 3 | ORS LEMON 21.8G | RAJ AGENCY | 77O1 | 02/27 | 55 | 21.86 | 15.61 | 858.55
| 4 | OTRIVIN ADULT NASAL | RAJ AGENCY | OT221B | 13/27 => !month 13 | 3 | 112.00 | 80.00 | 240.00
| 5 | SEPTRAN DS | S K TRADERS | SD883 | 30-02-2027 => !no such day | 8 | 21.40 | 15.28 | 122.24
=| | TOTAL | | | | 110 | | | 2331.83
`,
      },
    ],
  },
  {
    name: 'marg-two-line-heading',
    origin: 'marg',
    kind: 'drugs',
    format: 'xlsb',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| APEX DRUG HOUSE
#| STOCK STATEMENT 01/11/2026 - 20/11/2026
C| name | pack | . | . | . | stock | price | .
H| PRODUCT | PACK | OPEN | PURCH | SALE | CLOS. | M.R.P. | STOCK
H| NAME | | STOCK | QTY | QTY | STOCK | | VALUE
%| ** LUPIN **
| GLUCONORM G1 | 15 TAB | 10 | 20 | 12 | 18 | 118.00 | 1593.00
| TONACT 10 | 15 TAB | 5 | 10 | 11 | 4 | 154.80 | 464.40
%| ** MANKIND **
| GUDCEF 200 | 10 TAB | 0 | 20 | 3 | 17 | 157.00 | 2001.75
| MOXIKIND CV 625 | 10 TAB | 20 | 0 | 25 | -5 => !negative | 205.00 | 0
| NUROKIND-LC | 10 TAB | 12 | 10 | 9 | 13 | 0 | 0
=| TOTAL VALUE | | | | | | | 4059.15
`,
      },
    ],
  },
];
