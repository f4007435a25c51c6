import type { SheetCase } from '../sheet-case.ts';

/** The other half of the sixth trial's price lists of laboratories. */
export const SIXTH_LABS_TWO: readonly SheetCase[] = [
  {
    name: 'sixth-lab-methods-ranges',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xls',
    sheets: [
      {
        name: 'Master',
        lines: `
#| PRECISION PATH LAB - TEST MASTER (printed 19/11/2026 18:02)
C| . | name | . | specimen | method | unit | range | price | .
H| Code | Test Description | Group | Spec. | Method | Units | Ref. Interval | Test Amt. | Rep. Day
| BC01 | Calcium, serum | Biochem | Serum | Arsenazo III | mg/dL | 8.6 - 10.2 | 180 | Same day
| BC02 | Phosphorus | Biochem | Serum | UV Molybdate | mg/dL | 2.5 - 4.5 | 180 | Same day
| BC03 | Amylase | Biochem | Serum | CNPG3 | U/L | 28 - 100 | 450 | Same day
| BC04 | Lipase | Biochem | Serum | Colorimetric | U/L | 13 - 60 | 550 | Same day
| HM01 | Reticulocyte Count | Haemat | EDTA | Supravital | % | 0.5 - 2.5 | 120 | Same day
| HM02 | Prothrombin Time | Haemat | Citrate | Coagulometer | sec | 11 - 14 | 250 | Same day
| SR01 | Dengue IgM | Serology | Serum | ELISA | Index | < 0.9 | 600 | Next day
| MB01 | AFB Smear | Micro | Sputum | ZN stain | | | {n 150 : "Rs. "0.00} | Next day
`,
      },
    ],
  },
  {
    name: 'sixth-lab-phone-list',
    origin: 'phone',
    kind: 'lab-tests',
    format: 'csv-semicolon-1252',
    sheets: [
      {
        name: 'l',
        lines: `
#| Kumar lab rates
C| name | specimen | price | .
H| Tests | Sample | Our rate | Remark
| Sugar (F) | blood | Rs 40 => 40 |
| Sugar (PP) | blood | Rs 40 => 40 |
| Lipid profile | blood | 450/- => 450 | 12 hr fasting
| LFT | blood | Rs.400/- => 400 |
| KFT | blood | Rs.400/- => 400 |
| Urine R/M | urine | 70 |
| Stool R/M | stool | 70 |
| Malaria card | blood | 150-200 => !two prices | depends on kit
=| Total tests – 8 | | |
#| Home collection Rs 50 extra
`,
      },
    ],
  },
];
