import type { SheetCase } from '../sheet-case.ts';

/** Hand-kept lists, other half: scored once, after the reader was mended with the first. */
export const FOURTH_HAND_TWO: readonly SheetCase[] = [
  {
    name: 'fourth-marathi-mixed',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'औषध',
        lines: `
#| आरोग्य दवाखाना, पुणे
C| . | name | stock | cost | price | expiry
H| अ.क्र. | औषधाचे नाव | शिल्लक | खरेदी दर | विक्री दर | मुदत
| 1 | Crocin | 40 | 1.1 | 2 | 02/28
| 2 | Electral | 25 | 15 | 22 | 08/27
| 3 | Zentel | 12 | 7.2 | 11.5 | 05/28
=| | एकूण | 77 | | |
`,
      },
    ],
  },
  {
    name: 'fourth-group-with-blank-rows',
    origin: 'hospital',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'OT + Ward',
        lines: `
#| INDENT STORE

C| . | name | . | stock | price
H| # | ITEM | UOM | ON HAND | M R P

%| INJECTIONS

| 1 | Adrenaline 1 ml | Amp | 20 | 12.4
| 2 | Atropine | Amp | 15 | 6.1

%| I.V. FLUIDS

| 3 | NS 500 ml | Btl | 60 | 38
| 4 | DNS 500 ml | Btl | 30 | 41.5
| 5 | Mannitol 100 ml | Btl | NIL => 0 | 62

=| | TOTAL ITEMS : 5 | | 125 | 
`,
      },
    ],
  },
  {
    name: 'fourth-second-table-below',
    origin: 'clinic',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'All',
        lines: `
#| TABLETS AND CAPSULES
C| name | stock | price | expiry
H| Name | Qty | MRP | Exp
| Telmikind 40 | 60 | 3.9 | 09/28
| Rosuvas 10 | 45 | 19.2 | 04/28
=| Total | 105 | |

#| SYRUPS
H| Name | Qty | MRP | Exp
| Alkasol 100 ml | 4 | 105 | 01/28
| Cremaffin 225 ml | 3 | 298 | 06/28
=| Total | 7 | |
`,
      },
    ],
  },
];
