import type { SheetCase } from '../sheet-case.ts';

/** Lab tests, other half: scored again after the reader was mended with the first. */
export const EIGHTH_LABS_TWO: readonly SheetCase[] = [
  {
    name: 'eighth-lab-imaging-charges',
    origin: 'hospital',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Imaging',
        merged: true,
        lines: `
#| RADIOLOGY & CARDIOLOGY CHARGES
C| . | name | price | .
H| Sl No | Name of Procedure | Amount in Rs. | Remarks
%| | X-RAY | |
| 1 | X-Ray Chest PA View | "400.00" | 1 film
| 2 | X-Ray LS Spine AP/LAT | "700.00" | 2 films
| 3 | X-Ray PNS | "400.00" |
%| | ULTRASOUND | |
| 4 | USG Abdomen & Pelvis | "1,200.00" => 1200 | fasting 6 h
| 5 | USG Obstetric (NT Scan) | "2,000.00" => 2000 | 11-13 weeks
| 6 | USG Thyroid | On request => !no price |
%| | CARDIAC | |
| 7 | ECG | "250.00" |
| 8 | 2D Echo | "1,800.00" => 1800 | by appointment
#| Charges double after 8 PM
`,
      },
    ],
  },
  {
    name: 'eighth-lab-serials-in-names',
    origin: 'hand-kept',
    kind: 'lab-tests',
    format: 'csv-bom',
    sheets: [
      {
        name: 't',
        lines: `
#| LAB RATES REVISED NOV 26
C| name | specimen | price
H| TEST | SAMPLE | RATE RS
| 1) Haemoglobin => Haemoglobin | Blood | 80
| 2) Blood Group & Rh => Blood Group & Rh | Blood | 100
| 3) Malaria Card => Malaria Card | Blood | 250
| 4) Urine Routine => Urine Routine | Urine | "Rs 100/-" => 100
| 5) Stool Routine => Stool Routine | Stool | "Rs 120/-" => 120
| 6) HIV I & II (Rapid) => HIV I & II (Rapid) | Serum | "Rs.300" => 300
`,
      },
    ],
  },
  {
    name: 'eighth-lab-offer-price',
    origin: 'laboratory chain',
    kind: 'lab-tests',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Rates',
        lines: `
#| Health Check Festival Offer
C| name | . | . | price
H| Test Name | No. of Parameters | Actual Price | Offer Price
| Thyroid Profile Total | 3 | 600 | 399
| Iron Studies | 4 | 1100 | 799
| Vitamin D 25-OH | 1 | 1700 | 999
| Electrolytes | 3 | 550 | 349
#| Offer valid till 31st December 2026
`,
      },
    ],
  },
];
