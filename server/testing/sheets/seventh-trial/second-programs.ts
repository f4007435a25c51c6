import type { SheetCase } from '../sheet-case.ts';

/** Programs and wholesalers, other half: scored again after the reader was mended with the first. */
export const SEVENTH_PROGRAMS_TWO: readonly SheetCase[] = [
  {
    name: 'seventh-marg-batch-negative',
    origin: 'marg',
    kind: 'drugs',
    format: 'csv',
    sheets: [
      {
        name: 'm',
        lines: `
#| OM SAI MEDICALS
#| BATCHWISE CLOSING STOCK AS ON 25/11/2026
C| . | name | pack | batch | expiry | . | . | stock | price | cost | . | rack
H| CODE | ITEM NAME | UNIT | BATCH NO. | EXP.DT | OPENING | RECEIPT | CLOSING | MRP | PUR RATE | AMOUNT | RACK NO
| T0011 | AUGMENTIN 625 DUO | 10'S | AG62 | 04/28 | 8 | 20 | 11 | 201.71 | 144.08 | 1584.88 | R2
| | => AUGMENTIN 625 DUO | 10'S | AG70 | 09/28 | 0 | 10 | 10 | 201.71 | 144.08 | 1440.80 | R2
| T0019 | BECOSULES CAP | 20'S | BC91 | 06/28 | 14 | 0 | 9 | 51.20 | 36.57 | 329.13 | R1
| T0024 | CLOPILET 75 | 15'S | CL75 | 02/28 | 3 | 0 | -1 => !below zero | 118.40 | 84.57 | -84.57 | R3
| S0102 | DUPHALAC 150 ML | BOT | DU15 | 10/27 | 4 | 6 | 7 | 298.65 | 213.32 | 1493.24 | S1
| I0044 | GENTICYN 80 INJ | 2ML | GN80 | 12/27 | 20 | 50 | 44 | 11.30 | 8.07 | 355.08 | I2
=| | TOTAL STOCK | | | | 49 | 86 | 80 | | | 5118.56 |
=| | TOTAL ITEMS 5 | | | | | | | | | |
`,
      },
    ],
  },
  {
    name: 'seventh-tally-godown',
    origin: 'tally',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Godown Summary',
        merged: true,
        lines: `
#| Ashirwad Nursing Home
#| Godown Summary : Main Location
#| For 25-Nov-26
C| name | . | . | . | . | stock | . | price
H| Name of Item | Inwards | | Outwards | | Closing Balance | | MRP
H| | Quantity | Value | Quantity | Value | Quantity | Value | (Rs.)
| Cefakind 500 Tab | 100 tab | 2860.00 | 64 tab | 2810.00 | 36 tab => 36 | 1029.60 | 43.90
| Emeset 4 Tab | 200 tab | 760.00 | 155 tab | 930.00 | 45 tab => 45 | 171.00 | 6.05
| Levolin Respules | 60 pcs | 384.00 | 72 pcs | 690.00 | (-)12 pcs => !below zero | (-)76.80 | 9.60
| Metrogyl IV 100 ml | 48 btl | 672.00 | 30 btl | 690.00 | 18 btl => 18 | 252.00 | 23.00
| Optineuron Inj | 50 amp | 512.50 | 50 amp | 775.00 | | | 15.50
| Wikoryl Syrup | 12 btl | 708.00 | 5 btl | 425.00 | 7 btl => 7 | 413.00 | 85.00
=| Grand Total | 470 | 5896.50 | 376 | 6320.00 | 94 | 1788.80 |
`,
      },
    ],
  },
  {
    name: 'seventh-wholesaler-two-row-heading',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xls',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Challan',
        merged: true,
        lines: `
#| NAVKAR PHARMA AGENCIES
#| Delivery Challan cum Invoice No. 5521 | | | | | | Date 23/11/2026
C| . | name | pack | batch | expiry | stock | free | price | . | cost | . | gst
H| Sr | Product | Pack | Batch | Exp | Quantity | | Rate | | | Disc | GST
H| No | Name | | Number | Mth/Yr | Billed | Free | MRP | PTS | PTR | % | %
| 1 | Ceftum 500 | 4's | CF500X | 6/28 => 2028-06 | 24 | 2 | 262.7 | 168.88 | 187.64 | 0 | 5
| 2 | Combiflam | 20's | CM2201 | 9/28 => 2028-09 | 50 | 5 | 54.6 | 35.1 | 39 | 0 | 5
| 3 | Dexorange 200 ml | 1 | DX20 | 2/28 => 2028-02 | 12 | 1 | 172.2 | 110.7 | 123 | 0 | 5
| 4 | Electral 21.8 g | 1 | EL218 | 12/28 | 100 | 0 | 23.8 | 15.3 | 17 | 2 | 5
| 5 | Liv 52 DS | 60 | LV52 | 8/29 => 2029-08 | 6 | 0 | 235 | 151.07 | 167.86 | 0 | 5
=| | Total (5 items) | | | | 192 | 8 | | | | |
#| Goods once sold will be taken back only against batch
`,
      },
    ],
  },
  {
    name: 'seventh-scheme-in-quantity',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'ods',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Bill',
        lines: `
#| Jain Medical Agency | | | Bill No: JM-2204 | | | Bill Date: 21-11-26
C| name | manufacturer | pack | hsn | batch | expiry | stock | price | cost | gst | .
H| Item Name | Co. | Pkg | HSN | B.No. | Exp. | Qty. | M.R.P. | Rate | Tax | Amt.
| Cetzine 10 | DRL | 15T | 30049031 | CZ10 | Mar-28 => 2028-03 | 20+2 => 22 | 43.5 | 31.07 | 5% | 621.40
| Ecosprin AV 75 | USV | 15C | 30049069 | EA75 | Jul-28 => 2028-07 | 10 | 74.2 | 53 | 5% | 530
| Nexpro RD 40 | TORR | 15C | 30049039 | NX40 | Jan-28 => 2028-01 | 10+1 => 11 | 228 | 162.86 | 5% | 1628.60
| Orofer XT | EMC | 10T | 30049099 | OF10 | Nov-27 => 2027-11 | 15 | 252.4 | 180.29 | 5% | 2704.35
| Soframycin 30g | SAN | 1 | 30049029 | SF30 | Apr-29 => 2029-04 | 6 | 61.8 | 44.14 | 5% | 264.84
| T-Bact 5 g | GSK | 1 | 30042099 | TB05 | Feb-28 => 2028-02 | 4 | 139 | 99.29 | 5% | 397.16
=| Sub Total | | | | | | | | | | 6146.35
=| IGST @ 5% | | | | | | | | | | 307.32
=| Bill Amount | | | | | | | | | | 6454.00
`,
      },
    ],
  },
];
