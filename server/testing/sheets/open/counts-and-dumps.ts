import type { SheetCase } from '../sheet-case.ts';

/** Counts of the shelves, and texts that other programs wrote. */
export const COUNTS_AND_DUMPS: readonly SheetCase[] = [
  {
    name: 'count-by-rack',
    origin: 'stock-count',
    kind: 'drugs',
    format: 'xlsx',
    known: true,
    sheets: [
      {
        name: 'Count',
        lines: `
#| PHYSICAL STOCK VERIFICATION 31-10-2026
C| rack | name | batch | . | stock | .
H| Rack | Item | Batch | System Qty | Physical Qty | Diff
| A1 | Amlodac 5 | AM551 | 40 | 38 | -2
| A1 | Aten 50 | AT09 | 25 | 25 | 0
| A2 | Cardace 2.5 | CD331 | 12 | 15 | 3
| A2 | Clopitab 75 | CL77 | 30 | 30 | 0
| B1 | Disprin | DS12 | 60 | 57 | -3
=| | TOTAL | | 167 | 165 | -2
`,
      },
    ],
  },
  {
    name: 'dump-windows-1252',
    origin: 'program',
    kind: 'drugs',
    format: 'csv-1252',
    sheets: [
      {
        name: 'dump',
        lines: `
C| name | . | stock | price | expiry | manufacturer
H| Product Desc | Unit | Qty on Hand | MRP | Exp Date | Mfr
| Bépanthen Crème 30g | TUBE | 4 | 410.00 | 30/06/2027 => 2027-06-30 | Bayer
| Johnson’s Baby Oil | BTL | 7 | 199 | 31/08/2028 => 2028-08-31 | J&J
| Nivea Crème – 50ml | JAR | 3 | 165.5 | 31/10/2028 => 2028-10-31 | Beiersdorf
| Vicks 'VapoRub' 25ml | JAR | 11 | 105 | 30/11/2027 => 2027-11-30 | P&G
`,
      },
    ],
  },
  {
    name: 'dump-text-numbers',
    origin: 'program',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Data',
        lines: `
C| . | name | batch | expiry | stock | price | gst | hsn
H| ID | ITEM_NM | LOT_NO | EXP_DT | AVL_QTY | MRP_AMT | TAX | HSN
| "000123" | 'Acivir 200 DT | "0045" | 'Jun-27 => 2027-06 | "24" | "61.20" | "12" | "30049099"
| "000124" | 'Acivir Cream 5g | "0046" | 'Sep-27 => 2027-09 | "6" | "58.00" | "12" | "30049099"
| "000131" | 'Bandy Plus | "7E10" | 'Dec-27 => 2027-12 | "1,050" => 1050 | "19.50" | "12" | "30049099"
| "000139" | 'Cheston Cold⏎Tab | "0101" | 'Feb-28 => 2028-02 | "30" | "52.40" | "12" | "30049099"
`,
      },
    ],
  },
  {
    name: 'dump-us-dates',
    origin: 'program',
    kind: 'drugs',
    format: 'csv-bom',
    sheets: [
      {
        name: 'dump',
        lines: `
C| name | batch | expiry | stock | cost | price
H| Medicine Name | Batch No | Expiry Date | Available Stock | Purchase Price | Sale Price
| Concor 5 | CN881 | 5/31/2027 => 2027-05-31 | 30 | 91.00 | 127.4
| Concor AM | CA12 | 12/31/2027 => 2027-12-31 | 14 | 118.25 | 165.55
| Daflon 500 | DF771 | 8/31/2028 => 2028-08-31 | 9 | 402 | 562.80
| Eptoin 100 | EP01 | 10/31/2027 => 2027-10-31 | 3 | 128.4 | 179.76
`,
      },
    ],
  },
  {
    name: 'dump-unicode-text',
    origin: 'program',
    kind: 'drugs',
    format: 'csv-utf16',
    sheets: [
      {
        name: 'dump',
        lines: `
C| name | stock | price | expiry
H| दवाई / Medicine | Stock | MRP ₹ | Expiry
| Zandu Balm (ज़ंडू बाम) | 8 | 42 | 12/28
| Moov 20g | 5 | 85.5 | 06/28
| Iodex 16g | 6 | 58 | 03/28
| Hajmola | 10 | 50 | 09/27
`,
      },
    ],
  },
  {
    name: 'duplicates-and-blanks',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsb',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| name | batch | expiry | stock | price

H| Item | B. No | Exp | Qty | MRP

| Amoxyclav 625 | AX1 | 05/27 | 10 | 201.4

| Amoxyclav 625 | AX2 | 11/27 | 20 | 204
| AMOXYCLAV 625  | AX3 | 02/28 | 5 | 204
| Bactrim DS | BD1 | 03/27 | 10 | 22.8

#| ---- fridge ----
| Hep-B vaccine 1ml | HB9 | {2027-06-30 dd-mmm-yyyy} | 4 | 65.00
| TT 0.5 ml | TT01 | {2027-02-01 mmm-yy} | 12 | 9
| Rabipur | RB22 |  | 3 | 395
`,
      },
    ],
  },
  {
    name: 'packs-and-pieces',
    origin: 'program',
    kind: 'drugs',
    format: 'ods',
    sheets: [
      {
        name: 'Stock',
        lines: `
C| name | pack | . | stock | price | expiry | gst
H| Item Name | Pack Size | Unit | Qty in Hand | M.R.P. | Exp | GST Rate
| Ascabiol Lotion | 100ML | BTL | 5 | 88.00 | 07/28 | {12%}
| Becadexamin | 1x30 CAP | BTL | 9 | 41.6 | 10/27 | {18%}
| Cyclopam | 10x10 | STRIP | 32 | 47.3 | 01/28 | {12%}
| Dexona Tab | strip of 30 | STRIP | 15 | 8.44 | 06/28 | {12%}
| Evalon Cream | 15 G | TUBE | 2 | 312.5 | 12/27 | {12%}
| Flexon | 15'S | STRIP | 40 | 26.72 | 04/28 | {5%}
`,
      },
    ],
  },
];
