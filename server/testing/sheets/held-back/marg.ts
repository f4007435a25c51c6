import type { SheetCase } from '../sheet-case.ts';

/** Reports of Marg ERP and of programs like it. */
export const MARG: readonly SheetCase[] = [
  {
    name: 'marg-item-then-batches',
    origin: 'marg',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| OM SAI MEDICAL HALL
#| Main Road, Ranchi - 834001
#| Item & Batch Wise Stock as on 22/11/2026

C| name | batch | expiry | . | stock | price | cost
H| Item / Batch Details | Batch | Expiry | Days | Bal. Qty. | MRP Rs. | Pur Rate
%| AMOXIL 500 CAP
| => AMOXIL 500 CAP | AM5510 | 04/27 | 158 | 14 | 98.20 | 70.15
| => AMOXIL 500 CAP | AM5522 | 10/27 | 341 | 30 | 101.50 | 72.50
%| BECOZYM C FORTE
| => BECOZYM C FORTE | BZ0091 | 12/2027 | 402 | 22 | 41.75 | 29.80
%| CALAMINE LOTION 100ML
| => CALAMINE LOTION 100ML | CL17 | 08/28 | 646 | 5 | 72 | 51.4
| => CALAMINE LOTION 100ML | CL18 | 09/28 | 677 | - | 72 | 51.4
=| Total of 3 Items | | | | 71 | | 
`,
      },
    ],
  },
  {
    name: 'marg-strips-and-loose',
    origin: 'marg',
    kind: 'drugs',
    format: 'tsv-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| STOCK VALUATION (MRP)
#| Company : ALL
C| . | name | pack | rack | stock | price | . | expiry
H| # | ITEM NAME & STRENGTH | PKG | RACK | BALANCE | MRP/PACK | VALUE | EXPIRY DT
| 1 | ALDACTONE 25 | 15 | R1-04 | 12:5 => !strips and loose tablets | 37.9 | 467.43 | 30/09/2027
| 2 | BETAHIST 8 | 10 | R1-05 | 14 | 92.00 | 1288.00 | 31/07/2027
| 3 | CORDARONE 200 | 10 | R1-09 | 3 | 131.2 | 393.60 | 31/12/2028
| 4 | DEPAKOTE ER 500 | 10 | R2-01 | 0:7 => !strips and loose tablets | 142.10 | 99.47 | 31/01/2028
| 5 | ENCORATE CHRONO 300 | 10 | R2-02 | 25 | 89.6 | 2240.00 | 30/11/2027
| 6 | FRISIUM 10 | 15 | R2-02 | 7 | 187.33 | 1311.31 | 29/02/2028
=| | ** TOTAL ** | | | | | 5799.81 | 
`,
      },
    ],
  },
  {
    name: 'marg-manufacturer-lines',
    origin: 'marg',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Closing',
        merged: true,
        lines: `
#| M/S KRISHNA PHARMACY
#| CLOSING STOCK
#| PERIOD : 01/04/2026 TO 21/11/2026
#| SELECTED : ALL COMPANIES
#|  

C| . | name | pack | . | . | . | stock | . | price
H| S.No. | Description | Pack Size | Op. | Pur. | Sale | Cl. Stk | Cl. Value | Max. Retail Price
%| Company : CIPLA LTD
| 1 | BUDECORT 0.5MG RESP | 5 X 2ML | 10 | 20 | 22 | 8 | 712.00 | 126.5
| 2 | CIPCAL 500 | 15 TAB | 40 | 0 | 11 | 29 | 2204.00 | 104
=| | Company Total | | 50 | 20 | 33 | 37 | 2916.00 | 
%| Company : DR. REDDY'S LABS
| 3 | NISE 100 | 15 TAB | 30 | 60 | 52 | 38 | 2052.00 | 81.9
| 4 | OMEZ 20 | 20 CAP | 15 | 50 | 61 | 4 | 191.60 | 71.85
| 5 | STAMLO BETA | 15 TAB | 10 | 10 | 12 | 8 | 804.00 | 150.75
=| | Company Total | | 55 | 120 | 125 | 50 | 3047.60 | 
=| | Grand Total | | 105 | 140 | 158 | 87 | 5963.60 | 
#| (*) Negative stock not included
`,
      },
    ],
  },
  {
    name: 'marg-rate-before-mrp',
    origin: 'marg',
    kind: 'drugs',
    format: 'html-as-xls',
    purpose: 'prices',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| PRODUCT RATE MASTER
C| manufacturer | name | pack | . | cost | . | price | gst | hsn
H| MFR | PARTICULARS | PKG | S.RATE | P.RATE | STK | M.R.P. | TAX % | HSN/SAC
| INTAS | GABAPIN NT | 15'S | 262.00 | 208.11 | 6 | 291.35 | 12.00 | 30049082
| INTAS | LOSIUM␣H | 10'S | 70 | 54.89 | 11 | 76.85 | 12.00 | 30049079
| TORRENT | NEBICARD 5 | 15'S | 178.2 | 141.42 | 4 | 198 | 12.00 | 30049079
| TORRENT | SHELCAL HD⏎(NEW) | 15'S | 187.5 | 148.8 | 9 | 208.35 | 18.00 | 30049099
| USV | ECOSPRIN GOLD 20 | 15'S | 99.00 | 78.50 | 20 | 109.9 | 5.00 | 30049099
=| | NO. OF ITEMS : 5 | | | | | | | 
`,
      },
    ],
  },
  {
    name: 'marg-page-break-moves-columns',
    origin: 'marg',
    kind: 'drugs',
    format: 'xlsb',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| GANPATI DRUG STORE
#| Pg.1
C| name | stock | expiry | price
H| NAME OF PRODUCT | CLOSING BAL. | EXP. | M R P
| ACITROM 2 | 11 | 10/27 | 222.45
| BISOHEART 2.5 | 16 | 03/28 | 88.3
| CILACAR 10 | 25 | 01/28 | 118.8
#| Pg.2
C| . | name | . | stock | . | expiry | price
H| | NAME OF PRODUCT | | CLOSING BAL. | | EXP. | M R P
| | DILZEM 30 | | 9 | | 07/27 | 57
| | EZEDOC 10 | | 12 | | 08/28 | 146.1
| | FENOLIP 145 | | 3 | | 09/27 | 173.65
=| | TOTAL : | | 76 | | | 
`,
      },
    ],
  },
  {
    name: 'retail-program-export',
    origin: 'program',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Stock Report',
        merged: true,
        lines: `
#| Stock Report (Generated on: 21 Nov 2026 09:15 AM)
C| name | generic | manufacturer | . | batch | . | expiry | stock | pack | price | cost | gst | rack
H| Product | Content | Marketed By | Sch. | Batch# | Mfg. Date | Exp. Date | Current Stock | Unit/Pack | MRP (₹) | Landing Cost (₹) | GST | Loc
| Ativan 1mg | Lorazepam 1 mg | Pfizer | H1 | ATV0211 | {2025-10-01 mmm-yyyy} | {2028-09-01 mmm-yyyy} | 12 | 30 | 78.4 | 55.94 | {12%} | L-2
| Budesal Respules | Budesonide 0.5 mg + Levosalbutamol 1.25 mg | Cipla | H | BS77120 | {2026-01-01 mmm-yyyy} | {2027-12-01 mmm-yyyy} | 20 | 2.5 ml | 36.15 | 25.8 | {12%} | R-1
| Corex DX | Chlorpheniramine + Dextromethorphan | Pfizer | H | CDX5 | {2026-02-01 mmm-yyyy} | {2028-01-01 mmm-yyyy} | 7 | 100 ml | 152.1 | 108.54 | {12%} | S-3
| Duphaston 10mg | Dydrogesterone 10 mg | Abbott | H | DP9913 | {2026-03-01 mmm-yyyy} | {2029-02-01 mmm-yyyy} | 5 | 10 | 894.6 | 638.4 | {12%} | D-1
| Elaxim 40 Inj | Tenecteplase | Emcure | H | ELX01 | {2026-05-01 mmm-yyyy} | {2028-04-01 mmm-yyyy} | 1 | vial | 35250 | 25155 | {5%} | Fridge
`,
      },
    ],
  },
];
