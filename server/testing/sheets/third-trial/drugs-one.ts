import type { SheetCase } from '../sheet-case.ts';

/** Stock lists and invoices of a third trial, written before the reader was read again. */
export const THIRD_DRUGS_ONE: readonly SheetCase[] = [
  {
    name: 'third-marg-ptr-pts',
    origin: 'marg',
    kind: 'drugs',
    format: 'xls',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Sheet1',
        merged: true,
        lines: `
#| SHREE BALAJI PHARMA DISTRIBUTORS
#| GSTIN: 27AAACS1234A1Z5 D.L.No. 20B/MH/1234
#| Invoice No. A-1045 Date 18/11/2026
C| . | hsn | name | pack | manufacturer | batch | expiry | price | . | cost | stock | free | . | gst | .
H| S.N | HSN | Product Description | Pack | Mfr | Batch | Exp | MRP | PTS | PTR | Qty | Free | Disc% | GST% | Amount
| 1 | 30049099 | AUGMENTIN 625 DUO TAB | 10'S | GSK | AG2201 | 05/28 | 223.42 | 153.2 | 159.59 | 10 | 1 | 0 | 5 | 1595.9
| 2 | 30049099 | PAN D CAP | 15'S | ALKEM | PD77 | May'27 => 2027-05 | 199.00 | 136.4 | 142.14 | 20 | 2 | 0 | 5 | 2842.8
| 3 | 30042019 | AZEE 500 TAB | 5'S | CIPLA | AZ19 | 05 / 27 => 2027-05 | 132.36 | 90.7 | 94.54 | 8 | | 2 | 5 | 756.32
| 4 | 21069099 | ZINCOVIT SYP | 200ML | APEX | ZV5 | 11/27 | 165.00 | 113.1 | 117.86 | 6 | | 0 | 5 | 707.16
=| | | Total | | | | | | | | 44 | 3 | | | 5902.18
=| | | CGST | | | | | | | | | | | | 147.55
=| | | SGST | | | | | | | | | | | | 147.55
=| | | Round Off | | | | | | | | | | | | 0.72
=| | | GRAND TOTAL | | | | | | | | | | | | 6198.00
#| Rupees Six Thousand One Hundred Ninety Eight Only
#| Goods once sold will not be taken back
`,
      },
    ],
  },
  {
    name: 'third-batch-continues',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Stock',
        lines: `
#| Batchwise stock as on 20-11-2026
C| name | batch | expiry | stock | price
H| ITEM | BATCH NO | EXPIRY | QTY | M.R.P
| Calpol 500 | C101 | 03/28 | 100 | 1.02
| => Calpol 500 | C102 | 07/28 | 50 | 1.02
| => Calpol 500 | C103 | NA | 20 | 1.02
| Dolo 650 | D7 | 12/27 | 150 | 2.25
| Ecosprin 75 | E1 | Jan-28 => 2028-01 | 28 | 0.37
| => Ecosprin 75 | E2 | Mar-28 => 2028-03 | 14 | 0.39
=| Total | | | 362 |
`,
      },
    ],
  },
  {
    name: 'third-words-in-cells',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'csv-1252',
    sheets: [
      {
        name: 'a',
        lines: `
C| . | name | stock | expiry | price
H| No | Medicine name | Available | Exp date | Rate (MRP)
| 1 | Crocin Advance | 40 TAB => 40 | May'27 => 2027-05 | 45 Rs => 45
| 2 | Betadine oint. 20g | 6 tubes => 6 | 05 / 27 => 2027-05 | Rs. 118/- => 118
| 3 | ORS sachets | 30 pkt => 30 | Not known => | INR 22.50 => 22.5
| 4 | Gauze – sterile | 12 pcs => 12 | – => | Rs.15 => 15
| 5 | Pantop 40 | 45 Tabs. => 45 | June 2028 => 2028-06 | 9,50 => !comma
| 6 | Emeset 4 | NIL => 0 | 08-2027 => 2027-08 | 5.3
=| | Total items 6 | | |
`,
      },
    ],
  },
  {
    name: 'third-semicolons',
    origin: 'program',
    kind: 'drugs',
    format: 'csv-semicolon',
    sheets: [
      {
        name: 's',
        lines: `
C| . | name | . | pack | hsn | gst | . | cost | price | stock | expiry | batch
H| Item Code | Item Name | Composition | Packing | HSN/SAC | Tax % | Schedule | P.Rate | MRP | Cl.Stk | Exp.Dt | Batch
| T001 | Telma 40 | Telmisartan 40mg | 1x15 | 30049079 | 5 | H | 86.45 | 121.03 | 30 | 31/08/2028 | 8T11
| T002 | Alprax 0.25 | Alprazolam 0.25mg | 1x15 | 30049099 | 5 | H1 | 23.8 | 33.35 | 15 | 30/04/2028 | AL9
| T003 | Thyronorm 50 | Thyroxine 50mcg | 1x120 | 30043919 | 5 | H | 130.1 | 182.1 | 2 | 30/06/2027 | TH5A
| T004 | Volini Spray | Diclofenac | 40 g | 30049069 | 5 | | 121 | 170 | 4 | 31/01/2028 | VS22
`,
      },
    ],
  },
  {
    name: 'third-html-two-tables',
    origin: 'program',
    kind: 'drugs',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Report',
        merged: true,
        lines: `
#| Life Care Chemist
#| Stock Statement 01-11-2026 To 24-11-2026
C| . | name | . | . | . | stock | . | price
H| Sr | Item Name | Op. | Rcpt | Issue | Closing | Cl. Value | MRP
%| TABLETS
| 1 | Amlong 5 | 60 | 30 | 45 | 45 | 121.5 | 2.7
| 2 | Brufen 400 | 100 | 0 | 32 | 68 | 78.2 | 1.15
=| | Sub Total | 160 | 30 | 77 | 113 | 199.7 |
%| SYRUPS
| 3 | Benadryl DR 100ml | 5 | 10 | 4 | 11 | 1441 | 131
| 4 | Delcon Plus 60ml | 3 | 0 | 3 | 0 | 0 | 92.5
=| | Sub Total | 8 | 10 | 7 | 11 | 1441 |
=| | Grand Total | 168 | 40 | 84 | 124 | 1640.7 |
`,
      },
    ],
  },
  {
    name: 'third-hindi',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'ods',
    sheets: [
      {
        name: 'दवा',
        lines: `
#| श्री राम क्लिनिक - दवा सूची
C| . | name | batch | expiry | stock | cost | price
H| क्रमांक | दवा का नाम | बैच नं. | समाप्ति तिथि | मात्रा | खरीद मूल्य | विक्रय मूल्य
| 1 | पैरासिटामोल 500 | P9 | 04/28 | 200 | 0.6 | 1
| 2 | Cetirizine 10 | CZ4 | Aug-27 => 2027-08 | 100 | 0.5 | 1.5
| 3 | ओआरएस | | NA | 25 | 15 | 21
=| | कुल | | | 325 | |
`,
      },
    ],
  },
  {
    name: 'third-pack-prices',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsb',
    purpose: 'prices',
    sheets: [
      {
        name: 'Rates',
        merged: true,
        lines: `
#| NET RATE LIST - NOV 2026
C| name | pack | manufacturer | cost | . | price
H| Brand | Packing | Company | Net Rate | Scheme | M.R.P.(Incl. of all taxes)
%| ANTIBIOTICS
| Taxim-O 200 | 10×10 | Alkem | 68.40 | 10+1 | 109.45
| Monocef 1g inj | vial | Aristo | 36.00 | 5+1 | 63.77
| Norflox TZ | 10x10 | Cipla | 71.1 | - | 113.9
%| GASTRO
| Rantac 150 | strip of 30 | JB | 24.9 | - | 40.8
| Omez 20 | 20x15 | DRL | 38.5 | 9+1 | 61.7
`,
      },
    ],
  },
  {
    name: 'third-second-sheet',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Cover',
        lines: `#| Stock register of Dr Mehta's clinic\n#| Prepared by: Sunita\n#| Date | 22/11/2026`,
      },
      {
        name: 'Pharmacy',
        lines: `

C| . | . | name | form | strength | stock | price | expiry | rack
H| | Sr. No. | Drug Name | Form | Strength | Present stock | Selling price | Expiry | Shelf
| | 1 | Amoxil | Cap | 500 mg | 90 | 7.2 | {2027-09-30 mmm-yy} => 2027-09-30 | A1
| | 2 | Amoxil | Syp | 125 mg/5ml | 7 | 62 | {2027-07-31 dd/mm/yyyy} | A2
| | 3 | Brufen | Tab | 400 mg | 60 | 1.2 | {2028-01-01 mmm-yy} | A1
| | | | | | | | |
| | 4 | Cital | Syp | 100 ml | 5 | 118.5 | Expired => | B3
`,
      },
    ],
  },
  {
    name: 'third-two-in-one-cell',
    origin: 'busy',
    kind: 'drugs',
    format: 'tsv-as-xls',
    sheets: [
      {
        name: 't',
        lines: `
#| BUSY - Stock Status
C| name | . | batch | expiry | stock | . | price
H| Item Details | Unit | Batch | Expiry | Cl. Qty. | Cl. Amt. | Sales Price
| Ascoril LS 100ml | Btl | AS4 | 2028-02 => 2028-02 | 8 Btl => 8 | 944 | 118
| Becosules | Cap | BC1 | 2027-12 => 2027-12 | 100 Cap => 100 | 260 | 2.6
| Combiflam | Tab | CB9 | 2028-05-31 => 2028-05-31 | 60 Tab => 60 | 162 | 2.7
| Digene Gel 200ml | Btl | DG2 | | 3 Btl => 3 | 489 | 163
=| Total | | | | 171 | 1855 |
`,
      },
    ],
  },
  {
    name: 'third-heading-of-two-rows',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Bill',
        merged: true,
        lines: `
#| TAX INVOICE
#| Bill To: Sanjeevani Polyclinic | | | | Inv: SM/2291
C| . | name | hsn | batch | expiry | stock | free | price | cost | . | . | . | . | .
H| Sl | Particulars | HSN | Batch | Exp. | Quantity | | Price | | Taxable | CGST | | SGST |
H| | | Code | No. | Date | Billed | Free | MRP | Rate | Value | % | Amt | % | Amt
| 1 | Foracort 200 Inhaler | 30049099 | FI22 | 10/27 | 5 | 0 | 412.3 | 294.5 | 1472.5 | 2.5 | 36.81 | 2.5 | 36.81
| 2 | Asthalin Resp | 30049099 | AR07 | 02/28 | 10 | 1 | 78.4 | 56 | 560 | 2.5 | 14 | 2.5 | 14
| 3 | Budecort 0.5 | 30043200 | BD61 | 12/27 | 20 | 2 | 24.15 | 17.25 | 345 | 2.5 | 8.63 | 2.5 | 8.63
=| | Net Payable | | | | 35 | 3 | | | 2377.5 | | 59.44 | | 59.44
`,
      },
    ],
  },
];
