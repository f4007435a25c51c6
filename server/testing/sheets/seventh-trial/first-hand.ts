import type { SheetCase } from '../sheet-case.ts';

/** Hand-kept lists of a seventh trial, and a laboratory's, written before its reader was read. */
export const SEVENTH_HAND_ONE: readonly SheetCase[] = [
  {
    name: 'seventh-hindi-merged',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'स्टॉक',
        merged: true,
        lines: `
#| जन सेवा क्लिनिक, मऊ
#| दवाइयों का स्टॉक – नवम्बर 2026
C| . | name | batch | expiry | stock | price | cost
H| क्रम सं. | दवा का नाम | बैच संख्या | समाप्ति तिथि | शेष मात्रा | विक्रय मूल्य | खरीद मूल्य
| 1 | Paracip 650 | PC65 | 05-28 => 2028-05 | 180 | 2.10 | 1.30
| 2 | ओमेज 20 | OM20A | 12/2027 | ९० => 90 | 6.20 | 3.95
| 3 | Sinarest | SN4 | सितम्बर 27 => 2027-09 | 60 गोली => 60 | 7.15 | 4.80
| 4 | बेटाडीन 20 ग्राम | BT1 | 03/28 | 12 ट्यूब => 12 | ₹ 72.50 => 72.5 | 51.00
| 5 | Rantac inj | RT9 | 11/27 | -6 => !below zero | 5.40 | 3.20
| 6 | ग्लूकोन डी 100 ग्राम | | | 9 | 45 रु. => 45 | 36.00
=| | कुल योग | | | 345 | |
`,
      },
    ],
  },
  {
    name: 'seventh-two-tables-one-sheet',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| Dr. Mathew's Clinic - stock taken on 22.11.2026
#| A. TABLETS AND CAPSULES
C| name | strength | stock | expiry | price
H| Name | Strength | Qty in hand | Expiry | MRP per tab
| Atorva | 10 mg | 90 | 07/28 | 6.4
| Ecosprin | 75 mg | 140 | 02/28 | 0.38
| Telma | 40 mg | 60 | 10/27 | 7.85
| Shelcal | 500 mg | 45 | 12/27 | 8.1
=| Total | | 335 | |

#| B. INJECTIONS AND FLUIDS
C| . | name | batch | expiry | price | stock
H| Sl. | Item | Batch No | Exp. Date | M.R.P | Balance
| 1 | Inj. Voveran 3 ml | VV31 | 31.01.2028 => 2028-01-31 | 28.5 | 16
| 2 | Inj. Perinorm 2 ml | PN06 | 30.09.2027 => 2027-09-30 | 9.75 | 20
| 3 | DNS 500 ml | DN5 | 30.06.2028 => 2028-06-30 | 54 | 24
=| | Total | | | | 60
`,
      },
    ],
  },
  {
    name: 'seventh-expiry-forms',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'csv-bom',
    sheets: [
      {
        name: 'e',
        lines: `
C| name | batch | expiry | stock | price | rack
H| Medicine | Lot no | Use before | Available | Selling rate | Shelf
| Allegra 120 | AG12 | DEC-2027 => 2027-12 | 30 | 22.4 | A1
| Avil 25 | AV25 | Dec 27 => 2027-12 | 100 | 1.15 | A1
| Bifilac | BF3 | 2027-12 => 2027-12 | 20 | 14.9 | A2
| Buscogast | BG8 | 12.2027 => 2027-12 | 40 | 12.1 | A2
| Calpol 500 | CP44 | EXP 12/27 => 2027-12 | 150 | 1.02 | A3
| Daonil 5 | DA2 | 31st Dec 2027 => 2027-12-31 | 60 | 2.05 | A3
| Enam 5 | EN1 | DECEMBER 2027 => 2027-12 | 45 | 4.4 | B1
| Folvite | FV9 | 12/'27 => 2027-12 | 90 | 1.75 | B1
| Gemcal | GC4 | not on strip => !not a date | 30 | 16.6 | B2
| Hifenac P | HP2 | 13/27 => !no such month | 50 | 8.9 | B2
| Imodium | IM5 | | 24 | 3.3 | B3
=| Total | | | 639 | |
`,
      },
    ],
  },
  {
    name: 'seventh-lab-merged-heading',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xls',
    sheets: [
      {
        name: 'Rate list',
        merged: true,
        lines: `
#| SANJEEVANI DIAGNOSTICS, NASHIK
#| RATE LIST (B2B & MRP)
C| . | name | specimen | range | unit | . | price
H| Sr. | Investigation | Sample | Biological Ref. | | Charges (Rs.) |
H| No. | Name | Required | Interval | Units | B2B | MRP
%| BIOCHEMISTRY
| 1 | Serum Creatinine | Serum | 0.7 - 1.3 | mg/dL | 45 | 150
| 2 | Serum Uric Acid | Serum | 3.5 - 7.2 | mg/dL | 45 | 150
| 3 | Alkaline Phosphatase | Serum | 44 - 147 | U/L | 50 | 180
%| HORMONES
| 4 | TSH (Ultrasensitive) | Serum | 0.35 - 4.94 | µIU/mL | 90 | 300
| 5 | Prolactin | Serum | 2.6 - 18.1 | ng/mL | 180 | 500
| 6 | Cortisol (AM) | Serum | 3.7 - 19.4 | µg/dL | 240 | On call => !not a number
#| Reporting time 6 pm same day
`,
      },
    ],
  },
];
