import type { SheetCase } from '../sheet-case.ts';

/** Further lists made to mislead, written after the reader was mended. */
export const SECOND_LISTS: readonly SheetCase[] = [
  {
    name: 'second-batch-on-own-line',
    origin: 'program',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| name | batch | expiry | stock | price
H| Item | Batch | Exp | Qty | MRP
| Azithral 500 | | | 18 | 132.36
:|   Batch: AZ1 | | 05/28 | 10 | 132.36
:|   Batch: AZ2 | | 09/28 | 8 | 132.36
| Budamate 200 | BM1 | 02/28 | 3 | 398.00
| Ciplox D | CD1 | 10/27 | 7 | 24.10
| Dolonex | DX1 | 11/27 | 12 | 101.40
`,
      },
    ],
  },
  {
    name: 'second-price-in-name',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| name | stock | price
H| Item with price | Balance | Rs
~| Alex cough drops Rs 2 => Alex cough drops Rs 2 | 40 | 2
~| Band aid @ 3 => Band aid @ 3 | 100 | 3
| Cotton 100g | 5 | 65
| Dettol 60 ml | 4 | 38
| Gauze than | 6 | 120
`,
      },
    ],
  },
  {
    name: 'second-cancelled-lines',
    origin: 'busy',
    kind: 'drugs',
    format: 'csv-bom',
    purpose: 'delivery',
    sheets: [
      {
        name: 'x',
        lines: `
C| . | name | batch | expiry | stock | price | cost | .
H| BillNo | ItemName | Batch | Expiry | Qty | MRP | PurRate | Status
| 771 | Atorva 10 | AT1 | 05/28 | 10 | 96.40 | 68.86 | Posted
| 771 | Becosules | BC1 | 09/27 => 2027-09 | 20 | 52.09 | 37.20 | Posted
| 772 | Cobadex => !cancelled | CB1 | 01/28 | 15 | 88.00 | 62.80 | Cancelled
| 773 | Drotin => !not received | DR1 | 03/28 | 30 | 74.20 | 53.00 | Not Received
| 774 | Evion 400 | EV1 | 06/28 | 50 | 36.13 | 25.80 | Posted
`,
      },
    ],
  },
  {
    name: 'second-lab-discount',
    origin: 'reference-laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Rates',
        lines: `
C| . | name | specimen | price | . | .
H| Code | Test | Sample type | Patient MRP | Disc % | Net to lab
| 11 | ANA (IFA) | Serum | 900 | 50 | 450
| 12 | Beta Thal screen | EDTA | 1200 | 55 | 540
| 13 | C-Peptide | Serum | 1100 | 50 | 550
| 14 | DHEAS | Serum | 850 | 45 | 467.5
`,
      },
    ],
  },
  {
    name: 'second-lab-by-section',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'csv',
    sheets: [
      {
        name: 'x',
        lines: `
#| APEX DIAGNOSTICS - CHARGES
C| name | price
H| EXAMINATION | CHARGES (RS.)
%| SEROLOGY
| HBsAg (Rapid) | 150
| HIV I & II | 250
| VDRL | 80
%| STOOL / URINE
| Urine Routine | 60/- => 60
| Stool Routine | 60/- => 60
=| TOTAL OF 5 TESTS | 600
`,
      },
    ],
  },
  {
    name: 'second-lab-male-female',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xls',
    sheets: [
      {
        name: 'Master',
        lines: `
C| name | unit | . | . | price | .
H| Test name | Unit | Male range | Female range | Fee | Cost to us
| Haemoglobin | g/dL | 13-17 | 12-15 | 60 | 14
| PCV | % | 40-50 | 36-46 | 60 | 10
| Ferritin | ng/mL | 20-250 | 10-120 | 450 | 190
| Uric acid | mg/dL | 3.5-7.2 | 2.6-6.0 | 120 | 22
`,
      },
    ],
  },
];
