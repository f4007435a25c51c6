import type { SheetCase } from '../sheet-case.ts';

/** Lists of tests with several prices, and with lines that are no tests. */
export const LABORATORIES: readonly SheetCase[] = [
  {
    name: 'lab-ward-prices',
    origin: 'hospital',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Tariff',
        merged: true,
        lines: `
#| NIRMALA HOSPITAL TARIFF - INVESTIGATIONS
C| . | name | price | . | .
H| Code | Investigation | OPD | General Ward | Private
%| PATHOLOGY
| P1 | Absolute Eosinophil Count | 120 | 150 | 200
| P2 | Bleeding Time / Clotting Time | 80 | 100 | 150
| P3 | Coombs Test (Direct) | 350 | 420 | 500
%| RADIOLOGY
| R1 | X-Ray Chest PA | 300 | 350 | 450
| R2 | USG Abdomen | 900 | 1000 | 1400
`,
      },
    ],
  },
  {
    name: 'lab-old-and-new-rate',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| . | name | specimen | . | price | .
H| SN | Test | Sample | Old Rate | Revised Rate w.e.f. 1/11/26 | Franchise
| 1 | Amylase | Serum | 250 | 300 | 150
| 2 | Beta HCG | Serum | 500 | 550 | 260
| 3 | CA 125 | Serum | 900 | 950 | 430
| 4 | D-Dimer | Citrate plasma | 1000 | 1,100 => 1100 | 520
| 5 | Ferritin | Serum | 450 | on request => !not a number | 240
| 6 | Free T3 | Serum | 200 | 250/300 => !two prices | 120
=| | Total 6 tests | | | |
`,
      },
    ],
  },
  {
    name: 'lab-profiles-with-components',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Profiles',
        lines: `
C| name | unit | range | price
H| Test / Parameter | Units | Bio. Ref. Interval | Amount
| Lipid Profile | | | 500
:| Total Cholesterol | mg/dL | < 200 |
:| HDL Cholesterol | mg/dL | > 40 |
:| Triglycerides | mg/dL | < 150 |
| Total Protein | g/dL | 6.4 - 8.3 | 150
| Thyroid Profile (Total) | | | 550
:| T3, Total | ng/mL | 0.8 - 2.0 |
:| T4, Total | µg/dL | 5.1 - 14.1 |
| Total Leucocyte Count (TLC) | /cumm | 4000 - 11000 | 90
| Widal Test | | | 120
`,
      },
    ],
  },
  {
    name: 'lab-normal-and-urgent',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'csv-bom',
    sheets: [
      {
        name: 'list',
        lines: `
C| . | name | . | price | . | .
H| TestCode | TestName | Department | Normal Charges | Urgent Charges | TAT (Hrs)
| CBC | Complete Hemogram | Hematology | 250 | 400 | 4
| RBS | Random Blood Sugar | Biochemistry | 60 | 100 | 2
| LFT | Liver Function Test | Biochemistry | 550 | 800 | 6
| MPC | Malaria Parasite (Card) | Serology | 200 | 300 | 1
`,
      },
    ],
  },
];
