import type { SheetCase } from '../sheet-case.ts';

/** Data files that billing programs exchange, and forms of lists for special trades. */
export const PROGRAM_FILES: readonly SheetCase[] = [
  {
    name: 'file-with-record-types',
    origin: 'program',
    kind: 'drugs',
    format: 'csv',
    purpose: 'delivery',
    sheets: [
      {
        name: 'file',
        lines: `
#| H | MediBill | 1.0 | INV-00231 | 18/11/2026 | Credit | 30 | CITY CARE CLINIC
C| . | . | name | batch | expiry | . | pack | . | stock | free | cost | . | price | gst | . | manufacturer | hsn
H| TH | Product Code | Product Name | Batch | Expiry | EntryType | Packing | ItemPerPack | Qty | Free | Rate | PTR | MRP | TaxPerc | TotalAmount | Manufacturer.Name | HSN
| T | 001 | TENOVATE CREAM 30G | TNV77 | 05/2028 | SAL | 30G | 1.00 | 10.00 | 2.00 | 61.70 | 61.70 | 88.90 | 12.000 | 617.00 | GSK | 30049099
| T | 014 | VITCOFOL INJ 10ML | VC0912 | 02/2028 | SAL | 10ML | 1.00 | 5.00 | 0.00 | 48.1 | 48.1 | 70.00 | 12.000 | 240.50 | FDC | 30045090
| T | 022 | WARF 5 | WF51 | 10/2027 | SAL | 30'S | 30.00 | 4.00 | 0.00 | 52.5 | 52.50 | 76.86 | 12.000 | 210.00 | CIPLA | 30049099
| T | 109 | XYLOCAINE 2% JELLY | XJ2209 | 08/2028 | SAL | 30G | 1.00 | 12.00 | 1.00 | 27 | 27.00 | 39.7 | 12.000 | 324.00 | ZYDUS | 30049099
=| F | 4 | 1391.50 | 166.98 | 1558.48
`,
      },
    ],
  },
  {
    name: 'file-without-headings',
    origin: 'marg',
    kind: 'drugs',
    format: 'csv',
    purpose: 'delivery',
    sheets: [
      {
        name: 'file',
        lines: `
#| H | 1 | GC20411 | 08112026 | | 00000000 | 06-HARYANA | 0 | CITY HOMOEO CLINIC
C| . | . | manufacturer | . | name | pack | . | batch | expiry | . | price | stock | free | cost | . | gst
~| T | OIF | SBL (DILUTION) | "0001973" | SBL ARNICA MONT 200 | 30ML | | N5 | 00000000 => | 5 | 130 | 71 | 0 | 64 | 4544 | 5
~| T | OIF | SBL (DILUTION) | "0001972" | SBL ARNICA MONT 30 | 30ML | | N5 | 00000000 => | 5 | 110 | 44 | 0 | 64 | 2816 | 5
~| T | OIF | SBL (DROPS) | "0002210" | SBL ALFALFA TONIC | 115ML | | A19 | 00000000 => | 5 | 150 | 12 | 0 | 88 | 1056 | 12
=| F | 46271 | 51477.28 | 0 | 0 | 0 | 2203.37
`,
      },
    ],
  },
  {
    name: 'rough-estimate',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Table 1',
        merged: true,
        lines: `
#| M/s SUNRISE CLINIC | | | ROUGH ESTIMATE | | Estimate No.: E004512
C| . | name | stock | price | cost | .
H| S.No. | Product | Qty. | M.R.P. | Rate | Amount
| 1 | BABY FORMULA STAGE 1 400g | 2 | 460.00 | 404.80 | 809.60
| 2 | INFANT FORMULA TOTAL COMFORT 350G | 1 | 720.00 | 633.60 | 633.60
| 3 | ORS SACHET ORANGE 21G | 100+20 => 120 | 10.00 | 8.75 | 875.00
| 4 | HERBAL HAIR OIL RS.180 | 3 | 160.00 | 140.80 | 422.40
=| | | | | TOTAL C/F | 2740.60
#| Continued ...2
#| Page No...2
H| S.No. | Product | Qty. | M.R.P. | Rate | Amount
=| | | | TOTAL B/F | | 2740.60
| 5 | COTTON PADS XL | 5+1 => 6 | 120.00 | 105.60 | 528.00
| 6 | COTTON PADS XL (NEW) | 6 | 145.00 | 127.6 | 765.60
| 7 | GRANDPA'S BALM 25G | 2 | 55 | 48.40 | 96.80
=| | | | | SUB TOTAL | 4131.00
=| | | | | Roundoff | 0.00
=| | | | | GRAND TOTAL | 4131.00
#| Rs. Four Thousand One Hundred and Thirty One only
#| For More Orders Please Contact:-
#| 1:- 9000000010
`,
      },
    ],
  },
  {
    name: 'homoeopathic-potencies',
    origin: 'company',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Dilutions',
        lines: `
C| . | name | strength | pack | manufacturer | price | stock
H| SKU | Medicine | Potency | Size | Brand | MRP | Qty
| 104A59 | Arnica montana | 6 | 11ml | Schwabe | 95 | 12
| 105A59 | Arnica montana | 30 | 11ml | Schwabe | 95 | 20
| 106A59 | Arnica montana | 200 | 11ml | Schwabe | 110 | 8
| 100B08 | Belladonna | CM | 11ml | Schwabe | 240 | 2
| 103B08 | Belladonna | 3X | 11ml | Schwabe | 95 | 6
| 1QC14 | Calendula officinalis | Q | 30ml | SBL | 135 | 9
| 1QC14L | Calendula officinalis | Q | 100ml | SBL | 340.5 | 3
`,
      },
    ],
  },
  {
    name: 'file-run-together-headings',
    origin: 'program',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'in',
        lines: `
C| . | . | . | name | hsn | batch | . | stock | free | . | expiry | . | price | cost | . | .
H| BillngDoc | DocDate | LineItemNo | ItemDes | HSNCode | BatchNo | UOM | BatchQnt | FreeSale | MfgDate | ExpDate | ExcRate | MRP | PTR | SalesAmnt | NetAmt
| 9012281 | {2026-11-18 dd-mm-yyyy} | 10 | ACTIBILE 300 TAB 10S | 30049099 | 52600911 | STR | 20 | 2 | {2026-04-01 dd-mm-yyyy} | {2028-03-31 dd-mm-yyyy} | 0 | 574.2 | 410.14 | 8202.8 | 9187.14
| 9012281 | {2026-11-18 dd-mm-yyyy} | 20 | BIO-D3 PLUS CAP 15S | 21069099 | 52601022 | STR | 30 | 0 | {2026-05-01 dd-mm-yyyy} | {2027-10-31 dd-mm-yyyy} | 0 | 361.55 | 274.57 | 8237.1 | 9719.78
| 9012281 | {2026-11-18 dd-mm-yyyy} | 30 | CTD-T 12.5/40 TAB 15S | 30049079 | 52600733 | STR | 15 | 0 | {2026-02-01 dd-mm-yyyy} | {2028-01-31 dd-mm-yyyy} | 0 | 245 | 175 | 2625 | 2940
| 9012281 | {2026-11-18 dd-mm-yyyy} | 40 | DERMADEW SOAP 125G | 34011190 | "0044120" | PC | 12 | 1 | {2026-06-01 dd-mm-yyyy} | {2029-05-31 dd-mm-yyyy} | 0 | 275 | 196.4 | 2356.8 | 2781.02
`,
      },
    ],
  },
];
