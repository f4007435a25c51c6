import type { SheetCase } from '../sheet-case.ts';

/** Price lists of laboratories of a fifth trial, written before its reader was read. */
export const FIFTH_LABS_ONE: readonly SheetCase[] = [
  {
    name: 'fifth-lab-jaanch',
    origin: 'phone',
    kind: 'lab-tests',
    format: 'csv-bom',
    sheets: [
      {
        name: 'j',
        lines: `
#| Sanjeevani Pathology rate list (naya)
C| . | name | specimen | . | price
H| no | Jaanch ka naam | Sample | Report kab | Rate ₹
%| KHOON KI JAANCH
| 1 | CBC | Khoon (EDTA) | 2 ghante | ₹250/- => 250
| 2 | Sugar fasting | Khoon | 1 ghanta | 50
| 3 | Sugar PP | Khoon | 1 ghanta | 50
| 4 | Widal | Khoon | shaam | Rs.120 => 120
%| PESHAB KI JAANCH
| 5 | Urine routine | Peshab | 1 ghanta | 80 rs => 80
| 6 | Urine culture | Peshab | 3 din | ₹ 450 => 450
| 7 | UPT (card) | Peshab | turant | poochhna => !not a number

#| Ghar se sample lene ka ₹100 alag
`,
      },
    ],
  },
  {
    name: 'fifth-lab-two-row-heading',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xls',
    sheets: [
      {
        name: 'MRP List',
        merged: true,
        lines: `
#| CITY REFERENCE LABORATORY
#| TEST MENU & CHARGES, EFFECTIVE 1ST OCTOBER 2026
C| . | . | name | specimen | method | unit | range | . | price
H| Test | Dept. | Investigation | Specimen | Methodology | Unit | Biological Ref. | Charges (INR) |
H| Code | | | Type | | | Interval | Old | Revised
| H001 | HEM | Haemoglobin | WB EDTA | Cell counter | g/dL | 12.0 - 15.0 | 60 | 80
| H002 | HEM | Platelet Count | WB EDTA | Cell counter | 10^3/µL | 150 - 410 | 100 | 120
| B001 | BIO | Serum Creatinine | Serum | Jaffe kinetic | mg/dL | 0.7 - 1.3 | 120 | 150
| B002 | BIO | Uric Acid | Serum | Uricase | mg/dL | 3.5 - 7.2 | 140 | 170
H| Test | Dept. | Investigation | Specimen | Methodology | Unit | Biological Ref. | Charges (INR) |
H| Code | | | Type | | | Interval | Old | Revised
| S001 | SER | Dengue NS1 Antigen | Serum | ELISA | | | 550 | 600
| S002 | SER | HBsAg | Serum | CLIA | S/CO | < 0.9 | 400 | 450
#| Note: 1. Rates are subject to revision. 2. For B2B rates contact 0712-2554433.
`,
      },
    ],
  },
];
