import type { SheetCase } from '../sheet-case.ts';

/** Hand-kept lists of a fourth trial, written before its reader was read. */
export const FOURTH_HAND_ONE: readonly SheetCase[] = [
  {
    name: 'fourth-ten-expiries',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| Mathura Clinic, medicine almirah
C| . | name | expiry | stock | price
H| S.No. | Name of Medicine | Expiry | Qty | MRP
| 1 | Avil 25 | Oct-2027 => 2027-10 | 30 | 0.58
| 2 | Betnovate C | 10.27 => 2027-10 | 4 | 62.5
| 3 | Cipmox 500 | OCT 27 => 2027-10 | 60 | 7.4
| 4 | Dulcoflex 5 | 31.10.2027 => 2027-10-31 | 20 | 1.3
| 5 | Emset MD | 10/2027 | 10 | 6.2
| 6 | Folvite 5 | {2027-10-31 dd-mmm-yyyy} | 90 | 1.9
| 7 | Gelusil | Exp Oct 2027 => 2027-10 | 3 | 128
| 8 | Hifenac | 2027/10 => 2027-10 | 40 | 6.9
| 9 | Ibugesic | 31-Oct-27 => 2027-10-31 | 2 | 41
| 10 | Jupiros 10 | 46691 => 2027-10-31 | 30 | 18.2
| 11 | Ketorol DT | October, 2027 => 2027-10 | 45 | 13.6
| 12 | Levocet 5 | 13/2027 => !month | 20 | 3.3
`,
      },
    ],
  },
  {
    name: 'fourth-rs-and-slashes',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'csv-1252',
    sheets: [
      {
        name: 'l',
        lines: `
C| name | . | stock | price | cost
H| Item | Company | Nos. | Selling Rate (Rs) | Purchase (Rs)
| Soframycin cream | Sanofi | 4 nos => 4 | Rs. 58/- => 58 | 41.50/- => 41.5
| Band-aid – round | J&J | 100 Pcs => 100 | 2 Rs. => 2 | 1.20
| Dettol 60 ml | Reckitt | 5 btl => 5 | Rs 38.00 => 38 | Rs 31 => 31
| Savlon 100 ml | ITC | - | 62 /- => 62 | 50/- => 50
| Cotton roll 100 g | Jaycot | 6 | Rs.75.00 => 75 | Rs.52.00 => 52
| Crepe bandage 6" | Flamingo | two => !word | 120/- => 120 | 84
| Thermometer | Hicks | 3 | Rs 1,250.00 => 1250 | Rs 980.00 => 980
=| TOTAL | | 118 | | 
`,
      },
    ],
  },
  {
    name: 'fourth-hindi-list',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'ods',
    sheets: [
      {
        name: 'सूची',
        lines: `
#| माँ शारदा क्लीनिक – स्टॉक रजिस्टर
C| . | name | manufacturer | batch | expiry | stock | price
H| क्र. सं. | औषधि का नाम | कंपनी | बैच | एक्सपायरी | स्टॉक | एम.आर.पी.
| १ | Paracetamol 650 | Cipla | PC1 | 03/28 | 120 | 1.9
| २ | Cough syrup 100 ml | Alkem | CS7 | 12/27 | 8 | ₨ 96 => 96
| ३ | ओ.आर.एस. पाउडर | FDC | | 06/28 | 40 | 22
| ४ | Dexona inj. | Zydus | DX2 | {2027-08-31 mmm-yy} | 12 | 11.5
=| योग | | | | | 180 | 
`,
      },
    ],
  },
  {
    name: 'fourth-table-on-third-sheet',
    origin: 'clinic',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Index',
        lines: `
#| Shanti Nursing Home
#| Sheet | Content
#| 2 | Staff duty
#| 3 | Pharmacy stock
`,
      },
      {
        name: 'Duty',
        lines: `
#| Name | Mon | Tue | Wed
#| Sister Mary | M | E | N
#| Sister Rani | E | N | M
`,
      },
      {
        name: 'Stock',
        lines: `

#| Taken on 23/11/2026 by Rakesh

C| . | name | strength | form | batch | expiry | stock | price
H| | Drug | Strength | Dosage form | Lot No | Use before | Available Qty | Unit MRP (₹)
| | Amlodipine | 5 mg | Tablet | AM55 | 07/28 | 300 | 2.15
| | Atorvastatin | 10 mg | Tablet | AT10 | 01/28 | 150 | 6.8
| | Salbutamol | 100 mcg | Inhaler | SB3 | 11/27 | 6 | 168
| | Ceftriaxone | 1 g | Injection | CF1 | 05/28 | 25 | 58.9
=| | Total | | | | | 481 |
`,
      },
    ],
  },
  {
    name: 'fourth-subtotals-by-rack',
    origin: 'hospital',
    kind: 'drugs',
    format: 'xlsb',
    sheets: [
      {
        name: 'Racks',
        merged: true,
        lines: `
#| PHYSICAL STOCK OF PHARMACY
C| . | name | batch | expiry | stock | price | .
H| S/N | Description | B.No. | Exp.Dt. | Phy. Qty | MRP/unit | Value
%| RACK NO. 1
| 1 | Atarax 25 | AR1 | 11/27 | 45 | 4.1 | 184.5
| 2 | Alprax 0.25 | AP9 | 01/28 | 30 | 2.2 | 66
=| | Rack 1 total | | | 75 | | 250.5
%| RACK NO. 2
| 3 | Brutacef 200 | BR2 | 03/28 | 20 | 14.8 | 296
| 4 | Betaloc 25 | BL5 | 09/28 | 60 | 4.2 | 252
=| | Rack 2 total | | | 80 | | 548
=| | G. TOTAL | | | 155 | | 798.5
#| Verified by | | Pharmacist | | In-charge
`,
      },
    ],
  },
];
