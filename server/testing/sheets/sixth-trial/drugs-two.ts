import type { SheetCase } from '../sheet-case.ts';

/** The other half of the sixth trial: scored once, after the reader was mended with the first. */
export const SIXTH_DRUGS_TWO: readonly SheetCase[] = [
  {
    name: 'sixth-zoho-items',
    origin: 'zoho',
    kind: 'drugs',
    format: 'csv',
    sheets: [
      {
        name: 'z',
        lines: `
C| . | name | . | hsn | price | cost | . | stock | . | .
H| Item ID | Item Name | SKU | HSN/SAC | Rate | Purchase Rate | Reorder Level | Stock On Hand | Usage unit | Status
| 182340000001201 | Eltroxin 50 | ELT50 | 30043911 | INR 1.68 => 1.68 | INR 1.21 => 1.21 | 100.00 | "300.00" | tab | Active
| 182340000001207 | Thyronorm 100 | TH100 | 30043911 | INR 2.10 => 2.1 | INR 1.47 => 1.47 | 100.00 | "120.00" | tab | Active
| 182340000001219 | Duphaston 10 | DUP10 | 30043919 | INR 84.35 => 84.35 | INR 60.25 => 60.25 | 10.00 | "20.00" | tab | Active
| 182340000001223 | Regestrone 5 | REG5 | 30043919 | INR 6.42 => 6.42 | INR 4.58 => 4.58 | 30.00 | "0.00" | tab | Active
| 182340000001230 | Mucaine Gel 200 ml | MUC | 30049099 | INR 1,148.00 => 1148 | INR 820.00 => 820 | 2.00 | "3.00" | btl | Active
`,
      },
    ],
  },
  {
    name: 'sixth-marg-expiry-wise',
    origin: 'marg',
    kind: 'drugs',
    format: 'tsv-as-xls',
    sheets: [
      {
        name: 'm',
        lines: `
#| NEW PRAKASH MEDICOSE
#| Near Bus Stand, Sehore (M.P.)
#| BATCH WISE STOCK AS ON 23-11-26
C| name | pack | . | batch | expiry | stock | price | cost | .
H| ITEM DETAILS | PACKING | COMPANY | BATCH | EXP. | STOCK | M.R.P. | PUR.RATE | STK.VALUE
| ACECLO PLUS TAB | 1*10 | ARISTO | ACP611 | 7/27 => 2027-07 | 23 | 74.00 | 52.86 | 1215.78
| AZIFAST 500 TAB | 1*5 | ARISTO | AZF09 | 12/27 | 14 | 132.00 | 94.29 | 1320.06
| => AZIFAST 500 TAB | 1*5 | ARISTO | AZF15 | 5/28 => 2028-05 | 10 | 132.00 | 94.29 | 942.90
| MONTAIR FX TAB | 1*10 | CIPLA | MFX30 | 3/28 => 2028-03 | 8 | 214.00 | 152.86 | 1222.88
| PAN 40 TAB | 1*15 | ALKEM | PN4071 | 10/28 | 31 | 155.50 | 111.07 | 3443.17
| SPASMONIL INJ | 1*2ML | | SPI2 | 2/27 => 2027-02 | 50 | 11.20 | 8.00 | 400.00
| VOLINI SPRAY | 40GM | SUN | VS88 | -- | 3 | 199.00 | 142.14 | 426.42
=| TOTAL ITEMS : 6 | | | | | 139 | | | 8971.21
#| Printed by : ADMIN
`,
      },
    ],
  },
  {
    name: 'sixth-einvoice-lines',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xls',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Sheet1',
        merged: true,
        lines: `
#| KAVERI PHARMA - TAX INVOICE
#| IRN : 5f2b…c19 | | | | | Ack Dt : 22-11-2026
#| Inv No : KP/4471/26-27 | | | | | Inv Dt : 22-11-2026
C| . | name | manufacturer | pack | hsn | batch | expiry | price | stock | free | cost | . | . | gst | .
H| SN | PRODUCT NAME | MFG | PACK | HSN | BATCH | EXPIRY | MRP | QTY | FREE | RATE | DISC | AMOUNT | GST | NET
| 1 | CALPOL 250 SUSP | GSK | 60 ML | 30049069 | CP250 | {2028-02-29 mm/yy} | 42.5 | 24 | 2 | 30.36 | 0 | 728.64 | 5 | 765.07
| 2 | CANDID MOUTH PAINT | GLEN | 25 ML | 30049029 | CMP7 | {2027-11-30 mm/yy} | 128 | 6 | 0 | 91.43 | 3 | 532.12 | 5 | 558.73
| 3 | DEPO MEDROL 40 | PFIZ | 1 ML | 30043200 | DM40X | {2027-08-31 mm/yy} | 89.7 | 10 | 0 | 64.07 | 0 | 640.7 | 5 | 672.74
| 4 | EVION 400 | MERCK | 20'S | 30045050 | EV4 | {2028-06-30 mm/yy} | 83 | 30 | 3 | 59.29 | 0 | 1778.7 | 5 | 1867.64
| 5 | MOOV OINT 30G | RB | 30 G | 30049011 | MV30 | {2028-03-31 mm/yy} | 145 | 5 | 0 | 103.57 | 2 | 507.49 | 5 | 532.86
=| | | | | | | | | 75 | 5 | | | 4187.65 | | 4397.04
=| | | | | | | | | | | | | | SGST | 104.69
=| | | | | | | | | | | | | | CGST | 104.69
=| | | | | | | | | | | | ROUND OFF | | | -0.04
=| | | | | | | | | | | | NET AMOUNT | | | 4397
#| E. & O.E. | | | | | | for KAVERI PHARMA
`,
      },
    ],
  },
  {
    name: 'sixth-marathi-bilingual',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'साठा',
        lines: `
#| डॉ. पाटील क्लिनिक, सांगली
C| . | name | form | stock | expiry | price | .
H| अ.क्र. | औषधाचे नाव (Medicine name) | प्रकार (Type) | शिल्लक (Balance) | मुदत (Expiry) | किंमत (MRP) | शेरा (Remarks)
| 1 | Sumo Cold | Tab | 50 | 06/27 | 4.5 |
| 2 | Okacet L | Tab | 35 | Dec-27 => 2027-12 | 6.1 |
| 3 | Ambrodil S | Syrup | 7 btl => 7 | 02/28 | Rs. 118 => 118 | मुलांसाठी
| 4 | Gelusil MPS | Liquid | 3 | {2027-10-31 mmm-yy} | 132 |
| 5 | Ring guard | Cream | 6 tube => 6 | | 95/- => 95 |
| 6 | Dexona inj | Inj | 20 + 5 => !two figures | 03/28 | 9.2 |
=| | एकूण | | 126 | | |
`,
      },
    ],
  },
];
