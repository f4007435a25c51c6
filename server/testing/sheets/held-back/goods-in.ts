import type { SheetCase } from '../sheet-case.ts';

/** Invoices and challans of suppliers. */
export const GOODS_IN: readonly SheetCase[] = [
  {
    name: 'invoice-bonus-column',
    origin: 'invoice',
    kind: 'drugs',
    format: 'xls',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Bill',
        lines: `
#| S K TRADERS | | | | | | GST INVOICE
#| DL NO: MH-20B-11111 | | | | | | CREDIT
#| M/s Sunrise Clinic | | | | | | Inv: SK/4410
#|  | | | | | | Dt: 20/11/26

C| stock | free | name | pack | hsn | batch | expiry | price | cost | . | . | .
H| Qty. | Bonus | Product Name | Pack | HSN | Batch No. | Expiry | M.R.P. | P.T.R. | SGST | CGST | Net Amt
| 10 | 1 | AVOMINE | 10 TAB | 30049099 | AV-225 | 05/28 | 64.40 | 46.00 | 6.00 | 6.00 | 515.20
| 5 | - | BUDATE 200 | 30 CAP | 30049099 | BU33 | 01/28 | 301.5 | 215.36 | 6.00 | 6.00 | 1206.02
| 24 | 6 | CYCLOPAM SUSP | 60 ML | 30049099 | CS09 | 11/27 | 58.9 | 42.07 | 6.00 | 6.00 | 1130.84
| 3 | 0 | DEXOLAC 1 | 400 GM | 19011010 | DX1K | 08/27 | 460 | 410.71 | 9.00 | 9.00 | 1453.91
=| 42 | 7 | TOTAL | | | | | | | 205.63 | 205.63 | 4305.97
#| Amount in words : Four Thousand Three Hundred Six Only
#| For S K TRADERS
`,
      },
    ],
  },
  {
    name: 'invoice-scheme-in-quantity',
    origin: 'invoice',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| . | name | pack | batch | expiry | price | . | stock | cost | gst
H| # | Item & Description | UOM | Batch | Exp | MRP | Disc.% | Qty | Purchase Rate | GST%
| 1 | LEVOFLOX 500 | 10 TAB | LF500 | 06/28 | 94.20 | 0 | 10+2 => 12 | 61.10 | 12%
| 2 | MUCINAC 600 | 10 TAB | MC6 | 10/27 | 268.40 | 5 | 15 | 182.35 | 12%
| 3 | NORMAXIN | 10 TAB | NX77 | 09/27 | 127.5 | 5 | 20 + 1 => 21 | 86.7 | 12%
| 4 | OSTEOFOS 35 | 4 TAB | OF35 | 02/29 | 164 | 0 | 6 | 111.5 | 12%
| 5 | PRUVICT 2 | 10 TAB | PV2 | 04/28 | 398 | 0 | 3 | 270.64 | 12%
=| | Total | | | | | | 54+3 | | 
`,
      },
    ],
  },
  {
    name: 'invoice-accounts-without-mrp',
    origin: 'tally',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    known: true,
    sheets: [
      {
        name: 'Accounting Voucher',
        merged: true,
        lines: `
#| Tax Invoice
#| Vardhman Medicare
#| Invoice No. VM/1120

C| . | name | hsn | gst | stock | cost | . | .
H| Sl | Description of Goods | HSN/SAC | GST Rate | Quantity | Rate | per | Amount
| 1 | Disposable Syringe 5ml | 90183100 | 12% | 100 Nos => 100 | 4.20 | Nos | 420.00
| 2 | Examination Gloves M | 40151100 | 12% | 5 Box => 5 | 310 | Box | 1550.00
| 3 | IV Cannula 22G | 90183990 | 12% | 50 Nos => 50 | 38.5 | Nos | 1925.00
| 4 | Spirit 500ml | 22072000 | 18% | 6 Btl => 6 | 92.1 | Btl | 552.60
=| | Output CGST | | | | | | 278.56
=| | Output SGST | | | | | | 278.56
=| | Total | | | 161 | | | 5004.72
`,
      },
    ],
  },
  {
    name: 'invoice-text-file',
    origin: 'invoice',
    kind: 'drugs',
    format: 'csv-semicolon',
    purpose: 'delivery',
    sheets: [
      {
        name: 'data',
        lines: `
C| . | name | . | manufacturer | pack | stock | free | . | price | cost | batch | expiry | gst | hsn
H| Bill_No | Prod_Name | Prod_Code | Comp | Pack | Billed_Qty | Free_Qty | Disc | M_R_P | P_T_R | Batch_No | Exp_Date | GST_Per | HSN_Code
| A/771 | RANTAC 150 | R150 | JBCPL | 30S | 12 | 0 | 0 | 44.82 | 32.01 | RN51 | 2028-04-30 => 2028-04-30 | 12 | 30049099
| A/771 | SUPRADYN; DAILY | S01 | BAYER | 15S | 10 | 2 | 0 | 55.9 | 41.5 | SD12 | 2027-12-31 => 2027-12-31 | 18 | 21069099
| A/771 | TAXIM 1GM INJ | T1 | ALKEM | VIAL | 20 | 0 | 5 | 38.3 | 27.36 | TX7 | 2028-06-30 => 2028-06-30 | 12 | 30042019
| A/771 | UDILIV 300 | U3 | ABBOTT | 15S | 6 | 0 | 0 | 742.1 | 530.07 | UD9 | 2028-01-31 => 2028-01-31 | 12 | 30049099
`,
      },
    ],
  },
  {
    name: 'challan-saved-page',
    origin: 'invoice',
    kind: 'drugs',
    format: 'html-as-xls',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| PURCHASE ENTRY
#| Supplier: RAJ AGENCY, Bill: 9981, Date: 18/11/2026
C| . | name | batch | expiry | stock | . | cost | price | .
H| Line | Item | Lot No. | Exp. Dt. | Recd. Qty | Rej. Qty | Purch. Rate | MRP Rate | Line Total
| 1 | Evict Gel | EG1 | 07/2028 | 6 | 0 | 81.2 | 114.00 | 487.20
| 2 | Fourderm Cream | FD-8 | 12/2027 | 12 | 0 | 91.5 | 128.4 | 1098.00
| 3 | Gelofusine | GF77 | 03/2028 | 4 | 0 | 402.1 | 563 | 1608.40
| 4 | Hexidine Mouthwash | HM3 | 09/2028 | 10 | 0 | 104 | 146.5 | 1040.00
=| | Bill Total | | | 32 | | | | 4233.60
`,
      },
    ],
  },
];
