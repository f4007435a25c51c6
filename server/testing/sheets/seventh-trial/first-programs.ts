import type { SheetCase } from '../sheet-case.ts';

/** Lists of programs and wholesalers of a seventh trial, written before its reader was read. */
export const SEVENTH_PROGRAMS_ONE: readonly SheetCase[] = [
  {
    name: 'seventh-marg-stock-and-sales',
    origin: 'marg',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'STOCK & SALES',
        merged: true,
        lines: `
#| SHREE GANESH MEDICAL & GENERAL STORES
#| Main Road, Chikhli, Dist. Buldana
#| STOCK & SALES STATEMENT FROM 01-11-2026 TO 25-11-2026
C| name | pack | . | . | . | . | stock | price | cost | .
H| PRODUCT DESCRIPTION | PACKING | OP.STK | PURCH | PR.RTN | SALE | CL.STK | M.R.P. | P.RATE | CL.VALUE
%| ABBOTT HEALTHCARE
| BRUFEN 400 TAB | 1*15 | 12 | 20 | 0 | 17 | 15 | 18.60 | 13.29 | 199.35
| CREMAFFIN PLUS 225ML | 225ML | 3 | 0 | 0 | 2 | 1 | 312.00 | 222.86 | 222.86
| DIGENE GEL MINT | 200ML | 6 | 12 | 1 | 9 | 8 | 168.00 | 120.00 | 960.00
=| COMPANY TOTAL | | 21 | 32 | 1 | 28 | 24 | | | 1382.21
%| ALEMBIC
| ALTHROCIN 250 | 1*10 | 5 | 0 | 0 | 7 | -2 => !below zero | 41.50 | 29.64 | -59.28
| AZITHRAL 500 | 1*5 | 10 | 30 | 0 | 22 | 18 | 132.36 | 94.54 | 1701.72
=| COMPANY TOTAL | | 15 | 30 | 0 | 29 | 16 | | | 1642.44
%| CIPLA LTD
| ASTHALIN INHALER | 200MD | 4 | 10 | 0 | 8 | 6 | 168.72 | 120.51 | 723.06
| FORACORT 200 ROTACAP | 1*30 | 3 | 5 | 0 | 8 | - | 421.00 | 300.71 | 0
=| COMPANY TOTAL | | 7 | 15 | 0 | 16 | 6 | | | 723.06
=| GRAND TOTAL | | 43 | 77 | 1 | 73 | 46 | | | 3747.71
#| *** END OF REPORT ***
`,
      },
    ],
  },
  {
    name: 'seventh-tally-batch-summary',
    origin: 'tally',
    kind: 'drugs',
    format: 'ods',
    sheets: [
      {
        name: 'Stock Summary',
        merged: true,
        lines: `
#| Sai Krupa Clinic & Pharmacy
#| Stock Summary
#| 1-Apr-26 to 25-Nov-26
C| name | batch | . | expiry | stock | cost | . | price
H| Particulars | Batch/Lot | Mfg Dt. | Expiry | Closing Balance | | | Standard
H| | No. | | Date | Quantity | Rate | Value | Selling Price
%| Tablets
| Amlong 5 | AL5026 | 1-Jun-26 | 31-May-28 => 2028-05-31 | 120 Nos => 120 | 1.86/Nos => 1.86 | 223.20 | 3.10/Nos => 3.1
| Concor 2.5 | CC119 | 1-Mar-26 | 28-Feb-28 => 2028-02-28 | 60 Nos => 60 | 6.40/Nos => 6.4 | 384.00 | 9.55/Nos => 9.55
| Glycomet GP 1 | GG881 | 1-Aug-26 | 31-Jul-28 => 2028-07-31 | (-)15 Nos => !below zero | 5.12/Nos => 5.12 | (-)76.80 | 8.20/Nos => 8.2
%| Syrups
| Ascoril LS | AS77 | 1-May-26 | 30-Apr-28 => 2028-04-30 | 9 Btl => 9 | 84.60/Btl => 84.6 | 761.40 | 128.00/Btl => 128
| Meftal P | MP14 | 1-Jan-26 | 31-Dec-27 => 2027-12-31 | 11 Btl => 11 | 38.75/Btl => 38.75 | 426.25 | 58.50/Btl => 58.5
=| Grand Total | | | | 185 | | 1718.05 |
`,
      },
    ],
  },
  {
    name: 'seventh-wholesaler-ptr-pts',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'csv-1252',
    purpose: 'delivery',
    sheets: [
      {
        name: 'inv',
        lines: `
#| BALAJI DISTRIBUTORS,,GSTIN 27AABCB1234C1Z5
#| Tax Invoice No. BD/26-27/08814 Dt. 24/11/2026
#| To : Dr. Kulkarni Clinic
C| . | hsn | name | pack | manufacturer | batch | expiry | price | cost | . | stock | free | . | . | gst | .
H| SR | HSN | PARTICULARS | PACK | MFR | BATCH | EXP | MRP | PTR | PTS | QTY | FREE | SCHEME | DISC% | GST% | AMOUNT
| 1 | 30049099 | DOLO 650 | 15T | MICR | DOB2641 | 08/28 | 33.80 | 24.14 | 21.73 | 100 | 10 | 10+1 | 0 | 5 | 2414.00
| 2 | 30042064 | MONOCEF 1GM INJ | 1VL | ARIS | MCF66 | 03/28 | 66.50 | 47.50 | 42.75 | 40 | 8 | 5+1 | 0 | 5 | 1900.00
| 3 | 30049039 | RANTAC 150 | 30T | JBCP | RN1508 | 11/28 | 42.30 | 30.21 | 27.19 | 20 | | NET | 5 | 5 | 574.00
| 4 | 30049066 | DEFCORT 6 | 10T | MACL | DF609 | 01/28 | 128.90 | 92.07 | 82.86 | 10 | 1 | 10+1 | 0 | 5 | 920.70
| 5 | 30059040 | GAUZE SWAB 10X10 | 100S | LOC | | | 95.00 | 67.86 | 61.07 | 3 | 0 | | 0 | 5 | 203.58
=| | | TOTAL | | | | | | | | 173 | 19 | | | | 6012.28
=| | | LESS CASH DISC 2% | | | | | | | | | | | | | -120.25
=| | | ADD CGST 2.5% | | | | | | | | | | | | | 147.30
=| | | ADD SGST 2.5% | | | | | | | | | | | | | 147.30
=| | | NET PAYABLE | | | | | | | | | | | | | 6187.00
#| Rupees Six thousand one hundred eighty seven only
`,
      },
    ],
  },
  {
    name: 'seventh-company-price-list',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'ods',
    purpose: 'prices',
    sheets: [
      {
        name: 'Trade price',
        lines: `
#| TRADE PRICE LIST w.e.f. 15th Nov 2026
C| . | name | generic | pack | hsn | gst | price | cost | . | .
H| S. No. | Brand Name | Composition | Packing | HSN Code | GST % | M.R.P. (Incl. GST) | P.T.R. | P.T.S. | Scheme
| 1 | Zenpro 40 | Pantoprazole 40 mg | 10 x 10 | 30049039 | 5 | 98 | 70 | 63 | 10+1
| 2 | Zenpro D | Pantoprazole 40 mg + Domperidone 30 mg SR | 10 x 10 | 30049039 | 5 | 145 | 103.57 | 93.21 | 10+2
| 3 | Zenmox CV 625 | Amoxycillin 500 mg + Clavulanic acid 125 mg | 10 x 1 x 6 | 30041030 | 5 | 204.5 | 146.07 | 131.46 | 9+1
| 4 | Zenvit Syrup | Multivitamin with zinc | 200 ml | 30045031 | 5 | 165 | 117.86 | 106.07 | 5+1
| 5 | Zencal 500 | Calcium 500 mg + Vit D3 250 IU | 15's | 30045039 | 5 | 112 | 80 | 72 | 10+1
| 6 | Zenflam SP | Aceclofenac 100 mg + Paracetamol 325 mg + Serratiopeptidase 15 mg | 10 x 10 | 30049069 | 5 | 118 | 84.29 | 75.86 | NET
#| Prices are subject to change without notice. E.&O.E.
`,
      },
    ],
  },
];
