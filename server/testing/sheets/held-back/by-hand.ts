import type { SheetCase } from '../sheet-case.ts';

/** Lists that nurses, doctors and pharmacists keep by hand. */
export const BY_HAND: readonly SheetCase[] = [
  {
    name: 'by-hand-quantity-first',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| Emergency trolley + cupboard
C| stock | name | price | expiry
H| Nos. | Medicine / Injection | Price per pc | Exp.
| 10 amp => 10 | Inj Adrenaline 1ml | 14.50 | Dec 2027 => 2027-12
| 6 | Inj Avil 2ml | Rs 9 => 9 | 31-Dec-27 => 2027-12-31
| 20 | Inj Buscopan | 11/- => 11 | 12.27 => 2027-12
| 4 vials => 4 | Inj Ceftriaxone 1 gm | ₹62.00 => 62 | Oct, 2027 => 2027-10
| 15 | Inj Dexa␣2ml | 9.3 | 10-27 => 2027-10
| 8 | Inj Emeset 2ml | 13.75 | {2027-11-01 mmm yyyy}
| few => !not a number | Inj Lasix 2ml | 6.1 | 09/27
| 3 | Inj Phenergan | ? => !not a number | 08/27
| 12 | Inj Tetvac | 9.9 | 31st Mar 2027 => 2027-03-31
#| checked by Sr. Alka
`,
      },
    ],
  },
  {
    name: 'by-hand-hinglish',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'csv',
    sheets: [
      {
        name: 'sheet',
        lines: `
#| दवाखाना स्टॉक
C| . | name | stock | price | expiry
H| क्र.सं. | दवाई | स्टॉक | एमआरपी | एक्सपायरी
| १ | Aciloc 150 | 30 | 1.6 | 10/27
| २ | बर्नोल | 4 | ₹ 48.00 => 48 | 03/28
| ३ | Cetrizet | 100 | 1.9 | NA
| ४ | ग्लूकोज पाउडर 100 ग्राम | 12 | 38 | 07/27
=| | योग | 146 | | 
`,
      },
    ],
  },
  {
    name: 'by-hand-fourth-sheet',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Duty',
        lines: `
#| Day | Morning | Evening
#| Mon | Asha | Usha
#| Tue | Usha | Asha`,
      },
      { name: 'Sheet2', lines: `#| blank form` },
      {
        name: 'Expenses',
        lines: `
#| Date | Item | Amount
#| 01-11-2026 | Tea | 220
#| 03-11-2026 | Newspaper | 180
#| | Total | 400`,
      },
      {
        name: 'Med list',
        lines: `

C| . | . | name | price | stock | expiry | batch
H| | No | Drug | MRP (per strip) | Strips | Expiry dt. | Batch no.
| | 1 | Altraday | 219.00 | 6 | 11/27 | ALD4
| | 2 | Bio-D3 Max | 342.1 | 4 | 02/28 | BD3M
| | 3 | Cobadex CZS | 171.5 | 9 | 09/27 | CCZ-1
| | 4 | Dynapar AQ | 32.8 | 12 | 12/27 | DA-11
| | 5 | Etoshine 90 | 168 | 0 | 05/28 | ES90
| | 6 | Fluvir 75 | 562.5 | 2 | 06/27 | FV75
`,
      },
    ],
  },
  {
    name: 'by-hand-deep-heading',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Stock',
        lines: `
#| Sunrise Children Clinic
#| Dr. (Mrs.) Anjali Deshmukh
#| MBBS, DCH
#| Reg. No. | MMC 55012
#| Mobile | 9822000000
#| Timings | 9-1 | 5-9

#| Vaccines and medicines in fridge and cupboard
#| Temperature log is in the blue file
#| Last order | {2026-11-10 dd/mm/yyyy}
#| Supplier | Raj Agency | Nagpur


C| name | manufacturer | batch | expiry | stock | price
H| Vaccine / Medicine | Made by | Batch / Lot No. | Expires | Doses left | Charge (Rs)
| Boostrix | GSK | AC37B | {2027-08-31 d-mmm-yy} | 4 | 2,150 => 2150
| Havrix 720 | GSK | AHAV9 | {2028-02-29 d-mmm-yy} | 3 | 1940
| Hexaxim | Sanofi | U3D22V | {2027-06-30 d-mmm-yy} | 8 | 4,266/- => 4266
| Influvac Tetra | Abbott | Y12 | {2027-05-31 d-mmm-yy} | 10 | 1,750.00 => 1750
| Prevenar 13 | Pfizer | FR4410 | {2028-01-31 d-mmm-yy} | 5 | 3801
| Rotarix | GSK | RT-0 | {2027-09-30 d-mmm-yy} | 0 | 1799
`,
      },
    ],
  },
  {
    name: 'by-hand-filtered',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Sheet1',
        hiddenRows: [3, 7],
        hiddenColumns: ['C'],
        lines: `
C| name | stock | cost | price | expiry | .
H| Medicines | Quantity | Buying | Selling | Expiry Date | Note
| Acten 50 | 15 | 40.1 | 56.2 | 07/27 | 
~| Brufen susp | 0 | 30 | 42.3 | 02/24 | expired
| Colicaid drops | 9 | 61.5 | 86.4 | 10/28 | 
| Delcon plus | 4 | 88.2 | 123.5 | 11/27 | 
| Ebast 10 | 11 | 77.9 | 109.15 | 04/28 | 
~| Flexura D | 0 | 120 | 168 | 01/25 | returned
| Grafeo | 6 | 31 | 43.5 | 12/28 | 
`,
      },
    ],
  },
  {
    name: 'by-hand-sums',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsb',
    sheets: [
      {
        name: 'November',
        lines: `
#| MEDICINE REGISTER - NOV 2026
C| name | . | . | . | stock | price | gst | expiry
H| Medicine Name | Op Bal | Recd | Issued | Bal | MRP | GST % | Exp Month
%| Antibiotics
| Althrocin 500 | 20 | 30 | 12 | {=B4+C4-D4 : 38} | {=9.5*1.12 : 10.64} | {12%} | {2027-10-01 mmm-yy}
| Ampoxin 500 | 12 | 0 | 12 | {=B5+C5-D5 : 0} | 8.4 | {12%} | {2027-06-01 mmm-yy}
| Bactoclav 625 | 10 | 10 | 24 | {=B6+C6-D6 : -4} => !negative | 20.1 | {12%} | {2027-09-01 mmm-yy}
%| Painkillers
| Meftal-P susp | 6 | 6 | 4 | {=B8+C8-D8 : 8} | 54.5 | {12%} | {2028-03-01 mmm-yy}
| Nimica 100 | 30 | 0 | 5 | {=B9+C9-D9 : 25} | {#VALUE!} => !#VALUE! | {12%} | {2027-12-01 mmm-yy}
| Sumo tab | 40 | 20 | 22 | {=B10+C10-D10 : 38} | 7.9 | {5%} | {#REF!} => !#REF!
=| Grand total | 118 | 66 | 79 | {=SUM(E4:E10) : 105} | | | 
`,
      },
    ],
  },
  {
    name: 'by-hand-same-brand-two-strengths',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'List',
        lines: `
C| form | name | strength | manufacturer | stock | price | rack
H| Dosage Form | Trade Name | Power | Brand Co. | Stock Qty | Retail Rate | Drawer
| Tab | Glimisave | 1 mg | Eris | 40 | 4.85 | D1
| Tab | Glimisave | 2 mg | Eris | 35 | 7.6 | D1
| Tab | Telmisafe | 40 mg | Generic | 60 | 6.1 | D2
| Syp | Ambrodil | 30 mg/5 ml | Aristo | 6 | 68 | D5
| Inj | Xone | 1 g | Alkem | 12 | 60.5 | Fridge
`,
      },
    ],
  },
  {
    name: 'by-hand-blank-and-bold',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'ods',
    sheets: [
      {
        name: 'stock',
        merged: true,
        lines: `
#| OUR STOCK

C| . | name | stock | price | expiry

H| Sr.No. | NAME | TOTAL QTY | RATE | EXP:


%| TABLETS
| 1 | ALBENDAZOLE 400 (BANDY) | 22 | 12.4 | 08-2027 => 2027-08

| 2 | BISACODYL 5 | 40 | 1.1 | 02-2028 => 2028-02
%| SYRUPS

| 3 | B-COMPLEX 200ML | 7 | 88 | 11-2027 => 2027-11
| 4 | COUGH SYP (D)␠ | 9 | "76.50" | 31-11-2027 => !no such day
%| OTHERS
| 5 | DNS 500 | 14 bottles => 14 | Rs.38.20 => 38.2 | 09-2028 => 2028-09
=| | TOTAL ITEMS = 5 | 92 | | 
`,
      },
    ],
  },
];
