import type { SheetCase } from '../sheet-case.ts';

/** Lists that a clinic's staff keep in Excel by hand. */
export const HAND_KEPT: readonly SheetCase[] = [
  {
    name: 'hand-kept-register',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| . | name | stock | expiry | price | .
H| sl no | Name of medicine | qty | expiry | mrp | remarks
| 1 | Tab. Paracetamol 500 | 40 TAB => 40 | May'27 => 2027-05 | 1.10 | 
| 2 | Tab. Cetirizine 10mg | 100 | 5-2027 => 2027-05 | 1.5 | 
| 3 | Syp. Paracetamol 60 ml | 12 btl => 12 | 31.05.2027 => 2027-05-31 | Rs.45/- => 45 | doctor's own
| 4 | Inj. Diclofenac 3ml | 25 | {2027-08-01 mmm-yy} | 12 | 
| 5 | ORS sachet␠ | 60 | {2028-01-31 dd-mm-yyyy} | 21 Rs => 21 | 
| 6 | Ointment Soframycin | 4 pcs => 4 | NA | 46 | check date
| 7 | Cap. Omeprazole 20 | NIL | EXP 05/27 => 2027-05 | 3 | order
| 8 | Tab. Metformin 500 | 2 boxes + loose => !boxes and loose pieces | 11/27 | 1.8 | 
| 9 | Tab. Amlodipine 5 | 90 | soon => !not a date | 2.2 | 
`,
      },
    ],
  },
  {
    name: 'hand-kept-third-sheet',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Staff phone',
        lines: `
#| Name | Mobile
#| Sister Mary | 9800000001
#| Ramesh (lab) | 9800000002`,
      },
      {
        name: 'To buy',
        lines: `
#| cotton rolls
#| A4 paper`,
      },
      {
        name: 'medicine stock',
        lines: `
#| MEDICINES IN CUPBOARD 2
#| updated 15/11
C| name | . | stock | price | expiry | rack
H| Medicine | Type | Balance | Price | Exp date | Shelf
| Dolo 650 | Tab | 45 | 2.25 | 2027-05 => 2027-05 | 1
| Pantop 40 | Tab | 60 | 9.7 | 2027-11 => 2027-11 | 1
| Emeset 4 | Tab | 18 | 5.8 | 2028-02 => 2028-02 | 2 B
| Avil 25 | Tab | 30 | 0.75 | 2027-07 => 2027-07 | 2 B
| Deriphyllin Retard 150 | Tab | 22 | 0.95 | 2027-03 => 2027-03 | 3
| Monocef 1g | Inj | 9 | 62 | 2027-10 => 2027-10 | Fridge
`,
      },
    ],
  },
  {
    name: 'hand-kept-brand-and-strength',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'ods',
    sheets: [
      {
        name: 'Drugs',
        lines: `
C| generic | name | strength | form | stock | price | expiry
H| Salt | Brand | Strength | Form | Stock | Unit Price | Expiry
| Amoxicillin | Novamox | 250 mg | Cap | 60 | 6.2 | {2027-09-30 dd/mm/yyyy}
| Amoxicillin | Novamox | 500 mg | Cap | 40 | 9.85 | {2027-12-31 dd/mm/yyyy}
| Azithromycin | Azee | 500 mg | Tab | 15 | 23.8 | {2028-01-31 dd/mm/yyyy}
| Cefpodoxime | Cepodem | 200 mg | Tab | 20 | 19.46 | {2027-04-30 dd/mm/yyyy}
| Levocetirizine | Teczine | 5 mg | Tab | 50 | 6.05 | {2027-08-31 dd/mm/yyyy}
`,
      },
    ],
  },
  {
    name: 'hand-kept-hidden-parts',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Stock',
        hiddenRows: [5, 8],
        hiddenColumns: ['D'],
        lines: `
#| Clinic dispensary
C| name | pack | stock | cost | price | expiry
H| Drug name | Pack | In stock | Cost | MRP | Exp
| Alprax 0.25 | strip of 15 | 6 | 22.4 | 33.18 | 06/27
| Becozinc | strip of 15 | 10 | 58 | 82.5 | 10/27
~| Old: Brufen 200 | strip of 15 | 0 | 5 | 8 | 01/24
| Ciprobid 500 | strip of 10 | 8 | 31 | 45.2 | 03/28
| Drotin DS | strip of 15 | 5 | 122.9 | 175.6 | 12/27
~| Old: Eltroxin 50 | bottle of 100 | 0 | 90 | 128 | 02/25
| Fluka 150 | 1 cap | 14 | 8.75 | 12.5 | 09/28
`,
      },
    ],
  },
  {
    name: 'hand-kept-formulas',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Nov',
        lines: `
C| name | . | . | . | stock | cost | price | .
H| ITEM | OPENING | IN | OUT | CLOSING | RATE | MRP | VALUE
| Gauze swab | 20 | 10 | 6 | {=B2+C2-D2 : 24} | 9 | {=F2*1.5 : 13.5} | {=E2*F2 : 216}
| Inj. Dexa 2ml | 12 | 0 | 5 | {=B3+C3-D3 : 7} | 6.2 | {=F3*1.5 : 9.3} | {=E3*F3 : 43.4}
| Inj. Rantac | 30 | 0 | 11 | {=B4+C4-D4 : 19} | {#N/A} => !#N/A | {#N/A} => !#N/A | {#N/A}
| Inj. Voveran | 15 | 20 | 14 | {#REF!} => !#REF! | 11.5 | 17.25 | {#REF!}
| IV set | 40 | 0 | 12 | {=B6+C6-D6 : 28} | 18 | {=F6*1.5 : 27} | {=E6*F6 : 504}
=| TOTAL | 117 | 30 | 48 | {=SUM(E2:E6) : 78} | | | {=SUM(H2:H6) : 763.4}
`,
      },
    ],
  },
  {
    name: 'hand-kept-hindi',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'दवा',
        lines: `
#| श्री राम क्लिनिक – दवा सूची
C| . | name | stock | price | expiry
H| क्रम | दवा का नाम | मात्रा | मूल्य | समाप्ति तिथि
| 1 | पैरासिटामोल 500 | 120 | 1.25 | 05/27
| 2 | Crocin 650 | 45 | 2.2 | 08/27
| 3 | ओ आर एस | 30 | 22 | 11/28
| 4 | Dettol (डेटॉल) 60ml | 6 | 41 | NA
=| | कुल | 201 | | 
`,
      },
    ],
  },
  {
    name: 'hand-kept-late-heading',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet2',
        lines: `
#| Dr. S. K. Verma MBBS MD
#| Verma Clinic, Station Road, Gaya
#| Phone | 0631-2222222
#| Timing | 10 to 2, 5 to 8

#| STOCK REGISTER
#| Date | {2026-11-15 dd-mmm-yy}
#| Checked by | Sunil

#| A. TABLETS

C| . | . | name | stock | price | batch | expiry
H| | Sr. | Particulars | Stock in hand | Rate | Batch | Expiry
| | 1 | Ecosprin AV 75 | 30 | 4.6 | EA771 | 07/27
| | 2 | Envas 5 | 40 | 3.3 | EN-12 | 08/2027
| | 3 | Lasix 40 | 25 | 0.9 | | 10/27
%| | | B. SYRUPS
| | 4 | Alex 100ml | 5 | 131 | AX09 | 04/27
| | 5 | Benadryl 150ml | 3 | 152.5 | BN'5 | 01-09-2027
`,
      },
    ],
  },
];
