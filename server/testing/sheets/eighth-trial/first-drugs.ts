import type { SheetCase } from '../sheet-case.ts';

/** Drugs, first half: written before the reader was seen, and used to mend it. */
export const EIGHTH_DRUGS_ONE: readonly SheetCase[] = [
  {
    name: 'eighth-order-form-with-scheme',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'prices',
    sheets: [
      {
        name: 'Order Form',
        merged: true,
        lines: `
#| SRI BALAJI DRUG HOUSE
#| Order form cum price list w.e.f. 01.11.2026 - rates subject to change
#| Party Name: ______________      Date: __________
C| . | name | pack | manufacturer | price | cost | . | gst | .
H| S.No | Product Description | Packing | Mfg By | M.R.P. | P.T.R. | Scheme | GST % | Order Qty
%| | ANALGESICS | | | | | | |
| 1 | Zerodol-SP Tab | 1x10 | IPCA | 128.00 | 91.43 | 10+1 | 5 |
| 2 | Ultracet Tab | 1x15 | J&J | 289.40 | 206.71 | Nett | 5 |
| 3 | Voveran SR 100 | 1x15 | NOVARTIS | "Rs. 198.15" => 198.15 | "Rs. 141.54" => 141.54 | 9+1 | 5 |
%| | COUGH & COLD | | | | | | |
| 4 | Ascoril LS Syp | 100ml | GLENMARK | 132 | 94.29 | Nett | 5 |
| 5 | Sinarest Tab | 1x15 | CENTAUR | 84.5 | 60.36 | 20+3 | 5 |
| 6 | Alex Cough Drops | 1x20 | GLENMARK | 60 | 45.76 | - | 18 |
#| * Expiry & breakage not covered. Cheques in favour of Sri Balaji Drug House
#| Order booking: 98440 11223 / 98440 11224
`,
      },
    ],
  },
  {
    name: 'eighth-tally-part-numbers',
    origin: 'tally',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Stock Summary',
        lines: `
#| Shree Medical & General Stores
#| Stock Summary
#| 1-Apr-26 to 20-Nov-26
C| name | . | stock | cost | .
H| Particulars | Part No. | Closing Balance | |
H| | | Quantity | Rate | Value
%| Injections | | | | {n 4120.4 : #,##0.00}
| Inj Monocef 1g | MC1 | "42 Vial" => 42 | {n 61.2 : 0.00} | {n 2570.4 : #,##0.00}
| Inj Pantop 40 | PT40 | "31 Vial" => 31 | {n 50 : 0.00} | {n 1550 : #,##0.00}
%| Tablets | | | | {n 5307.5 : #,##0.00}
| Tab Ecosprin 75 | ES75 | "150 Strip" => 150 | {n 4.85 : 0.00} | {n 727.5 : #,##0.00}
| Tab Telma 40 | TL40 | "18 Strip" => 18 | {n 210 : 0.00} | {n 3780 : #,##0.00}
| Tab Shelcal 500 | SH5 | "8 Strip" => 8 | {n 100 : 0.00} | {n 800 : #,##0.00}
=| Grand Total | | "249" | | {n 9427.9 : #,##0.00}
`,
      },
    ],
    known: true,
  },
  {
    name: 'eighth-erp-dump-packed-dates',
    origin: 'pharmacy program',
    kind: 'drugs',
    format: 'csv',
    sheets: [
      {
        name: 'dump',
        lines: `
C| . | name | . | batch | expiry | stock | price | cost | hsn | gst | rack
H| ITEM_CODE | ITEM_DESC | UOM | BATCH_NO | EXP_DATE | CL_STOCK | MRP | P_RATE | HSN_CODE | TAX_PER | LOCATION
| 100231 | GLYCOMET GP 2 TAB | STRIP | GG2611 | "20280331" => 2028-03-31 | 24 | 182.50 | 130.36 | 30049099 | 5 | A-12
| 100232 | THYRONORM 50 MCG | BTL | TN5077 | "20270930" => 2027-09-30 | 12 | 164.90 | 117.79 | 30043911 | 5 | A-13
| 100240 | DERIPHYLLIN RETARD 150 | STRIP | DR150X | "20280131" => 2028-01-31 | 36 | 31.20 | 22.29 | 30049099 | 5 | B-01
| 100251 | ENO LEMON SACHET 5GM | PCS | | | 110 | 10.00 | 8.20 | 30049099 | 12 | F-02
| 100263 | BETADINE OINT 20G | TUBE | BT20G4 | "20270531" => 2027-05-31 | 9 | 128.00 | 91.43 | 30049087 | 5 | F-04
| 100270 | LIV 52 DS TAB | BTL | L52DS | "20290228" => 2029-02-28 | 14 | 210.00 | 157.50 | 30049011 | 5 | C-09
`,
      },
    ],
  },
  {
    name: 'eighth-tamil-headings',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'மருந்து',
        lines: `
#| அருள் கிளினிக் – மருந்து இருப்பு
C| . | name | batch | expiry | stock | price
H| வ.எண் | மருந்தின் பெயர் (Medicine) | Batch | Expiry | இருப்பு (Stock) | விலை (MRP)
| 1 | Paracetamol 500 mg | PC51 | 04/28 | 300 | 1.10
| 2 | Cetirizine 10 mg | CZ10 | 11/27 | 180 | 2.20
| 3 | Amoxicillin 500 cap | AM52 | 07/27 | 90 | 8.75
| 4 | ORS பாக்கெட் | OR12 | 01/29 | 45 | 21.50
| 5 | Ranitidine 150 | RN15 | 02/27 => 2027-02 | 60 | 1.35
=| | மொத்தம் | | | 675 |
`,
      },
    ],
  },
  {
    name: 'eighth-purchase-bill-two-taxes',
    origin: 'marg',
    kind: 'drugs',
    format: 'html-as-xls',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Bill',
        lines: `
#| GST INVOICE
#| MAHAVEER PHARMA DISTRIBUTORS, 4/2 NAGARTHPET, BENGALURU  GSTIN 29ABCPM1234K1Z7
#| INVOICE NO. MPD/4471   DATE 18-11-2026   DUE 18-12-2026
C| . | . | name | pack | hsn | batch | expiry | stock | free | price | cost | . | . | . | .
H| SN | MFR | PARTICULARS | PACK | HSN | BATCH | EXP | QTY | FREE | MRP | RATE | DIS% | SGST% | CGST% | AMOUNT
| 1 | ABBOTT | THYRONORM 25MCG TAB | 120'S | 30043911 | TN25K | 9/27 => 2027-09 | 5 | | 152.30 | 108.79 | 0.00 | 2.50 | 2.50 | 543.95
| 2 | CIPLA | ASTHALIN INHALER | 200MD | 30049099 | AI77 | 3/28 => 2028-03 | 10 | 1 | 158.26 | 113.04 | 2.00 | 2.50 | 2.50 | 1107.79
| 3 | SUN | PANTOCID DSR CAP | 15'S | 30049039 | PD15 | 12/27 | 20 | 2 | 235.10 | 167.93 | 0.00 | 2.50 | 2.50 | 3358.60
| 4 | HIMALAYA | CYSTONE TAB | 60'S | 30049011 | CY60 | 6/29 => 2029-06 | 6 | | 225.00 | 168.75 | 0.00 | 2.50 | 2.50 | 1012.50
=| | | TOTAL | | | | | 41 | 3 | | | | | | 6022.84
=| | | LESS DISCOUNT | | | | | | | | | | | | 22.61
=| | | ADD SGST 150.57 CGST 150.57 | | | | | | | | | | | | 301.14
=| | | NET PAYABLE (ROUNDED) | | | | | | | | | | | | 6301.00
#| Rupees Six Thousand Three Hundred One Only
#| E.&O.E. Subject to Bengaluru jurisdiction
`,
      },
    ],
  },
];
