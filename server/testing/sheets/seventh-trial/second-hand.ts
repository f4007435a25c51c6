import type { SheetCase } from '../sheet-case.ts';

/** Hand-kept lists and a laboratory's, other half: scored again after the reader was mended. */
export const SEVENTH_HAND_TWO: readonly SheetCase[] = [
  {
    name: 'seventh-hindi-two-rows',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'ods',
    sheets: [
      {
        name: 'दवा',
        merged: true,
        lines: `
#| आरोग्य केन्द्र – मासिक दवा विवरण
C| . | name | . | . | . | stock | expiry | price
H| क्र.सं. | औषधि का नाम | मात्रा | | | | वैधता | मूल्य
H| | | प्रारम्भिक | प्राप्त | वितरित | शेष | तिथि | (₹)
| 1 | Albendazole 400 | 100 | 50 | 64 | 86 | 08/27 | 9.80
| 2 | आयरन फोलिक | 400 | 0 | 260 | 140 | 02/28 | 0.90
| 3 | ORS sachet | 80 | 120 | 155 | 45 | 06/28 | 20.50
| 4 | विटामिन ए घोल | 6 | 0 | 2 | 4 शीशी => 4 | 10/27 | 62
| 5 | Zinc 20 mg | 150 | 0 | 90 | ६० => 60 | 04/28 | 2.15
=| | योग | 736 | 170 | 571 | 335 | |
#| हस्ताक्षर
`,
      },
    ],
  },
  {
    name: 'seventh-strips-and-loose',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Count',
        lines: `
#| Physical verification 20/11/26
C| name | . | . | . | stock | price | expiry | .
H| Drug name | Tabs per strip | Strips | Loose | Total tabs | Price / tab | Exp mm/yy | Checked by
| Amaryl 1 | 10 | 6 | 4 | {=B3*C3+D3 : 64} | 7.9 | 09/27 | SR
| Betaloc 25 | 15 | 3 | 0 | {=B4*C4+D4 : 45} | 4.35 | 05/28 | SR
| Dytor 10 | 15 | 2 | 11 | {=B5*C5+D5 : 41} | 6.1 | 07/27 | SR
| Lasix 40 | 15 | 0 | 9 | {=B6*C6+D6 : 9} | 0.85 | 12/27 | MK
| Nicardia R 10 | 15 | 5 | 0 | {=B7*C7+D7 : 75} | 2.3 | 03/28 | MK
=| TOTAL | | 16 | 24 | {=SUM(E3:E7) : 234} | | |
`,
      },
    ],
  },
  {
    name: 'seventh-two-tables-csv',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'csv-semicolon',
    sheets: [
      {
        name: 't',
        lines: `
#| Stock of Dr. Fernandes
#| Ground floor cupboard
C| name | stock | expiry | price
H| Medicine | Qty | Expiry date | Price
| Ambrolite syrup | 5 | 31/08/2027 | 96.00
| Benadon 40 | 50 | 30/06/2028 | 1.60
| Candid powder | 3 | 30/11/2027 | 144.00
| Dulcolax | 30 | 31/03/2028 | 1.45
=| Total | 88 | |

#| First floor cupboard
C| . | name | price | expiry | stock
H| No. | Medicine | Price | Expiry date | Qty
| 1 | Erythrocin 500 | 13.20 | 31/01/2028 | 20
| 2 | Flagyl 200 | 0.95 | 31/05/2028 | 60
| 3 | Grilinctus | 118.00 | 30/09/2027 | 4
| 4 | Hydrocortisone cream | 52.00 | 31/10/2027 | nil
=| | Total | | | 84
`,
      },
    ],
  },
  {
    name: 'seventh-lab-hindi-csv',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'csv',
    sheets: [
      {
        name: 'l',
        lines: `
#| लाइफ केयर पैथोलॉजी – दर सूची
C| . | name | specimen | price | unit | range
H| क्र. | जाँच का नाम | नमूना | शुल्क (रु.) | इकाई | सामान्य मान
| 1 | Hb | EDTA Blood | 60 | g/dL | 12 - 16
| 2 | Blood sugar (R) | Plasma | 50/- => 50 | mg/dL | 70 - 140
| 3 | Widal | Serum | ₹ 120 => 120 | |
| 4 | Urine pregnancy test | Urine | 80 | |
| 5 | HIV I & II | Serum | निःशुल्क => !not a number | |
| 6 | Platelet count | EDTA Blood | 90 | lakh/cumm | 1.5 - 4.5
#| रविवार को बंद
`,
      },
    ],
  },
];
