import type { SheetCase } from '../sheet-case.ts';

/** The other half of the fifth trial: scored once, after the reader was mended with the first. */
export const FIFTH_DRUGS_TWO: readonly SheetCase[] = [
  {
    name: 'fifth-phone-emoji',
    origin: 'phone',
    kind: 'drugs',
    format: 'csv-bom',
    sheets: [
      {
        name: 'g',
        lines: `
C| . | name | . | price | stock | expiry
H| Timestamp | Medicine name? | Added by | Price of 1 (₹) | How many left? | Expiry (MM/YY)
| 20/11/2026 10:14:22 | Sinarest | Neha | 6.2 | 30 | 08/27
| 20/11/2026 10:15:40 | Alex cough syrup 100ml | Neha | ₹ 148 => 148 | 3 bottles => 3 | 02 / 28 => 2028-02
| 20/11/2026 10:17:03 | Avomine | Neha | 5.05 | 12 tabs => 12 | Aug'27 => 2027-08
| 20/11/2026 10:19:55 | Burnol 20g | Imran | Rs. 76 => 76 | 2 tubes => 2 | 11/27
| 20/11/2026 10:22:31 | Digene gel mint | Imran | 152.50 | 4 | 1/28 => 2028-01
| 20/11/2026 10:24:08 | Flexon MR | Imran | 4.9 | half strip => !not a number | 03/28
| 20/11/2026 10:26:47 | Vicks inhaler | Imran | 65/- => 65 | 5 | no expiry =>
`,
      },
    ],
  },
  {
    name: 'fifth-invoice-split-tax',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Tax Invoice',
        merged: true,
        lines: `
#| MAHALAXMI PHARMA DISTRIBUTORS
#| TAX INVOICE (CREDIT)
#| GSTIN : 27ABCFM1234Q1Z5 | | | | DL No : 20B/21B-MH-112233
#| Invoice No. MPD/26-27/3319 | | | | Date : 23/11/2026
#| Billed to : Arogya Clinic, Nashik
C| . | name | hsn | pack | batch | expiry | stock | free | price | cost | . | . | . | . | . | .
H| Sr. | Description of Goods | HSN | Pack | Batch | Exp. | Qty | Sch. | MRP | Rate | Disc | Taxable | CGST | | SGST |
H| No. | | Code | | No. | Date | | Qty | | | % | Value | % | Amt | % | Amt
| 1 | PAN-D CAP | 30049099 | 15'S | PD6123 | 08/28 | 20 | 2 | 218.00 | 155.71 | 0 | 3114.20 | 2.5 | 77.86 | 2.5 | 77.86
| 2 | MONTEK LC KID SYP | 30049099 | 60ML | ML22 | 01/28 | 10 | 1 | 104.00 | 74.29 | 0 | 742.90 | 2.5 | 18.57 | 2.5 | 18.57
| 3 | AUGMENTIN DDS | 30041030 | 30ML | AD31 | 06/27 | 6 | | 183.50 | 131.07 | 5 | 747.10 | 2.5 | 18.68 | 2.5 | 18.68
| 4 | ZINCOVIT TAB | 30045020 | 15'S | ZV88 | 11/28 | 15 | 1 | 110.00 | 78.57 | 0 | 1178.55 | 2.5 | 29.46 | 2.5 | 29.46
| 5 | LIMCEE 500 | 30045036 | 15'S | LC500 | 05/28 | 40 | 4 | 25.30 | 18.07 | 0 | 722.80 | 2.5 | 18.07 | 2.5 | 18.07
=| | TOTAL | | | | | 91 | 8 | | | | 6505.55 | | 162.64 | | 162.64
=| | | | | | | | | | | | Grand Total | | 6830.83 | |
#| Rupees Six Thousand Eight Hundred Thirty One Only
#| Bank : SBI Nashik Road A/c 30123456789 IFSC SBIN0000432
#| Goods once sold will not be taken back. Subject to Nashik jurisdiction.
`,
      },
    ],
  },
  {
    name: 'fifth-racks-continued-ods',
    origin: 'hospital',
    kind: 'drugs',
    format: 'ods',
    sheets: [
      {
        name: 'Ginti',
        hiddenRows: [6],
        lines: `
#| Physical verification 19-Nov-2026
C| name | form | batch | expiry | . | stock | price
H| Name | Type | Batch | Expiry | Book qty | Actual qty | MRP each
%| Rack 1 - Tablets
| Telma 40 | Tab | TM8821 | {2028-05-31 mmm yyyy} | 60 | 58 | 7.93
| => Telma 40 | Tab | TM8907 | {2028-10-31 mmm yyyy} | 30 | 30 | 7.93
| Stamlo 5 | Tab | ST55 | {2027-12-31 mmm yyyy} | 90 | 92 | 3.4
| Glycomet 850 | Tab | GL85 | Jan 28 => 2028-01 | 100 | 100 | 3.1
%| Rack 2 - Drops and ointments
| Moxiflox eye drop | Drops | MX5 | 30/06/2027 | 6 | 5 | 142
| Soframycin | Oint | SF30 | {2028-02-29 mmm yyyy} | 4 | 4 | 61.5
| => Soframycin | Oint | SF31 | {2028-07-31 mmm yyyy} | 2 | 3 | 61.5
=| Total | | | | 292 | 292 |
#| Difference explained in register page 44
`,
      },
    ],
  },
  {
    name: 'fifth-stock-and-sale',
    origin: 'retailgraph',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Report',
        lines: `
#| Stock & Sales Statement From 01-Nov-26 To 24-Nov-26
#| Division : All
C| name | pack | . | . | . | . | stock | price | .
H| Product | Pack | Op. | Pur. | Sale | Ret. | Cl. | MRP | Cl.
H| Name | | Bal | Qty | Qty | Qty | Bal | | Value
%| Mfr : INTAS PHARMA
| Lametec 50 | 1x10 | 8 | 10 | 6 | 0 | 12 | 92.40 | 1108.80
| Levepsy 500 | 1x15 | 20 | 0 | 11 | 1 | 10 | 187.50 | 1875.00
| Zoryl M 1 | 1x15 | 30 | 30 | 28 | 0 | 32 | 101.25 | 3240.00
=| Mfr Total | | 58 | 40 | 45 | 1 | 54 | | 6223.80
%| Mfr : TORRENT
| Dytor 10 | 1x15 | 14 | 0 | 9 | 0 | 5 | 77.85 | 389.25
| Nexpro RD 40 | 1x15 | 11 | 20 | 14 | 0 | 17 | 268.00 | 4556.00
| Losar H | 1x15 | 25 | 0 | 25 | 0 | 0 | 142.00 | 0.00
=| Mfr Total | | 50 | 20 | 48 | 0 | 22 | | 4945.25
=| Grand Total | | 108 | 60 | 93 | 1 | 76 | | 11169.05
`,
      },
    ],
  },
  {
    name: 'fifth-indent-second-sheet',
    origin: 'hospital',
    kind: 'drugs',
    format: 'xlsb',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Covering letter',
        lines: `
#| To, The Store In-charge
#| Kindly find enclosed the list of medicines issued on 22.11.2026.
#| Total items | 5
`,
      },
      {
        name: 'Annexure A',
        merged: true,
        lines: `
#| ANNEXURE 'A'
C| . | name | . | batch | expiry | stock | cost | price
H| Sl. No. | Nomenclature | A/U | Batch No. | DOE | Qty Issued | Rate (Rs) | MRP (Rs)
| 1 | Tab Aspirin 75 mg | No. | AS751 | 46873 => 2028-04-30 | 500 | 0.21 | 0.4
| 2 | Cap Amoxycillin 500 mg | No. | AX09 | {2027-10-31 mm/yyyy} | 300 | 2.85 | 5.1
| 3 | Inj Dexamethasone 2 ml | Vial | DX4 | 12/2027 | 50 | 5.6 | 9.9
| 4 | IV RL 500 ml | Bott | RL71 | Jun-2028 => 2028-06 | 40 | 21.4 | 46
| 5 | Oint Neosporin 15 g | Tube | NS15 | 31.01.2028 => 2028-01-31 | 10 | 58.2 | 92.75
=| | Total | | | | 900 | |
#| Signature of MO i/c
`,
      },
    ],
  },
  {
    name: 'fifth-price-list-companies',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'csv-semicolon-1252',
    purpose: 'prices',
    sheets: [
      {
        name: 'l',
        lines: `
#| GUPTA DRUG HOUSE – RATE LIST W.E.F. 15.11.2026
C| name | pack | . | cost | price
H| ITEM NAME | PACKING | PTS | PTR | NEW MRP
%| ** LUPIN **
| GLUCONORM G1 | 15's | 96,43 => | 107.14 | 150.00
| TONACT 10 | 15's | 61.07 | 67.86 | 95.00
| RABLET 20 | 15's | 109.29 | 121.43 | 170.00
%| ** DR. REDDY’S **
| OMEZ 20 | 20's | 41.14 | 45.71 | 64.00
| STAMLO BETA | 15's | 104.14 | 115.71 | 162.00
| NISE 100 | 15's | 73.93 | 82.14 | 115.00
| RAZO D | 15's | 135.00 | 150.00 | on request => !not a number
#| * MRP inclusive of all taxes – rates net
`,
      },
    ],
  },
];
