import type { SheetCase } from '../sheet-case.ts';

/** Stock lists and bills of a fifth trial, written before its reader was read. */
export const FIFTH_DRUGS_ONE: readonly SheetCase[] = [
  {
    name: 'fifth-phone-hinglish',
    origin: 'phone',
    kind: 'drugs',
    format: 'csv',
    sheets: [
      {
        name: 'p',
        lines: `
#| Dr Meena clinic dawai list
#| update 22 Nov (Raju ne gina)
C| name | . | stock | price | expiry | .
H| Dawai ka naam | Kaam | Kitni bachi | MRP ₹ | Expiry kab | note
| Dolo 650 | bukhar | 45 goli => 45 | ₹2.10 => 2.1 | May'27 => 2027-05 |
| Cetrizine | allergy | 30 | ₹1.80/- => 1.8 | 05 / 27 => 2027-05 |
| Rantac 150 | gas | 28 tab => 28 | ₹ 1.50 => 1.5 | nov 2027 => 2027-11 | aur mangwana hai
| Combiflam | dard | 40 | 2.65 | 06-27 => 2027-06 |
| ORS (orange) | dast | 15 pkt => 15 | 21 rs => 21 | Mar-28 => 2028-03 |
| Meftal Spas | pet dard | 4 strip 3 tab => !strips and loose tablets | 5.2 | 01/28 |
| Norflox TZ | dast | 20 | Rs 8.9 => 8.9 | dekhna hai => !not a date | pata nahi
| Betadine 20 gm | ghav | 3 | 74 | 12/27 |
=| Total | | 181 | | |

#| lal rang = khatam hone wali
#| agla order somwar ko
`,
      },
    ],
  },
  {
    name: 'fifth-marg-pages-carried',
    origin: 'marg',
    kind: 'drugs',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'S',
        lines: `
#| SRI BALAJI MEDICAL & GENERAL STORES
#| STOCK VALUATION (ON MRP) AS ON 20-11-2026 | | | | | | | | Page : 1
C| . | name | pack | batch | expiry | stock | cost | price | .
H| S.N | DESCRIPTION | PACK | BATCH NO. | EXPIRY | CL.STOCK | P.RATE | M.R.P | AMOUNT
%| ALKEM LABORATORIES
| 1 | A TO Z NS TAB | 15'S | AZN104 | 04/28 | 22 | 98.57 | 138.00 | 3036.00
| 2 | CLAVAM 625 | 10'S | 26A118 | 09/27 | 9 | 145.60 | 203.85 | 1834.65
| 3 | TAXIM O 200 | 10'S | TO9921 | 12/28 | 17 | 78.16 | 109.42 | 1860.14
=| | TOTAL C/F | | | | 48 | | | 6730.79
#| SRI BALAJI MEDICAL & GENERAL STORES
#| STOCK VALUATION (ON MRP) AS ON 20-11-2026 | | | | | | | | Page : 2
H| S.N | DESCRIPTION | PACK | BATCH NO. | EXPIRY | CL.STOCK | P.RATE | M.R.P | AMOUNT
=| | TOTAL B/F | | | | 48 | | | 6730.79
| 4 | UPRISE D3 60K | 8'S | UP60 | 07/28 | 12 | 168.00 | 235.20 | 2822.40
%| CIPLA LTD
| 5 | ASTHALIN INH | 1'S | CA771 | 11/27 | 5 | 109.20 | 152.88 | 764.40
| | => ASTHALIN INH | 1'S | CA790 | 03/28 | 8 | 109.20 | 152.88 | 1223.04
| 6 | FORACORT 200 INH | 1'S | FC20 | 01/28 | 3 | 284.00 | 397.60 | 1192.80
=| | COMPANY TOTAL | | | | 16 | | | 3180.24
=| | GRAND TOTAL | | | | 76 | | | 12733.43
#| *** End of report ***
`,
      },
    ],
  },
  {
    name: 'fifth-tally-groups-hidden',
    origin: 'tally',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Stock Summary',
        merged: true,
        hiddenColumns: ['B'],
        lines: `
#| Jeevan Jyoti Polyclinic (2026-27)
#| Stock Summary
#| 1-Apr-26 to 24-Nov-26
C| name | . | stock | cost | . | price
H| Particulars | Alias | Closing Balance | | | M.R.P.
H| | | Quantity | Rate | Value | per Unit
=| Antibiotics | GRP1 | 93 nos | | 1712.10 |
| Azee 500 | AZ500 | 18 nos => 18 | {n 19.9 : "₹"0.00} | 358.20 | {n 26.4 : "₹"0.00}
| Cefixime 200 | CF200 | 40 nos => 40 | {n 7.35 : "₹"0.00} | 294.00 | {n 10.9 : "₹"0.00}
| Moxikind CV 625 | MX625 | 35 nos => 35 | {n 15.1 : "₹"0.00} | 528.50 | {n 20.38 : "₹"0.00}
=| Analgesics | GRP2 | 210 nos | | 201.00 |
| Zerodol P | ZP | 150 nos => 150 | {n 3.1 : "₹"0.00} | 465.00 | {n 5.05 : "₹"0.00}
| Ultracet | UC | 60 nos => 60 | {n 11.2 : "₹"0.00} | 672.00 | {n 18.7 : "₹"0.00}
=| Consumables | GRP3 | | | |
| Cotton Bandage 4" | CB4 | 24 rolls => 24 | {n 8 : "₹"0.00} | 192.00 | {n 15 : "₹"0.00}
| Surgical Gloves 7 | SG7 | 50 prs => 50 | {n 16.5 : "₹"0.00} | 825.00 | {n 28 : "₹"0.00}
=| Grand Total | | 377 nos | | 3334.70 |
`,
      },
    ],
  },
  {
    name: 'fifth-retailgraph-purchase',
    origin: 'retailgraph',
    kind: 'drugs',
    format: 'csv-semicolon-1252',
    purpose: 'delivery',
    sheets: [
      {
        name: 'r',
        lines: `
#| Purchase Details – Bill No. PB/2026/0417 – Shiv Shakti Agencies
C| . | . | name | . | pack | batch | expiry | stock | free | cost | . | gst | hsn | price | .
H| SrNo | ItemCode | ItemName | MfrName | Pkg | BatchNo | ExpDt | Qty | FrQty | PurRate | Disc% | GST% | HSN | MRP | NetAmt
| 1 | 10233 | Amaryl M 2 | Sanofi | 1x15 | AM2B7 | 31/05/2028 | 10 | 1 | 171.43 | 2.00 | 5.00 | 30049099 | 240.00 | 1764.01
| 2 | 10871 | Huminsulin 30/70 Cart. | Lilly | 3ml | HI3099 | 30/09/2027 | 5 | 0 | 262.50 | 0.00 | 5.00 | 30043110 | 367.50 | 1378.13
| 3 | 11002 | Ecosprin AV 75 | USV | 1x15 | EAV75K | 28/02/2028 | 20 | 2 | 34.29 | 5.00 | 5.00 | 30049099 | 48.00 | 684.09
| 4 | 11340 | Nicardia Retard 10 | J.B. | 1x15 | NR10 | 30/06/2028 | 15 | 0 | 12.86 | 0.00 | 5.00 | 30049099 | 18.00 | 202.55
| 5 | 12011 | Dexorange Syrup – 200 ml | Franco | 200 | DX200 | 31/08/2027 | 6 | 1 | 118.57 | 0.00 | 5.00 | 30045090 | 166.00 | 746.99
| 6 | 12440 | Candid-B Cream | Glenmark | 20g | CB20 | 31/12/2027 | 8 | 0 | 102.14 | 2.00 | 5.00 | 30049099 | 143.00 | 840.82
=| | | Total Items : 6 | | | | | 64 | 4 | | | | | | 5616.59
=| | | Round Off | | | | | | | | | | | | 0.41
=| | | Net Payable | | | | | | | | | | | | 5617.00
`,
      },
    ],
  },
  {
    name: 'fifth-almirah-continued',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Almirah',
        lines: `
#| STOCK BOOK (1 piece = 1 tab / 1 amp / 1 bottle)

C| . | name | batch | expiry | stock | price | rack
H| Sl | Item & strength | Lot | Use by | In hand | Sale price | Shelf
| 1 | Inj Pheniramine 2 ml | P-17 | {2027-10-31 mm/yy} | 25 | 6.4 | A1
| 2 | Inj Diclofenac 3 ml | D-90 | Feb.2028 => 2028-02 | 40 | 9.75 | A1
| | => Inj Diclofenac 3 ml | D-94 | {2028-08-31 mm/yy} | 10 | 9.75 | A1
| 3 | Inj Ondansetron 2 ml | N.A. => | 12-2027 => 2027-12 | 18 | 12.3 | A2
| 4 | Tab Furosemide 40 | F-40X | Apr'28 => 2028-04 | 100 | 0.85 | A2
| | => Tab Furosemide 40 | F-41X | Sept'28 => 2028-09 | 60 | 0.9 | A2
| 5 | Syp Lactulose 100 ml | L22 | 2028-01 => 2028-01 | 7 | 138 | B1
| 6 | Tab Digoxin 0.25 | DG3 | 07/2027 | 90 | 1.6 | B1
=| | | | Total pieces | 350 | |
#| counted by Sr. Philomena, checked by Dr Roy on 21.11.26
`,
      },
    ],
  },
  {
    name: 'fifth-second-sheet-xlsb',
    origin: 'hospital',
    kind: 'drugs',
    format: 'xlsb',
    sheets: [
      {
        name: 'Dashboard',
        lines: `
#| Month | Purchase | Sale
#| Sep | 120000 | 155000
#| Oct | 98000 | 140500
`,
      },
      {
        name: 'Item Master',
        merged: true,
        lines: `
#| Lifeline Hospital Pharmacy – item master with balance
C| . | name | generic | . | . | price | cost | stock | expiry | batch
H| Item ID | Trade Name | Salt / Molecule | Category | Reorder | Unit MRP | Unit Cost | Bal. | Exp. | Batch
| IT001 | Lasix 40 | Furosemide | Diuretic | 100 | 0.92 | 0.55 | 240 | 46660 => 2027-09-30 | LX40
| IT002 | Monocef 1 g inj | Ceftriaxone | Antibiotic | 30 | 61.9 | 38.4 | 44 | 46752 => 2027-12-31 | MC1G
| IT003 | Pantocid IV | Pantoprazole | PPI | 25 | 52 | 31.25 | 31 | {2028-03-31 mmm-yyyy} | PIV3
| IT004 | Emeset 4 | Ondansetron | Antiemetic | 60 | 5.6 | 3.2 | 0 | - | -
| IT005 | Deriphyllin inj | Etofylline + Theophylline | Bronchodilator | 20 | 7.9 | 4.6 | 36 | {2027-11-30 mmm-yyyy} | DPH8
=| | | | | | | Total | 351 | |
`,
      },
    ],
  },
];
