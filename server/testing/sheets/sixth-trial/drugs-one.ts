import type { SheetCase } from '../sheet-case.ts';

/** Stock lists of a sixth trial, written before its reader was read. */
export const SIXTH_DRUGS_ONE: readonly SheetCase[] = [
  {
    name: 'sixth-vyapar-items',
    origin: 'vyapar',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Items',
        lines: `
C| name | . | hsn | price | . | cost | . | . | stock | . | rack | gst | .
H| Item name* | Item code | HSN | Sale price | Sale price tax type | Purchase price | Purchase price tax type | Discount on sale price | Current stock quantity | Minimum stock quantity | Item Location | Tax Rate | Base Unit
| Crocin Advance | VY-0012 | 30049069 | 1.42 | Inclusive | 1.05 | Exclusive | 0 | 150 | 40 | R1-S2 | GST@5% => 5 | TABLETS
| Cheston Cold | VY-0013 | 30049099 | 5.9 | Inclusive | 4.2 | Exclusive | 0 | 80 | 20 | R1-S2 | GST@5% => 5 | TABLETS
| Zincofer Syrup | VY-0020 | 30045010 | 142 | Inclusive | 101.4 | Exclusive | 0 | 6 | 2 | R3-S1 | GST@5% => 5 | BOTTLES
| Neosporin Powder 10g | VY-0021 | 30049087 | 98.5 | Inclusive | 70.36 | Exclusive | 0 | 4 | 2 | R3-S4 | GST@5% => 5 | PIECES
| Ciplox 500 | VY-0034 | 30042013 | 4.85 | Inclusive | 3.1 | Exclusive | 0 | 0 | 30 | R1-S3 | GST@5% => 5 | TABLETS
| Syringe 5 ml | VY-0100 | 90183100 | 9 | Inclusive | 4.6 | Exclusive | 0 | 210 | 50 | D1 | GST@5% => 5 | NUMBERS
`,
      },
    ],
  },
  {
    name: 'sixth-hindi-list',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'csv-utf16',
    sheets: [
      {
        name: 'h',
        lines: `
#| श्री राम क्लिनिक – दवा स्टॉक सूची
#| दिनांक : 22/11/2026
C| . | name | batch | expiry | stock | price | .
H| क्र. | दवाई का नाम | बैच नं. | एक्सपायरी | मात्रा | एम.आर.पी. | रिमार्क
| 1 | पैरासिटामोल 500 | PC501 | 05/27 | 200 | 1.10 |
| 2 | Cetirizine 10 | CT88 | 11/27 | ४५ => 45 | 1.75 |
| 3 | ओ.आर.एस. पाउडर | OR12 | 02/28 | 30 पैकेट => 30 | ₹ 21 => 21 |
| 4 | Metrogyl 400 | MT4 | 08/27 | 60 गोली => 60 | 1.9 |
| 5 | Cough syrup (Benadryl) | BN3 | 01/28 | 8 शीशी => 8 | 130.00 | खत्म होने वाली
| 6 | डाइक्लो इंजेक्शन | | 12/27 | 25 | पता नहीं => !not a number |
=| | कुल | | | 368 | |
`,
      },
    ],
  },
  {
    name: 'sixth-ward-register',
    origin: 'hospital',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'NOV 26',
        merged: true,
        lines: `
#| EMERGENCY TRAY & DRESSING ROOM - MONTHLY REGISTER
#| Month : Nov 2026 | | | | | | | Incharge : Sr. Leela
C| . | name | . | . | . | . | stock | expiry | price
H| S.N. | Name of the Drug | O.B. | Recd. | Total | Issued | C.B. | D.O.E. | Rate per unit
%| (A) INJECTIONS
| 1 | Inj. Adrenaline 1 ml | 10 | 5 | 15 | 3 | 12 | {2027-06-30 mm/yyyy} | 14.2
| 2 | Inj. Atropine 1 ml | 12 | 0 | 12 | 2 | 10 | 09/27 | 5.35
| 3 | Inj. Hydrocortisone 100 mg | 8 | 10 | 18 | 6 | 12 | {2028-01-31 mm/yyyy} | 46.5
| 4 | Inj. Avil 2 ml | 20 | 20 | 40 | 22 | 18 | exp over => !not a date | 6.9
%| (B) DRESSING
| 5 | Roller bandage 6" | 30 | 24 | 54 | 30 | 24 rolls => 24 | | 18
| 6 | Micropore 1" | 6 | 12 | 18 | 9 | 9 | | 62.5
| 7 | Povidone iodine 100 ml | 4 | 6 | 10 | 4 | 7-1 => !two figures | 03/28 | 85
=| | TOTAL | 90 | 77 | 167 | 76 | 91 | |
#| Checked & found correct
`,
      },
    ],
  },
  {
    name: 'sixth-semicolon-commas',
    origin: 'tally',
    kind: 'drugs',
    format: 'csv-semicolon',
    sheets: [
      {
        name: 's',
        lines: `
#| Auroville Health Centre - Pharmacy
C| name | batch | expiry | stock | cost | price
H| Product | Batch | Expiry | Qty | Cost price | Sale price
| Levothyroxine 25 | LT25A | 30/04/2028 | 100 | "1,12" => 1.12 | "1,85" => 1.85
| Atorvastatin 10 | AV10 | 31/12/2027 | 240 | "2,40" => 2.4 | "4,65" => 4.65
| Insulin glargine pen | IG7 | 30/09/2027 | 5 | "512,00" => 512 | "689,50" => 689.5
| Budesonide resp. | BR2 | 28/02/2028 | 14 | "17,90" => 17.9 | "26,25" => 26.25
| Human albumin 20% 100 ml | HA1 | 31/07/2028 | 2 | "4.310,00" => 4310 | "5.875,50" => 5875.5
`,
      },
    ],
  },
];
