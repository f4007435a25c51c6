import type { SheetCase } from '../sheet-case.ts';

/** The other half of the fifth trial's price lists of laboratories. */
export const FIFTH_LABS_TWO: readonly SheetCase[] = [
  {
    name: 'fifth-lab-profiles',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'l',
        lines: `
#| NIDAN DIAGNOSTICS – CHARGES FOR CLINICS
C| . | name | . | unit | range | price
H| S.No | Test / Profile | Parameters | Units | Ref. Range | MRP (Rs.)
| 1 | Lipid Profile | Total Cholesterol | mg/dL | < 200 | Rs. 500/- => 500
:| | | Triglycerides | mg/dL | < 150 |
:| | | HDL | mg/dL | > 40 |
:| | | LDL | mg/dL | < 100 |
| 2 | Thyroid Profile | T3 | ng/mL | 0.8 - 2.0 | Rs. 450/- => 450
:| | | T4 | µg/dL | 5.1 - 14.1 |
:| | | TSH | µIU/mL | 0.27 - 4.2 |
| 3 | Serum Iron | Iron | µg/dL | 60 - 170 | Rs. 300/- => 300
| 4 | CRP | CRP | mg/L | < 6 | Rs. 350/- => 350
| 5 | D-Dimer | D-Dimer | ng/mL FEU | < 500 | Rs. 1,100/- => 1100
#| Reports by WhatsApp. Timings 7 am – 9 pm.
`,
      },
    ],
  },
  {
    name: 'fifth-lab-second-sheet',
    origin: 'hospital',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Contacts',
        lines: `
#| Name | Phone
#| Reception | 0712-220011
#| Collection | 0712-220012
`,
      },
      {
        name: 'Tariff',
        merged: true,
        hiddenColumns: ['D'],
        lines: `
#| TARIFF OF INVESTIGATIONS

C| . | name | specimen | . | price | .
H| Sr. | Name of Investigation | Sample Reqd. | Cost to us | OPD Rate | Remarks
%| A) HAEMATOLOGY
| 1 | ESR (Westergren) | EDTA | 20 | {n 70 : "₹ "0} |
| 2 | Peripheral Smear | EDTA | 45 | {n 150 : "₹ "0} |
| 3 | PT / INR | Citrate | 110 | {n 280 : "₹ "0} | fill to mark
%| B) SEROLOGY
| 4 | RA Factor | Serum | 90 | {n 250 : "₹ "0} |
| 5 | ASO Titre | Serum | 110 | {n 300 : "₹ "0} |
| 6 | HIV 1 & 2 | Serum | 130 | {n 400 : "₹ "0} | with consent form
=| | Total investigations: 6 | | | |
`,
      },
    ],
  },
];
