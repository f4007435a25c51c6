import type { SheetCase } from '../sheet-case.ts';

/** Invoices of suppliers, and their data files. */
export const DELIVERIES: readonly SheetCase[] = [
  {
    name: 'invoice-with-free',
    origin: 'invoice',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Invoice',
        merged: true,
        lines: `
#| TAX INVOICE
#| RAJ AGENCY | | | | Invoice No. : RA/26-27/1187
#| Nagpur | | | | Date : 19-11-2026
#| Buyer: City Care Clinic

C| . | . | name | manufacturer | pack | batch | expiry | stock | free | price | cost | . | gst | .
H| S.N | HSN | Description of Goods | Mfg | Pack | Batch | Exp | Qty | Free | MRP | Rate | Disc% | GST% | Amount
| 1 | 30049099 | TELMIKIND 40 | MANK | 10'S | TK4471 | 06/28 | 20 | 2 | 45.20 | 29.10 | 2 | 12 | 570.36
| 2 | 30049099 | GLYCIPHAGE 500 | FRANC | 10'S | GP801 | 03/28 | 50 | 5 | 21.30 | 13.85 | 0 | 12 | 692.50
| 3 | 30042019 | CIFRAN 500 | SUN | 10'S | CF9920 | 09/27 | 10 | | 43.10 | 28.00 | 2 | 12 | 274.40
| 4 | 30049011 | HIMALAYA LIV.52 DS | HIM | 60'S | 37200117 | 02/29 | 6 | 0 | 230.00 | 161.00 | 5 | 12 | 917.70
=| | | | | | | | | | | | | Sub Total | 2454.96
=| | | | | | | | | | | | | CGST | 147.30
=| | | | | | | | | | | | | SGST | 147.30
=| | | | | | | | | | | | | Round Off | 0.44
=| | | | | | | | | | | | | NET AMOUNT | 2750.00
#| Rupees Two Thousand Seven Hundred Fifty Only
#| Goods once sold will not be taken back
`,
      },
    ],
  },
  {
    name: 'invoice-data-file',
    origin: 'invoice',
    kind: 'drugs',
    format: 'csv',
    purpose: 'delivery',
    sheets: [
      {
        name: 'data',
        lines: `
C| . | . | name | pack | batch | expiry | stock | free | cost | price | . | . | hsn | manufacturer
H| INVNO | INVDATE | ITEMNAME | PACKING | BATCHNO | EXPDATE | QTY | FREEQTY | PRATE | MRP | CGST | SGST | HSNCODE | MFGNAME
| S-001244 | 18/11/2026 | AMARYL M1 | 15TAB | AMM2298 | 31/07/2027 => 2027-07-31 | 10 | 0 | 131.43 | 184.00 | 6 | 6 | 30049099 | SANOFI
| S-001244 | 18/11/2026 | CLAVAM 625 | 10TAB | 26CL117 | 30/04/2028 => 2028-04-30 | 20 | 4 | 142.5 | 201.71 | 6 | 6 | 30041030 | ALKEM
| S-001244 | 18/11/2026 | DUOLIN RESPULES | 5X3ML | DR662 | 31/01/2028 => 2028-01-31 | 5 | 0 | 67.86 | 95.00 | 6 | 6 | 30049099 | CIPLA
| S-001244 | 18/11/2026 | LACTIHEP SYP, 200ML | 200ML | LH0041 | 28/02/2029 => 2029-02-28 | 3 | 0 | 198.00 | 277.2 | 6 | 6 | 30049099 | SUN
`,
      },
    ],
  },
  {
    name: 'invoice-semicolons',
    origin: 'invoice',
    kind: 'drugs',
    format: 'csv-semicolon',
    purpose: 'delivery',
    sheets: [
      {
        name: 'data',
        lines: `
#| Bill No : 5561 | Party : GAYATRI CLINIC
C| name | pack | batch | expiry | stock | cost | price | gst
H| Product | Pkg | Batch No. | Expiry | Quantity | Pur. Price | M.R.P. | GST
| NICIP PLUS | 10T | NP220 | 08-2027 => 2027-08 | 30 | 37.00 | 52.30 | 12%
| OCID 20; CAP | 20C | OC118 | 11-2027 => 2027-11 | 15 | 42.9 | 60.06 | 12%
| QUADRIDERM RF 10G | TUBE | QD09 | 02-2028 => 2028-02 | 12 | 83.5 | 118 | 12%
| REDOTIL 100 | 10C | RD771 | 07-2027 => 2027-07 | 10 | 116.40 | 163.00 | 12%
=| TOTAL ITEMS: 4 | | | | 67 | | | 
`,
      },
    ],
  },
  {
    name: 'challan-two-line-heading',
    origin: 'invoice',
    kind: 'drugs',
    format: 'xls',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| DELIVERY CHALLAN

C| . | name | pack | batch | expiry | stock | cost | price
H| Sr. | Item | Packing | Batch | Expiry | Qty. | Trade | M.R.P.
H| No. | Description | | No. | Date | | Rate | (Rs.)
| 1 | Sinarest New | 10's | SN4410 | 03/28 | 20 | 54.72 | 77.00
| 2 | Solvin Cold | 10's | SC118 | 05/28 | 10 | 49.4 | 69.50
| 3 | T-Bact Oint 5g | 5g | TB19 | 10/27 | 6 | 82.3 | 116.10
| 4 | Ultracet | 15's | UC7711 | 12/27 | 5 | 193.00 | 271.8
| 5 | Vertin 16 | 15's | VT-101 | 06/28 | 8 | 182 | 256.15
#| Received in good condition          Signature
`,
      },
    ],
  },
];
