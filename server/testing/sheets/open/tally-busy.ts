import type { SheetCase } from '../sheet-case.ts';

/** Reports of Tally and Busy, and a pharmacy program's own export. */
export const TALLY_BUSY: readonly SheetCase[] = [
  {
    name: 'tally-batch-summary',
    origin: 'tally',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Stock Summary',
        merged: true,
        lines: `
#| City Care Clinic Pharmacy
#| Stock Summary
#| 1-Apr-26 to 20-Nov-26

C| name | batch | expiry | stock | price
H| Particulars | Batch / Lot | Expiry Date | Closing Qty | MRP
%| Primary
| Amlong 5mg Tab | AML-2234 | 31-May-27 => 2027-05-31 | 40 Strip => 40 | {n 51.2 : "₹"0.00}
| Azithral 500 | AZ9912 | 30-Jun-28 => 2028-06-30 | 12 Strip => 12 | {n 132.4 : "₹"0.00}
| Betnovate-N Cream | BN112 | 31-Oct-27 => 2027-10-31 | 8 Tube => 8 | {n 68 : "₹"0.00}
| Dexorange Syrup | DX4001 | 28-Feb-27 => 2027-02-28 | 5 Btl => 5 | {n 187.55 : "₹"0.00}
| Insulin Glargine (Basalog) | BSG77 | 31-Mar-27 => 2027-03-31 | 3 Nos => 3 | {n 1490 : "₹"#,##0.00}
=| Grand Total | | | 68 | 
`,
      },
    ],
  },
  {
    name: 'tally-price-level',
    origin: 'tally',
    kind: 'drugs',
    format: 'xls',
    purpose: 'prices',
    sheets: [
      { name: 'Cover', lines: `#| Price list prepared for clinic counter` },
      {
        name: 'Price List',
        lines: `
#| Price Level: Retail
#| Applicable From: 1-Nov-2026
C| . | name | . | cost | price
H| Sl. No. | Name of Item | Unit | Cost Price | Selling Price
| 1 | Limcee 500 Orange | STRIP | 14.10 | 24.00
| 2 | Shelcal 500 | STRIP | 91.5 | 131.38
| 3 | Neurobion Forte | STRIP | 32.4 | 45 Rs => 45
| 4 | Volini Gel 30g | TUBE | 96 | Rs. 135.00 => 135
| 5 | Electral Powder | PKT | 15.2 | "22.57"
| 6 | Burnol Cream 20g | TUBE | 48 | - => !missing
`,
      },
    ],
  },
  {
    name: 'busy-stock-status',
    origin: 'busy',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Stock Status',
        lines: `
#| VARDHMAN MEDICARE
#| Stock Status (All Items)
#| As on : 18-11-2026
#| Material Centre : Main Store

C| . | name | . | stock | price | .
H| S.No. | Item Details | Unit | Cl. Qty. | Price | Amt.
| 1 | ACTRAPID HM 40IU | Vial | 4.00 | 182.10 | 728.40
| 2 | BANDAGE CREPE 10CM | Pcs | 16 | 260 | 4160
| 3 | CLOPILET 75 | Strip | 22 | 105.4 | 2318.80
| 4 | DULCOLAX 5MG | Strip | 31 | 13.35 | 413.85
| 5 | DYTOR 10 | Strip | - | 62.00 | 0
| 6 | ENO SACHET LEMON | Pcs | 120 | 10 | 1200
=| | Total | | 193 | | 8821.05
`,
      },
    ],
  },
  {
    name: 'busy-item-list-page',
    origin: 'busy',
    kind: 'drugs',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| VARDHMAN MEDICARE
#| List of Items
C| name | . | . | hsn | gst | cost | price | stock
H| Item Name | Alias | Group | HSN/SAC | Tax | Purc. Price | M.R.P. | Stock
| Folvite 5mg | FOL | Vitamins | 30045010 | 12% | 48.10 | 72.80 | 18
| Glycomet GP 1 | GGP1 | Diabetes | 30049099 | 12% | 84.00 | 119.00 | 26
| Jalra 50 | JAL | Diabetes | 30049099 | 5% | 190.55 | 268.00 | 0
| Hydroheal AM Gel | HYD | Skin | 30049087 | 12% | 121.90 | 172.40 | 4
| Omez D | OMZD | Gastro | 30049039 | 12% | 128.00 | 181.50 | 37
| Zincovit Drops 15ml | ZIN | Vitamins | 21069099 | 18% | 51.00 | 72.00 | 9
=| Grand Total | | | | | | | 94
`,
      },
    ],
  },
  {
    name: 'pharmacy-program-dump',
    origin: 'program',
    kind: 'drugs',
    format: 'csv',
    sheets: [
      {
        name: 'export',
        lines: `
C| . | name | generic | manufacturer | . | pack | batch | expiry | stock | . | price | cost | hsn | gst | rack
H| item_code | item_name | generic_name | mfr_name | schedule | pack_size | batch_no | expiry_date | current_stock | reorder_level | mrp | purchase_rate | hsn_code | gst_percent | rack_no
| 10021 | Amaryl 1mg Tab | Glimepiride 1mg | Sanofi | H | 30 | AMR21 | 2027-05-31 => 2027-05-31 | 60 | 20 | 172.50 | 131.2 | 30049099 | 12 | A-12
| 10022 | Atorva 10 | Atorvastatin 10mg | Zydus | H | 15 | ATV771 | 2028-01-31 => 2028-01-31 | 45 | 15 | 88.35 | 63.10 | 30049099 | 12 | A-13
| 10023 | Cough Syrup "Kofarest", 100 ml | Ambroxol + Terbutaline | Centaur | H | 1 | KF09 | 2027-09-30 => 2027-09-30 | 14 | 5 | 118 | 84.3 | 30049099 | 12 | S-2
| 10024 | Lantus Solostar | Insulin Glargine 100IU/ml | Sanofi | H | 1 | LS3391 | 2026-12-31 => 2026-12-31 | 2 | 2 | 1683.68 | 1290 | 30043110 | 5 | FRIDGE
| 10025 | Dettol Liquid 60ml | Chloroxylenol | Reckitt |  | 1 | | => | 9 | 3 | 41 | 33 | 38089400 | 18 | C-1
`,
      },
    ],
  },
];
