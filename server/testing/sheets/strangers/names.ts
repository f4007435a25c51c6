import type { SheetCase } from '../sheet-case.ts';

/** Drugs that only the pack or the form tells apart, and names with numbers and marks. */
export const NAMES: readonly SheetCase[] = [
  {
    name: 'one-name-in-two-packs',
    origin: 'marg',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Stock',
        lines: `
C| name | pack | batch | expiry | stock | price
H| ITEM NAME | PACKING | BATCH | EXPIRY | CL. STOCK | MRP
| BETADINE OINT | 15 GM | BO15 | 08/27 | 6 | 98.00
~| BETADINE SOLUTION => BETADINE SOLUTION 50 ML | 50 ML | BS50 | 05/28 | 4 | 68.00
~| BETADINE SOLUTION => BETADINE SOLUTION 500 ML | 500 ML | BS500 | 07/28 | 2 | 402.00
| DOLO 650 | 15'S | DL1 | 04/28 | 40 | 33.76
~| VOLINI GEL => VOLINI GEL 15 GM | 15 GM | VG15 | 01/28 | 9 | 62.00
~| VOLINI GEL => VOLINI GEL 75 GM | 75 GM | VG75 | 09/28 | 3 | 241.00
| ZINCOVIT | 15'S | ZV1 | 06/28 | 11 | 110.00
`,
      },
    ],
  },
  {
    name: 'one-name-in-three-forms',
    origin: 'hospital',
    kind: 'drugs',
    format: 'ods',
    sheets: [
      {
        name: 'Formulary stock',
        lines: `
C| . | form | name | strength | batch | expiry | stock | price
H| Code | Dosage form | Drug name | Strength | Batch | Exp date | Balance | Unit MRP
| P01 | TAB | Paracetamol | 500 mg | PT5 | 08/27 | 300 | 1.02
| P02 | TAB | Paracetamol | 650 mg | PT6 | 10/27 | 200 | 2.11
| P03 | INJ | Paracetamol | 150 mg/ml | PI1 | 03/27 | 20 | 18.40
| P04 | SYP | Paracetamol | 250 mg/5ml | PS2 | 06/27 | 12 | 38.00
| R01 | TAB | Ranitidine | 150 mg | RT1 | 11/27 | 100 | 1.49
| R02 | INJ | Ranitidine | 50 mg/2ml | RI1 | 01/28 | 30 | 4.80
`,
      },
    ],
  },
  {
    name: 'numbered-and-starred-names',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| name | stock | price | expiry
H| Name of Medicine | Stock | MRP | Exp. Date
| 1. Aceclo Plus => Aceclo Plus | 20 | 42.00 | 05/27
| 2. Becosules Z => Becosules Z | 15 | 54.50 | 09/27
| 3. 4 Quin eye drop => 4 Quin eye drop | 3 | 88.00 | 01/28
~| 4) Cremaffin (blue) => Cremaffin (blue) | 2 | 231.00 | 02/28
| *Dolonex DT* => Dolonex DT | 10 | 148.00 | 10/27
| 6. 2 Baconil patch => 2 Baconil patch | 1 | 310.00 | 06/28
~| Emcet (NOT IN USE) => Emcet (NOT IN USE) | 8 | 22.00 | 03/27
| 8. 8X Shampoo => 8X Shampoo | 2 | 388.00 | 07/28
`,
      },
    ],
  },
  {
    name: 'misspelt-headings',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'csv-1252',
    sheets: [
      {
        name: 'x',
        lines: `
C| . | name | batch | expiry | stock | cost | price
H| Sl.No | Medicin Name | Bacth No | Exipry | Qnty | Purchse Rate | M R P
| 1 | Alex Syrup | AX10 | 06/27 | 5 | 88.00 | 123.00
| 2 | Bro-Zedex | BZ2 | 09/27 | 4 | 79.10 | 110.70
| 3 | Chericof | CH5 | 12/27 | 7 | 84.00 | 117.60
| 4 | Dilosyn | DI1 | 03/28 | 2 | 61.40 | 86.00
`,
      },
    ],
  },
  {
    name: 'rows-with-a-comma-too-many',
    origin: 'program',
    kind: 'drugs',
    format: 'csv',
    sheets: [
      {
        name: 'x',
        lines: `
C| name | batch | stock | price | expiry
H| ProductName | BatchNo | ClosingStock | MRP | ExpiryDate
| Amaryl 1 | AM11 | 20 | 118.40 | 31/05/2027
:| Betnovate N Cream | 20g | BN7 | 6 | 58.10 | 31/08/2027
| Concor 2.5 | CN25 | 14 | 98.00 | 31/01/2028
:| Digene Gel | Mint | 200ml | DG2 | 3 | 145.00 | 30/09/2027
| Ecosprin AV | EA75 | 30 | 52.10 | 30/04/2028
| Foracort 100 | FC1 | 2 | 310.00 | 31/12/2027
`,
      },
    ],
  },
  {
    name: 'expired-on-a-sheet-of-its-own',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'In use',
        lines: `
C| name | batch | expiry | stock | price
H| Medicine | Batch | Expiry | Qty | MRP
| Asthakind DX | AD1 | 08/27 | 6 | 118.00
| Bevon Syp | BV2 | 05/28 | 4 | 142.00
| Clavam 625 | CL3 | 10/27 | 8 | 201.00
| Drotin DS | DR4 | 02/28 | 12 | 158.00
`,
      },
      {
        name: 'Expired - returned',
        lines: `
H| Medicine | Batch | Expiry | Qty | MRP
:| Asthalin Syp | AS0 | 08/26 | 6 | 21.00
:| Bifilac | BF9 | 05/26 | 10 | 142.00
:| Cetzine | CZ1 | 01/26 | 20 | 19.00
`,
      },
    ],
  },
];
