import type { SheetCase } from '../sheet-case.ts';

/** Price lists of laboratories of a sixth trial, written before its reader was read. */
export const SIXTH_LABS_ONE: readonly SheetCase[] = [
  {
    name: 'sixth-lab-software-dump',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'html-as-xls',
    sheets: [
      {
        name: 't',
        lines: `
C| . | . | name | . | specimen | . | . | price | . | .
H| TEST_ID | SHORT_NM | TEST_NAME | DEPT_NAME | SAMPLE_TYPE | CONTAINER | TAT_HRS | PATIENT_RATE | IS_ACTIVE | UPD_ON
| 1001 | CBC | Complete Blood Count | HAEMATOLOGY | Whole Blood | Lavender | 4 | 300.00 | Y | 01/10/2026
| 1002 | HBA1C | Glycated Haemoglobin (HbA1c) | BIOCHEMISTRY | Whole Blood | Lavender | 6 | 480.00 | Y | 01/10/2026
| 1003 | FBS | Glucose - Fasting | BIOCHEMISTRY | Plasma | Grey | 3 | 60.00 | Y | 01/10/2026
| 1010 | VITD | Vitamin D (25-OH) | IMMUNOLOGY | Serum | SST | 24 | 1,450.00 => 1450 | Y | 12/11/2026
| 1011 | B12 | Vitamin B12 | IMMUNOLOGY | Serum | SST | 24 | 950.00 | N | 12/11/2026
| 1015 | URE | Urine Routine Examination | CLINICAL PATHOLOGY | Urine | Sterile cup | 2 | 100.00 | Y | 01/10/2026
`,
      },
    ],
  },
  {
    name: 'sixth-lab-opd-charges',
    origin: 'hospital',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Charges',
        merged: true,
        lines: `
#| ST. MARY'S MISSION HOSPITAL
#| Laboratory charges w.e.f. 1.9.26
C| . | name | price | unit | range
H| Sl.No. | Investigations | Charges (Rs.P) | Unit | Normal values
%| I. Haematology
| 1. | Hb% | 50.00 | gm% | 12 - 16
| 2. | TC, DC | 80.00 | cells/cumm | 4000 - 11000
| 3. | ESR | 50.00 | mm/hr | 0 - 20
| 4. | BT, CT | 60.00 | min |
%| II. Biochemistry
| 5. | Blood Sugar - F | 50.00 | mg/dl | 70 - 110
| 6. | Blood Sugar - PP | 50.00 | mg/dl | < 140
| 7. | S. Bilirubin (T & D) | 150.00 | mg/dl | 0.2 - 1.2
| 8. | SGOT/SGPT | 200.00 | U/L | up to 40
| 9. | Blood urea | Free for staff => !not a number | mg/dl | 15 - 45
%| III. Serology
| 10. | VDRL | Rs. 120.00 => 120 | |
| 11. | Blood Group & Rh | Rs. 100/- => 100 | |

#| N.B.: Night charges 25% extra.
#| Lab Incharge
`,
      },
    ],
  },
];
