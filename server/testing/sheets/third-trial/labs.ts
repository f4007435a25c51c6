import type { SheetCase } from '../sheet-case.ts';

/** Lists of laboratory tests of the third trial. */
export const THIRD_LABS: readonly SheetCase[] = [
  {
    name: 'third-lab-departments',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Rate list',
        merged: true,
        lines: `
#| SHREE DIAGNOSTICS - RATE LIST 2026-27
C| . | name | specimen | method | . | price
H| S.No. | Name of Test | Sample Type | Method | TAT | MRP
%| HAEMATOLOGY
| 1 | CBC with ESR | EDTA Blood | Automated | Same day | 350
| 2 | Reticulocyte Count | EDTA Blood | Manual | Same day | Rs. 200/- => 200
%| BIOCHEMISTRY
| 3 | HbA1c | EDTA Blood | HPLC | Same day | 450
| 4 | Vitamin D (25-OH) | Serum | CLIA | Next day | 1,200 => 1200
#| * Home collection charges extra
`,
      },
    ],
  },
  {
    name: 'third-lab-panels',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'csv',
    sheets: [
      {
        name: 'p',
        lines: `
C| name | . | unit | range | price
H| Test Name | Parameter | Unit | Normal Range | Price
| Liver Function Test | Bilirubin Total | mg/dL | 0.2 - 1.2 | 600
:| | SGPT | U/L | < 40 |
:| | SGOT | U/L | < 40 |
| Blood Sugar Fasting | Glucose | mg/dL | 70 - 100 | 60
| Kidney Function Test | Urea | mg/dL | 15 - 40 | 550
:| | Creatinine | mg/dL | 0.6 - 1.2 |
`,
      },
    ],
  },
  {
    name: 'third-lab-hindi',
    origin: 'hand-kept',
    kind: 'lab-tests',
    format: 'csv-bom',
    sheets: [
      {
        name: 'h',
        lines: `
C| . | name | price
H| क्र. | जांच का नाम | शुल्क
| 1 | हीमोग्लोबिन | 60
| 2 | Blood Group | ₹50 => 50
| 3 | मलेरिया (कार्ड) | 150
`,
      },
    ],
  },
  {
    name: 'third-lab-two-rates',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xls',
    sheets: [
      {
        name: 'B2B',
        merged: true,
        lines: `
#| Partner lab rate card
C| . | name | specimen | . | price
H| Test Code | Test Description | Specimen | B2B Rate | Patient MRP
| BC01 | Lipase | Serum | 220 | 500
| BC02 | Magnesium | Serum | 110 | 300
| IM14 | Anti CCP | Serum | 700 | 1400
| HM07 | G6PD Quantitative | EDTA | 280 | 600
`,
      },
    ],
  },
  {
    name: 'third-lab-side-by-side',
    origin: 'hand-kept',
    kind: 'lab-tests',
    format: 'ods',
    sheets: [
      {
        name: 'Tests',
        lines: `
C| . | name | price
H| Sl.No | Investigations | Charges (₹)
| 1 | ECG | 200
| 2 | X-ray chest | 350
| 3 | Urine R/M | 80
| 4 | RBS | Free => !not a number
=| | TOTAL | 630
`,
      },
    ],
  },
  {
    name: 'third-lab-sex-ranges',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'x',
        lines: `
C| . | name | . | specimen | unit | range | price
H| Sr No | Test | Department | Sample | UOM | Bio Ref Range | Test Charge
| 1 | Uric Acid | Biochemistry | Serum | mg/dL | M: 3.5-7.2 F: 2.6-6.0 | 150
| 2 | ESR | Haematology | EDTA | mm/hr | 0-20 | 70
| 3 | TSH | Hormones | Serum | uIU/mL | 0.4-4.2 | 250.00
`,
      },
    ],
  },
];
