import type { SheetCase } from '../sheet-case.ts';

/** Price lists of laboratory tests. */
export const TESTS_ONE: readonly SheetCase[] = [
  {
    name: 'tests-with-tubes',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet1',
        merged: true,
        lines: `
#| CARE PATH LABS (NABL)
#| TEST DIRECTORY

C| . | name | specimen | . | price
H| Sr No. | Test Description | Container / Specimen | Report Time | Price (Rs.)
%| A. CLINICAL PATHOLOGY
| 1 | Urine Routine & Microscopy | Sterile container | 2 hrs | 100
| 2 | Stool Occult Blood | Stool container | 2 hrs | 120.00
| 3 | Semen Analysis | Sterile container | 2 hrs | 350/- => 350
%| B. HORMONES
| 4 | FSH | Plain / SST | 6 hrs | Rs 400 => 400
| 5 | LH | Plain / SST | 6 hrs | 400
| 6 | AMH | Plain / SST | 24 hrs | 1,800 => 1800
| 7 | Testosterone, Total | Plain / SST | 6 hrs | on request => !not a number
#| Prices are subject to change
`,
      },
    ],
  },
  {
    name: 'tests-with-intervals',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xlsb',
    sheets: [
      {
        name: 'Master',
        lines: `
C| . | name | unit | range | method | specimen | price
H| Code | Name of Investigation | Units | Bio. Ref. Interval | Technique | Sample Type | MRP
| 101 | Fasting Glucose | mg/dL | 70 - 99 | Hexokinase | Fluoride plasma | 90
| 102 | Urea | mg/dL | 15 - 45 | Urease | Serum | 110
| 103 | Potassium | mmol/L | 3.5 - 5.1 | ISE | Serum | 150
| 104 | Free T4 | ng/dL | 0.8 - 1.8 | CLIA | Serum | 280
| 105 | Ferritin | ng/mL | M: 30-400⏎F: 15-150 | CLIA | Serum | 700
| 106 | HIV I & II | | Non-reactive | ELISA | Serum | 400
`,
      },
    ],
  },
  {
    name: 'tests-patient-and-doctor-rate',
    origin: 'reference-laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Terms',
        lines: `
#| 1. Prepaid only
#| 2. Reports on WhatsApp`,
      },
      {
        name: 'Rates',
        lines: `
#| COLLECTION CENTRE RATES 2026

C| . | name | . | price | .
H| SNo | Particulars of Test | L2L Rate | Patient MRP | TAT
| 1 | ANA (IFA) | 380 | 950 | Next day
| 2 | Beta HCG | 210 | 600 | Same day
| 3 | CA-125 | 340 | 1100 | Next day
| 4 | Double Marker | 900 | 2400 | 3 days
| 5 | Ig E Total | 260 | 800 | Next day
| 6 | PSA Total | 180 | 600 | Same day
`,
      },
    ],
  },
  {
    name: 'tests-price-first',
    origin: 'hand-kept',
    kind: 'lab-tests',
    format: 'ods',
    sheets: [
      {
        name: 'Lab',
        lines: `
#| in-house tests
C| price | name | specimen
H| Charges Rs | Tests done here | What to collect
| 40 | Bleeding time / clotting time | finger prick
| 60 | Hb + TLC | EDTA
| "100" | HBsAg card | serum
| 150 | HCV card | serum
| Rs. 30 => 30 | Random sugar (glucometer) | finger prick
| 0 | BP check | -
`,
      },
    ],
  },
  {
    name: 'tests-two-line-heading',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xls',
    sheets: [
      {
        name: 'Page 1',
        lines: `
#| MODERN DIAGNOSTIC CENTRE
#| (24 x 7)

C| . | name | specimen | . | price
H| TEST | NAME OF | SAMPLE | REPORTING | RATE
H| CODE | THE TEST | REQUIRED | TIME | IN RS.
| H-1 | Absolute Eosinophil Count | EDTA | 4 hrs | 120
| H-2 | Coombs Test, Direct | EDTA | 6 hrs | 350
| H-3 | G6PD Screening | EDTA | Next day | 500
| H-4 | Reticulocyte Count | EDTA | 4 hrs | 200
| H-5 | Sickling Test | EDTA | 4 hrs | 180
`,
      },
    ],
  },
  {
    name: 'tests-parameters-below',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Panels',
        lines: `
C| . | name | price | . | unit | range
H| ID | Profile | Cost | Component | Unit | Reference
| P1 | Electrolytes | 400 | Sodium | mmol/L | 135-145
:| | | | Potassium | mmol/L | 3.5-5.1
:| | | | Chloride | mmol/L | 98-107
| P2 | Coagulation | 650 | PT | sec | 11-14
:| | | | APTT | sec | 25-35
| P3 | Urine Albumin/Creatinine | 450 | ACR | mg/g | < 30
`,
      },
    ],
  },
];
