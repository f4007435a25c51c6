import type { SheetCase } from '../sheet-case.ts';

/** Reports of Tally, Busy and of shop programs. */
export const ACCOUNTS: readonly SheetCase[] = [
  {
    name: 'tally-batches-with-made-on',
    origin: 'tally',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Batch Summary',
        merged: true,
        lines: `
#| Arogya Nursing Home
#| Godown: Main Location
#| For 21-Nov-26

C| name | batch | . | expiry | stock | . | price
H| Particulars | Batch No | Mfg Dt. | Expires On | Quantity | Value | M.R.P.
%| Medicines
| Atropine Inj | AT-91 | 1-Mar-25 | 28-Feb-27 => 2027-02-28 | 30 Amp => 30 | 164.10 | 7.8
| Botroclot Drops | BC08 | 1-Jun-26 | 31-May-28 => 2028-05-31 | 2 Nos => 2 | 344.00 | 245.00
| Clexane 40mg | CX4401 | 1-Jan-26 | 31-Dec-27 => 2027-12-31 | 6 Nos => 6 | 2790.00 | 651.25
| Dopamine Inj | DP-2 | 1-Sep-25 | 31-Aug-27 => 2027-08-31 | 10 Amp => 10 | 250.00 | 35.2
| Effcorlin 100mg | EF33 | | => !blank in the list | 8 Vial => 8 | 296.00 | 51.8
=| Grand Total | | | | 56 | 3844.10 | 
`,
      },
    ],
  },
  {
    name: 'tally-two-line-balance',
    origin: 'tally',
    kind: 'drugs',
    format: 'xls',
    known: true,
    sheets: [
      { name: 'About', lines: `#| Exported from the accounts` },
      {
        name: 'Stock Summary',
        lines: `
#| Arogya Nursing Home
#| Stock Summary
C| name | . | . | . | stock
H| Particulars | Opening | Inwards | Outwards | Closing
H| | Quantity | Quantity | Quantity | Quantity
%| Consumables
| Bandage 6 inch | 50 Pcs | 100 Pcs | 82 Pcs | 68 Pcs => 68
| Cannula 20G | 40 Pcs | 50 Pcs | 31 Pcs | 59 Pcs => 59
| Dynaplast | 6 Pcs | | 2 Pcs | 4 Pcs => 4
| Gloves 7.0 | 25 Pair | 100 Pair | 98 Pair | 27 Pair => 27
=| Grand Total | | | | 
`,
      },
    ],
  },
  {
    name: 'busy-batch-page',
    origin: 'busy',
    kind: 'drugs',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| JAI AMBE TRADERS
#| Batch-wise Stock Status
#| As on 21-11-2026


C| . | name | batch | . | expiry | price | stock
H| S. No. | Item | Batch No. | Mfg. Date | Exp. Date | M.R.P. | Qty.
| 1. | Acnestal Gel 15g | AG114 | 01-06-2026 | 31-05-2028 | 165.00 | 6
| 2. | Benzac AC 2.5% | BAC7 | 01-02-2026 | 31-01-2028 | 318 | 3
| 3. | Clindac-A Gel | CA55 | 01-08-2026 | 31-07-2028 | 209.30 | 8
| 4. | Deriva CMS | DC91 | 01-03-2026 | 28-02-2028 | 342.65 | 2
| 5. | Elosone HT | EH03 | 01-04-2026 | 31-03-2028 | 185.5 | 5
=| | Totals | | | | | 24
`,
      },
    ],
  },
  {
    name: 'shop-program-template',
    origin: 'program',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Items',
        lines: `
C| name | . | hsn | price | cost | . | stock | . | rack | gst | .
H| Item name* | Item code | HSN | Sale price | Purchase price | Discount Type | Current stock quantity | Minimum stock quantity | Item Location | Tax Rate | Inclusive Of Tax
| Cotton 100g | C100 | 30059040 | 65 | 48.5 | Percentage | 12 | 5 | S1 | 12 | Yes
| Digital Thermometer | DT1 | 90251180 | 199 | 120 | Percentage | 4 | 2 | S1 | 18 | Yes
| Hot Water Bag | HWB | 40149010 | 349.00 | 210 | Percentage | 2 | 1 | S2 | 18 | Yes
| Micropore 1" | MP1 | 30051090 | 72 | 51.2 | Percentage | 15 | 5 | S2 | 12 | Yes
| N95 Mask | N95 | 63079090 | 45 | 22 | Percentage | 80 | 20 | S3 | 5 | Yes
`,
      },
    ],
  },
  {
    name: 'shop-program-dump',
    origin: 'program',
    kind: 'drugs',
    format: 'csv-bom',
    sheets: [
      {
        name: 'dump',
        lines: `
#| Report: | Live stock
#| Branch: | Clinic pharmacy
#| Printed by: | admin
C| . | name | . | batch | expiry | stock | cost | . | price | .
H| Barcode | Product Description | Cat | Batch Code | Valid Upto | Live Stock | Unit Cost | Margin | Retail Price | Last Sold
| 8901148233010 | "Econorm Sachet, 250mg" | OTC | EN1 | 12-2027 => 2027-12 | 24 | 33.1 | 28.5% | 46.30 | 2026-11-19
| 8901296034118 | Febrex Plus Drops | RX | FP-7 | 06-2028 => 2028-06 | 9 | 61.10 | 28.5% | 85.5 | 2026-11-20
| 8901117182910 | Gelusil ⏎Sugar Free | OTC | GS091 | 04-2028 => 2028-04 | 7 | 97 | 28% | 135.00 | 2026-11-11
| 8904091123450 | Hifenac-P | RX | HP0021 | 11-2027 => 2027-11 | 40 | 62.4 | 28% | 87.35 | 2026-11-21
`,
      },
    ],
  },
];
