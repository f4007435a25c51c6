import type { SheetCase } from '../sheet-case.ts';

/** Lab tests, first half: written before the reader was seen, and used to mend it. */
export const EIGHTH_LABS_ONE: readonly SheetCase[] = [
  {
    name: 'eighth-lab-franchise-turnaround',
    origin: 'laboratory chain',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Test Menu',
        merged: true,
        lines: `
#| METRO DIAGNOSTICS - COLLECTION CENTRE TEST MENU 2026-27
#| Strictly confidential. Not for circulation to patients.
C| . | . | name | method | specimen | . | . | price | .
H| Sr | Test Code | Test Name | Methodology | Specimen | Tube / Container | Reporting TAT | MRP (Rs) | L2L Rate (Rs)
%| | | HAEMATOLOGY | | | | | |
| 1 | HM001 | Complete Blood Count | Cell counter | EDTA Blood | Lavender | Same day | 350 | 110
| 2 | HM014 | ESR (Westergren) | Westergren | EDTA Blood | Lavender | Same day | 120 | 40
| 3 | HM020 | Peripheral Smear Study | Microscopy | EDTA Blood | Lavender | Next day | 250 | 90
%| | | HORMONES | | | | | |
| 4 | HR002 | Free T4 | CLIA | Serum | Yellow SST | Next day | "320/-" => 320 | "95/-" =>
| 5 | HR009 | Vitamin B12 | CLIA | Serum | Yellow SST | Next day | 1,100 => 1100 | 330
| 6 | HR015 | Anti-TPO Antibodies | CLIA | Serum | Yellow SST | 2nd day | 1450 | 420
#| TAT counts from the time the sample reaches the lab. Sunday closed.
`,
      },
    ],
  },
  {
    name: 'eighth-lab-cghs-beside-own',
    origin: 'hospital',
    kind: 'lab-tests',
    format: 'xls',
    sheets: [
      {
        name: 'Tariff 26-27',
        lines: `
#| SANJEEVANI HOSPITAL, NAGPUR
#| Laboratory tariff - approved by the Medical Superintendent on 02/04/2026
C| . | name | . | price
H| Code | Investigation | CGHS Rate | Hospital Rate
| L-01 | Blood Sugar Fasting | 24 | 60
| L-02 | Blood Sugar PP | 24 | 60
| L-03 | Serum Creatinine | 55 | 150
| L-04 | Lipid Profile | 200 | 550
| L-05 | Widal Slide Test | 70 | 180
| L-06 | Dengue NS1 Antigen (Rapid) | NA | 800
| L-07 | Urine Culture & Sensitivity | 130 | 650
#| Night charges 25 % extra between 8 pm and 8 am
#| Prepared by: Accounts          Checked by:          M.S.
`,
      },
    ],
  },
  {
    name: 'eighth-lab-ranges-indented',
    origin: 'laboratory program',
    kind: 'lab-tests',
    format: 'csv-semicolon',
    sheets: [
      {
        name: 't',
        lines: `
C| name | price | unit | range
H| Test / Parameter | Charges | Units | Biological Ref. Interval
| LIVER FUNCTION TEST | 600 | |
:| Bilirubin Total | | mg/dL | 0.2 - 1.2
:| SGOT (AST) | | U/L | < 40
:| SGPT (ALT) | | U/L | < 41
| RENAL FUNCTION TEST | 550 | |
:| Urea | | mg/dL | 15 - 40
:| Creatinine | | mg/dL | M: 0.7-1.3 F: 0.6-1.1
| CRP (Quantitative) | 450 | mg/L | < 6
| HbA1c | 400 | % | 4.0 - 5.6
`,
      },
    ],
  },
];
