import type { SheetCase } from '../sheet-case.ts';

/** Bills and stock lists of programs: written before the reader was seen, and used to mend it. */
export const NINTH_DRUGS_ONE: readonly SheetCase[] = [
  {
    name: 'ninth-01-mahaveer-tax-invoice',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'Sheet1',
        merged: true,
        lines: `
#| MAHAVEER PHARMA DISTRIBUTORS
#| Shop No. 14, Medicine Market, Nashik 422001  Ph. 0253-2590114
#| GSTIN : 27AAKFM4411P1ZC    D.L. No. 20B-MH-NSK-118822 / 21B-MH-NSK-118823
#| GST INVOICE   No. MPD/26-27/03391   Date : 19/11/2026
#| Bill To : Shri Sai Clinic, Sinnar    Terms : Credit 21 days
C| . | name | pack | hsn | batch | expiry | price | cost | stock | free | . | . | gst | .
H| Sr | Item Description | PKG | HSN | BT NO | EXPY | M.R.P. | RATE | QTY | FREE | SCH | DISC% | GST% | AMOUNT
| 1 | CALPOL 650 TAB | 1*15 | 30049063 | CP26118 | 05/28 | 33.90 | 22.10 | 40 | 4 | 10+1 | 0 | 5 | 884.00
| 2 | AUGMENTIN 625 DUO | 1*10 | 30041090 | AG7Y41 | 03/28 | 204.50 | 145.60 | 20 | 0 | | 0 | 5 | 2912.00
| 3 | PAN 40 TAB | 1*15 | 30049039 | 26PN4417 | 08/28 | 171.00 | 109.40 | 30 | 3 | 10+1 | 0 | 5 | 3282.00
| 4 | ASCORIL LS SYP | 100ML | 30049099 | ALS2609 | 01/28 | 128.00 | 88.20 | 12 | 0 | | 5 | 5 | 1005.48
| 5 | TT INJ (BETT) 0.5ML | 1AMP | 30022019 | TT0916 | 12/27 | 12.50 | 7.90 | 50 | 0 | | 0 | 5 | 395.00
| 6 | MONTICOPE TAB | 1*10 | 30049099 | MC4430 | 10/28 | 212.00 | 142.00 | 10 | 1 | 10+1 | 0 | 5 | 1420.00
| 7 | DISPOVAN SYRINGE 2ML | 1*100 | 90183100 | D2L5571 | 06/30 | 450.00 | 210.00 | 2 | 0 | | 0 | 5 | 420.00
| 8 | BETADINE OINT 20GM | 20GM | 30049087 | BD2041 | 07/28 | 148.50 | 101.30 | 6 | 0 | | 0 | 5 | 607.80

=| | | | | | | | TOTAL | 170 | 8 | | | | 10926.28
=| | | | | | | | ADD CGST 2.5% | | | | | | 273.16
=| | | | | | | | ADD SGST 2.5% | | | | | | 273.16
=| | | | | | | | ROUND OFF | | | | | | 0.40
=| | | | | | | | NET AMOUNT | | | | | | 11473.00
#| Rupees Eleven Thousand Four Hundred Seventy Three Only
#| Goods once sold will not be taken back. Subject to Nashik jurisdiction.
#| For MAHAVEER PHARMA DISTRIBUTORS          Authorised Signatory
`,
      },
    ],
  },
  {
    name: 'ninth-02-marg-closing-stock',
    origin: 'marg',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'CLSTK',
        merged: true,
        lines: `
#| VAISHNAVI MEDICALS
#| CLOSING STOCK (BATCH WISE) AS ON 28-11-2026
C| name | pack | batch | expiry | stock | cost | price | .
H| ITEM NAME | PACK | BATCH | EXP. | CL.STK | P.RATE | MRP | VALUE
%| ALKEM LABORATORIES
| CLAVAM 625 TAB | 1*10 | CL2611 | 04/28 | 14 | 141.20 | 204.00 | 1976.80
| CLAVAM 625 TAB | 1*10 | CL2698 | 09/28 | 20 | 143.00 | 206.50 | 2860.00
| TAXIM O 200 | 1*10 | TX9012 | 02/28 | 9 | 78.60 | 109.90 | 707.40
=| COMPANY TOTAL | | | | 43 | | | 5544.20
%| MANKIND PHARMA
| GUDCEF 200 TAB | 1*10 | GC441 | 11/28 | 16 | 82.00 | 118.40 | 1312.00
| MANFORCE 50 | 1*4 | MF1070 | 06/29 | 5 | 80.10 | 121.00 | 400.50
| UNWANTED KIT | 1KIT | UK3301 | 05/28 | 3 | 262.00 | 392.00 | 786.00
=| COMPANY TOTAL | | | | 24 | | | 2498.50
%| SUN PHARMA
| PANTOCID 40 | 1*15 | PT0817 | 12/28 | 22 | 108.00 | 168.00 | 2376.00
| VOLINI GEL 30G | 30GM | VG5507 | 03/29 | 7 | 91.75 | 135.00 | 642.25
| ROZAVEL 10 | 1*10 | RZ6611 | 07/28 | 0 | 96.40 | 142.00 | 0.00
=| COMPANY TOTAL | | | | 29 | | | 3018.25
=| GRAND TOTAL | | | | 96 | | | 11060.95
#| Printed by MARG ERP 9+ on 28-11-2026 21:14
`,
      },
    ],
  },
  {
    name: 'ninth-03-tally-stock-summary',
    origin: 'tally',
    kind: 'drugs',
    format: 'ods',
    known: true,
    sheets: [
      {
        name: 'Stock Summary',
        merged: true,
        lines: `
#| Nirmal Nursing Home (Pharmacy) 2026-27
#| Stock Summary
#| 1-Apr-26 to 30-Nov-26
C| name | . | . | . | . | . | . | . | . | . | stock | cost | .
H| Particulars | Opening Balance | | | Inwards | | | Outwards | | | Closing Balance | |
H| | Quantity | Rate | Value | Quantity | Rate | Value | Quantity | Rate | Value | Quantity | Rate | Value
%| Injections
| Avil Inj 2ml | 20 Amp | 4.10 | 82.00 | 100 Amp | 4.20 | 420.00 | 85 Amp | 6.90 | 586.50 | 35 Amp => 35 | 4.20 | 147.00
| Dexona Inj 2ml | 12 Vial | 8.00 | 96.00 | 50 Vial | 8.25 | 412.50 | 44 Vial | 11.80 | 519.20 | 18 Vial => 18 | 8.25 | 148.50
| Monocef 1gm Inj | | | | 60 Vial | 46.50 | 2790.00 | 60 Vial | 66.00 | 3960.00 | | |
%| IV Fluids
| DNS 500ml | 24 Btl | 24.00 | 576.00 | 120 Btl | 25.10 | 3012.00 | 96 Btl | 38.00 | 3648.00 | 48 Btl => 48 | 25.10 | 1204.80
| NS 0.9% 500ml | 30 Btl | 22.00 | 660.00 | 240 Btl | 23.40 | 5616.00 | 231 Btl | 36.00 | 8316.00 | 39 Btl => 39 | 23.40 | 912.60
| RL 500ml | 10 Btl | 23.00 | 230.00 | 72 Btl | 24.40 | 1756.80 | 85 Btl | 37.00 | 3145.00 | (-)3 Btl => !below zero | 24.40 | (-)73.20
%| Tablets
| Emeset 4 | 50 Nos | 3.60 | 180.00 | 1,200 Nos | 3.72 | 4464.00 | 210 Nos | 5.50 | 1155.00 | 1,040 Nos => 1040 | 3.72 | 3868.80
| Rantac 150 | 90 Nos | 0.95 | 85.50 | | | | 30 Nos | 1.42 | 42.60 | 60 Nos => 60 | 0.95 | 57.00
=| Grand Total | | | 1909.50 | | | 18471.30 | | | 21372.30 | | | 6265.50
`,
      },
    ],
  },
  {
    name: 'ninth-04-busy-stock-status',
    origin: 'busy',
    kind: 'drugs',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| NEW JANTA MEDICOS
#| 22, Station Road, Bina (M.P.)   GSTIN : 23AAPFN8081K1Z2
#| Stock Status (Batch-wise) as on 30-11-2026
C| . | name | manufacturer | hsn | batch | expiry | price | . | cost | stock | . | gst
H| S.No. | Item Name | Company | HSN Code | Batch | Exp. Dt. | M.R.P. | Sale Price | Pur. Price | Qty. | Unit | Tax Cat.
| 1 | Azee 500 Tab | Cipla | 3004 20 63 => 30042063 | AZ41097 | May-28 => 2028-05 | "132.50" | "126.00" | "88.40" | "24.00" | Strip | GST 5% => 5
| 2 | Foracort 200 Inhaler | Cipla | 3004 90 99 => 30049099 | FI2207 | Jan-28 => 2028-01 | "498.00" | "473.00" | "341.00" | "3.00" | Pcs | GST 5% => 5
| 3 | Okacet Tab | Cipla | 3004 90 99 => 30049099 | OK0816 | Nov-28 => 2028-11 | "22.40" | "21.00" | "13.75" | "60.00" | Strip | GST 5% => 5
=| | Total Cipla | | | | | | | | "87.00" | |
| 4 | Glycomet GP 1 Tab | USV | 3004 90 39 => 30049039 | 28004417 | Aug-28 => 2028-08 | "118.00" | "112.00" | "79.60" | "30.00" | Strip | GST 5% => 5
| 5 | Ecosprin 75 Tab | USV | 3004 90 99 => 30049099 | 04009871 | Feb-28 => 2028-02 | "5.60" | "5.30" | "3.40" | "140.00" | Strip | GST 5% => 5
| 6 | Jalra M 50/500 Tab | USV | 3004 90 39 => 30049039 | JM77120 | Jun-28 => 2028-06 | "236.00" | "224.00" | "158.00" | "-2.00" => !below zero | Strip | GST 5% => 5
=| | Total USV | | | | | | | | "168.00" | |
| 7 | Dettol Liquid 550ml | Reckitt | 3808 94 00 => 38089400 | - | N.A. | "262.00" | "255.00" | "211.00" | "4.00" | Pcs | GST 18% => 18
| 8 | Horlicks Women 400g | HUL | 1901 90 90 => 19019090 | B2260 | Mar-27 => 2027-03 | "1,040.00" => 1040 | "1,020.00" | "905.00" | "2.00" | Pcs | GST 5% => 5
=| | Total Others | | | | | | | | "6.00" | |
=| | Grand Total | | | | | | | | "261.00" | |
`,
      },
    ],
  },
  {
    name: 'ninth-05-gofrugal-item-batches',
    origin: 'gofrugal',
    kind: 'drugs',
    format: 'csv',
    sheets: [
      {
        name: 'csv',
        lines: `
C| . | name | generic | manufacturer | pack | batch | expiry | price | cost | stock | gst | hsn | rack
H| Item Code | Item Name | Composition | Manufacturer | Packing | Batch No | Expiry Date | MRP | Cost Price | Stock Qty | Tax % | HSN Code | Rack No
| 10021 | Telma 40 Tab | Telmisartan 40mg | Glenmark | 30's | 25E03 | 31/05/2028 | 236.50 | 161.20 | 12 | 5 | 30049079 | A-04
| 10022 | Telma H Tab | Telmisartan 40mg + Hydrochlorothiazide 12.5mg | Glenmark | 15's | 00712 | 30/09/2028 | 211.00 | 142.80 | 9 | 5 | 30049079 | A-04
| 10088 | Ecosprin AV 75 Cap | Aspirin 75mg + Atorvastatin 10mg | USV | 15's | EA44210 | 29/02/2028 | 68.40 | 45.20 | 25 | 5 | 30049099 | A-06
| 10140 | Shelcal 500 Tab | Calcium 500mg + Vitamin D3 250IU | Torrent | 15's | SH6L117 | 31/03/2028 | 138.00 | 98.60 | 18 | 5 | 21069099 | B-01
| 10141 | Becosules Cap | B-Complex with Vitamin C | Pfizer | 20's | BC0071 | 31/01/2028 | 52.80 | 37.70 | 30 | 5 | 30045039 | B-01
| 10205 | Cremaffin Plus Syrup, 225ml | Sodium Picosulfate + Liquid Paraffin + Milk of Magnesia | Abbott | 225ml | CP6104 | 31/07/2028 | 318.00 | 225.00 | 4 | 5 | 30049099 | C-02
| 10233 | Levolin Respules 0.63mg | Levosalbutamol 0.63mg | Cipla | 5 x 2.5ml | LR2230 | 31/12/2027 | 38.50 | 26.10 | 40 | 5 | 30049099 | C-03
| 10301 | Lantus Solostar 3ml | Insulin Glargine 100IU/ml | Sanofi | 1 pen | 6F3310A | 31/08/2027 | 742.00 | 610.00 | 2 | 5 | 30043110 | FRIDGE
| 10344 | Thyronorm 50mcg Tab | Thyroxine 50mcg | Abbott | 120's | TN50118 | 30/11/2027 | 219.00 | 160.00 | 6 | 5 | 30043919 | A-01
`,
      },
    ],
  },
  {
    name: 'ninth-06-pharmasoft-stock-ledger',
    origin: 'pharmasoft',
    kind: 'drugs',
    format: 'tsv-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| AAROGYA CLINIC PHARMACY
#| STOCK REPORT - ITEMWISE   Date: 27/11/2026   User: ADMIN
C| . | name | pack | manufacturer | batch | expiry | stock | price | cost | gst | rack
H| SNo | Product Name | Pack | Mfg | Batch No. | Exp.Date | Bal.Qty | M.R.P | Pur.Rate | GST% | Rack
| 1 | ALEX COUGH SYP | 100ML | GLEN | AX260 | 04/2028 | 5 | 131.00 | 92.30 | 5 | S1
| 2 | ALLEGRA 120 TAB | 10'S | SANOFI | AL12044 | 08/2028 | 12 | 238.00 | 164.20 | 5 | T2
| 3 | BANDY PLUS TAB | 1'S | MANK | BP9921 | 01/2029 | 40 | 12.60 | 7.40 | 5 | T3
| 4 | CANDID B CREAM 20G | 20G | GLEN | CB1801 | 12/2027 | 6 | 168.00 | 117.00 | 5 | O1
| 5 | COMBIFLAM TAB | 20'S | SANOFI | CF3302 | 10/2029 | 25 | 48.70 | 31.20 | 5 | T1
| 6 | ELECTRAL 21.8G | 1'S | FDC | EL7709 | 05/2028 | 60 | 22.30 | 15.80 | 5 | S4
| 7 | NEOSPORIN POWDER | 10G | GSK | NP0044 | 03/2028 | 3 | 108.00 | 78.00 | 5 | O2
| 8 | OTRIVIN ADULT DROPS | 10ML | HALEON | OT6612 | 09/2028 | 8 | 112.00 | 81.50 | 5 | D1
=| | Total Items : 8 | | | | | 159 | | | |
`,
      },
    ],
  },
];
