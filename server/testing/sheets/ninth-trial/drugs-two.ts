import type { SheetCase } from '../sheet-case.ts';

/** Hand-kept lists, a store and a price list: written before the reader was seen, and used to mend it. */
export const NINTH_DRUGS_TWO: readonly SheetCase[] = [
  {
    name: 'ninth-07-almirah-register',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Almirah',
        merged: true,
        lines: `
#| Dr. Bhosale's clinic - medicine cupboard
#| counted by Sunita, 25 Nov

C| name | manufacturer | pack | batch | expiry | stock | price
H| Medicine | Co. | Packing | Batch | Expiry | Qty | MRP
| Dolo 650 | Micro | 1x15 | DOB4471 | 05/28 | 12 | 33.8
|  => Dolo 650 | | | DOB4502 | {n 728 : 0000} => 2028-07 | 20 | 34.2
| Sinarest | Centaur | 10'S | SN118 | May-27 => 2027-05 | 8 strips => 8 | 78
| Azithral 500 | Alembic | 1*5 | AZ0771 | {2028-03-31 mmm-yy} | 6 | 45 Rs => 45
| -do- => Azithral 500 | | | AZ0790 | {2028-06-30 mmm-yy} | 3 | 132.4
| Meftal Spas | Blue cross | 1x10 | MS552 | 13/27 => !no such month | 10 | 52.5

| Grilinctus syp | Franco | 100ML | GR204 | 11 / 27 => 2027-11 | 7 bott => 7 | Rs.124/- => 124
| Zinc 20 DT | | 1x10 | - | NA | nil | 38
| Ondem syp | Alkem | 30ML | ON3 | Aug '28 => 2028-08 | 4 | ₹ 47.50 => 47.5
| Rantac inj | JB | 2ml | RI77 | 02/28 | 15 | 4.9
| Pantop 40 | Aristo | 1x15 | PT661 | 01/28 | 4 strip + 6 tab => !strips and loose tablets | 159
#| to order: Avil inj, cotton, spirit
`,
      },
    ],
  },
  {
    name: 'ninth-08-whatsapp-om-sai-bill',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'csv-semicolon-1252',
    purpose: 'delivery',
    sheets: [
      {
        name: 'csv',
        lines: `
#| OM SAI AGENCIES – CREDIT MEMO
#| Inv No OSA-1187 dt 21-11-26
#| Party: Jeevan Clinic

C| name | pack | batch | expiry | price | cost | stock | gst | .
H| Item | Pkg | B.No | Expy | Mrp | Ptr | Qty+Free | Gst | Amt
| Zerodol SP | 10’S | ZS4411 | 06/28 | "118.50" | "81.25" | 20+2 => 22 | 2.5+2.5 => 5 | 1,625.00
| Zerodol P | 10’S | ZP2093 | 0428 => 2028-04 | "68.00" | "46.60" | 10+1 => 11 | 2.5+2.5 => 5 | 466.00
| Nimulid gel 30g | 30GM | NG19 | 09/28 | "112.00" | "77.40" | 5+0 => 5 | 2.5+2.5 => 5 | 387.00
| Orofer XT | 15’S | OX8810 | Mar-28 => 2028-03 | "248.00" | "171.20" | 10 | 2.5+2.5 => 5 | 1,712.00
| Human Mixtard 30/70 | 10ML | HM30X | 10/27 | "178.40" | "146.00" | 4+0 => 4 | 2.5+2.5 => 5 | 584.00
| Enoxaparin 60 inj (Lonopin) | 1PFS | LN6021 | 12/27 | "598.00" | "352.00" | 6 | 2.5+2.5 => 5 | 2,112.00
| Ensure Vanilla 1kg | 1KG | EV773 | 08/27 | "1,395.00" => 1395 | "1,186.00" => 1186 | 2 | 2.5+2.5 => 5 | 2,372.00

=| Gross | | | | | | 57+3 | | 9,258.00
=| CGST 2.5% | | | | | | | | 231.45
=| SGST 2.5% | | | | | | | | 231.45
=| Bill Amount | | | | | | | | 9,721.00
#| Rs. Nine thousand seven hundred twenty one only
`,
      },
    ],
  },
  {
    name: 'ninth-09-phc-drug-store',
    origin: 'government hospital',
    kind: 'drugs',
    format: 'xls',
    known: true,
    sheets: [
      {
        name: 'Nov 2026',
        merged: true,
        lines: `
#| PRIMARY HEALTH CENTRE, KHANAPUR
#| Drug Stock Position for the month of November 2026
C| . | name | . | . | . | stock | batch | expiry | .
H| Sl. No. | Name of Drug | Opening Balance | Received | Issued | Closing Balance | Batch No. | Date of Expiry | Remarks
| 1 | Tab. Paracetamol 500 mg | 4000 | 5000 | 6200 | 2800 | PCT2631 | 31/08/2028 |
| 2 | Tab. Amlodipine 5 mg | 1500 | 0 | 900 | 600 | AML118 | 30/06/2028 |
| 3 | Tab. Metformin 500 mg | 2000 | 3000 | 2700 | 2300 | MF5507 | 31/01/2028 |
| 4 | Cap. Amoxycillin 500 mg | 800 | 1000 | 1800 | 0 | AMX902 | 30/04/2028 | Indent sent
| 5 | Syp. Paracetamol 125 mg/5 ml | 60 | 100 | 72 | 88 | PS1206 | 31/12/2027 |
| 6 | ORS Sachet (WHO) | 500 | 500 | 410 | 590 | OR2607 | 31/07/2028 |
| 7 | Inj. Anti Rabies Vaccine | 12 | 20 | 17 | 15 | ARV771 | 31/03/2028 | Cold chain
| 8 | Inj. Oxytocin 5 IU | 40 | 0 | 11 | 29 | OXY44 | 30/09/2027 | Cold chain
| 9 | Tab. Folic Acid 5 mg | 3000 | 0 | 1250 | 1750 | FA0028 | 31/05/2028 |
#| Certified that the above stock has been physically verified.
#| Pharmacist                         Medical Officer
`,
      },
    ],
  },
  {
    name: 'ninth-10-second-sheet-hidden-cost',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Summary',
        merged: true,
        lines: `
#| Lifecare Polyclinic - pharmacy summary
#| Prepared on | 29-11-2026
#| No. of items | 9
#| Stock value at cost | ₹ 57,283.20
#| Prepared by | Ramesh
`,
      },
      {
        name: 'Stock Nov',
        merged: true,
        hiddenColumns: ['B', 'H'],
        lines: `

#| STOCK LIST - NOV 2026

C| . | . | name | generic | pack | batch | expiry | cost | price | stock
H| # | Code | Brand | Salt | Pack size | Lot | Expires | Landing cost | MRP/pack | In hand
| 1 | LC-101 | Amaryl 1mg | Glimepiride 1 mg | 30 tab | 6L881 | {2028-04-30 dd-mm-yyyy} | 198.4 | 281 | 6
| 2 | LC-104 | Atorva 10 | Atorvastatin 10 mg | 15 tab | ATX4402 | {2028-09-30 dd-mm-yyyy} | 71.5 | 108.6 | 14
| 3 | LC-110 | Cilacar 10 | Cilnidipine 10 mg | 15 tab | CC10927 | {2027-12-31 dd-mm-yyyy} | 118 | 176.25 | 11
| 4 | LC-118 | Concor 5 | Bisoprolol 5 mg | 10 tab | CN5512 | {2028-01-31 dd-mm-yyyy} | 97.2 | 142 | 7
| 5 | LC-121 | Duolin Respules | Levosalbutamol + Ipratropium | 5 x 3 ml | DU2281 | {2028-06-30 dd-mm-yyyy} | 76 | 112.5 | 20
| 6 | LC-122 | Budecort 0.5 Respules | Budesonide 0.5 mg | 5 x 2 ml | BU5119 | {2028-06-30 dd-mm-yyyy} | 84.9 | 125 | 16
| 7 | LC-133 | Clexane 40 | Enoxaparin 40 mg | 1 pfs | 5S220 | {2027-10-31 dd-mm-yyyy} | 405 | 522 | 5
| 8 | LC-140 | Albumin 20% 100ml | Human Albumin | 1 bottle | HA20088 | {2028-02-29 dd-mm-yyyy} | "4,980.00" => 4980 | "6,150.00" => 6150 | 2
| 9 | LC-141 | Remicade 100mg | Infliximab 100 mg | 1 vial | RM0091 | {2028-03-31 dd-mm-yyyy} | "38,250.00" => 38250 | "41,039.00" => 41039 | 1
=| | | Total | | | | | | | 82
`,
      },
    ],
  },
  {
    name: 'ninth-11-hindi-over-english',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'दवा स्टॉक',
        merged: true,
        lines: `
#| श्री राम क्लिनिक, विदिशा
#| दवा स्टॉक सूची - नवम्बर 2026
C| . | name | pack | batch | expiry | stock | price | cost
H| क्र. | दवा का नाम | पैक | बैच नं. | समाप्ति तिथि | मात्रा | एम.आर.पी. | खरीद दर
H| S.No. | Medicine Name | Pack | Batch No. | Expiry | Qty | MRP | Purchase Rate
| 1 | Crocin Advance | 20'S | CA7710 | 08/28 | 10 | 24.50 | 16.80
| 2 | Disprin | 10'S | DP334 | 05/28 | 30 | 11.20 | 7.60
| 3 | Gelusil MPS Syrup | 200ML | GM2201 | 11/27 | 4 | 142.00 | 101.00
| 4 | ओ.आर.एस. | 1'S | OR71 | 03/28 | 50 | 21.50 | 14.90
| 5 | Eno Regular | 5GM | EN88 | 06/27 | 60 | 10.00 | 8.10
| 6 | Vicks Vaporub | 25ML | - | - | 5 | 105.00 | 88.00
| 7 | बेटाडीन मरहम | 15GM | BM150 | Sep-28 => 2028-09 | 6 | 92.00 | 63.50
| 8 | Digene Tab | 15'S | DG016 | 0128 => 2028-01 | 12 | 26.30 | 18.00
=| | कुल | | | | 177 | |
#| हस्ताक्षर - फार्मासिस्ट
`,
      },
    ],
  },
  {
    name: 'ninth-12-speciality-price-list',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'csv-bom',
    purpose: 'prices',
    sheets: [
      {
        name: 'csv',
        lines: `
C| . | name | generic | pack | hsn | . | price
H| Sl No | Product Name | Generic Name | Packing | HSN | GST | MRP (Rs.)
| 1 | Zoladex 3.6mg | Goserelin | 1 PFS | 30043990 | 5% | ₹13,476.00 => 13476
| 2 | Keytruda 100mg | Pembrolizumab | 4 ML VIAL | 30021500 | NIL | ₹1,58,400.00 => 158400
| 3 | Hertraz 440 | Trastuzumab | 1 VIAL | 30021500 | NIL | ₹58,500.00 => 58500
| 4 | Eprex 4000 | Erythropoietin | 1 PFS | 30021500 | 5% | ₹1,642.50 => 1642.5
| 5 | Neukine 300 | Filgrastim | 1 PFS | 30021500 | 5% | ₹1,190.00 => 1190
| 6 | Emend 125/80 | Aprepitant | 3 CAP | 30049099 | 5% | ₹1,875.00 => 1875
| 7 | Ondero 5 | Linagliptin | 10 TAB | 30049099 | 5% | ₹465.00 => 465
| 8 | Endoxan 50 | Cyclophosphamide | 10 TAB | 30049049 | 5% | ₹58.70 => 58.7
`,
      },
    ],
  },
];
