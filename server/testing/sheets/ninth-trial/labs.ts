import type { SheetCase } from '../sheet-case.ts';

/** Tests of laboratories: written before the reader was seen, and used to mend it. */
export const NINTH_LABS: readonly SheetCase[] = [
  {
    name: 'ninth-13-lab-rate-card',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Rate Card',
        merged: true,
        lines: `
#| SUNRISE PATHOLOGY LABORATORY
#| Rate card w.e.f. 01/10/2026
C| . | name | specimen | . | price
H| S.No. | Test Name | Sample | Reporting | Rate (Rs.)
| 1 | Complete Blood Count (CBC) | EDTA Blood | Same day | 300
| 2 | Blood Group & Rh Typing | EDTA Blood | Same day | 100
| 3 | Fasting Blood Sugar | Fluoride Plasma | Same day | 60
| 4 | HbA1c | EDTA Blood | Same day | 450
| 5 | Liver Function Test (LFT) | Serum | Same day | 650
| 6 | Kidney Function Test (KFT) | Serum | Same day | 600
| 7 | Lipid Profile | Serum | Same day | 550
| 8 | Thyroid Profile (T3, T4, TSH) | Serum | Next day | 500
| 9 | Urine Routine & Microscopy | Urine | Same day | 120
| 10 | Vitamin D (25-OH) | Serum | Next day | 1200
#| Home collection charges Rs. 100 extra. Timings 7 am to 8 pm.
`,
      },
    ],
  },
  {
    name: 'ninth-14-lab-ranges-men-women-children',
    origin: 'laboratory program',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Masters',
        merged: true,
        lines: `
#| TEST MASTER WITH NORMAL VALUES
C| name | price | unit | . | . | .
H| Investigation | Charges | Unit | Normal Range | |
H| | | | Male | Female | Children
%| HAEMATOLOGY
| Complete Haemogram | 350 | | | |
:| Haemoglobin | | g/dL | 13.0 - 17.0 | 12.0 - 15.0 | 11.0 - 14.0
:| RBC Count | | mill/cumm | 4.5 - 5.5 | 3.8 - 4.8 | 4.0 - 5.2
:| WBC Count | | /cumm | 4000 - 11000 | 4000 - 11000 | 5000 - 15000
:| Platelet Count | | lakh/cumm | 1.5 - 4.5 | 1.5 - 4.5 | 1.5 - 4.5
| ESR | 100 | mm/hr | 0 - 15 | 0 - 20 | 0 - 10
%| BIOCHEMISTRY
| Uric Acid | 150 | mg/dL | 3.4 - 7.0 | 2.4 - 6.0 | 2.0 - 5.5
| Creatinine | 150 | mg/dL | 0.7 - 1.3 | 0.6 - 1.1 | 0.3 - 0.7
| Liver Function Test | 700 | | | |
:| Total Bilirubin | | mg/dL | 0.2 - 1.2 | 0.2 - 1.2 | 0.2 - 1.0
:| SGPT | | U/L | < 45 | < 34 | < 40
:| Alkaline Phosphatase | | U/L | 40 - 129 | 35 - 104 | 142 - 335
| Serum Ferritin | 800 | ng/mL | 30 - 400 | 13 - 150 | 7 - 140
`,
      },
    ],
  },
  {
    name: 'ninth-15-lab-opd-ipd-home',
    origin: 'hospital',
    kind: 'lab-tests',
    format: 'xls',
    sheets: [
      {
        name: 'LAB',
        merged: true,
        lines: `
#| ANAND MULTISPECIALITY HOSPITAL
#| LABORATORY CHARGES 2026-27
C| . | name | . | price | . | .
H| Sr | Investigation | Dept | RATES (Rs.) | |
H| | | | OPD | IPD | Home
| 1 | Dengue Profile (NS1, IgG, IgM) | Serology | 1,200/- => 1200 | 1,400/- | 1,350/-
| 2 | Malaria Parasite (Smear) | Haematology | 120/- => 120 | 150/- | 220/-
| 3 | Widal Test | Serology | 150/- => 150 | 180/- | 250/-
| 4 | CRP Quantitative | Serology | 450/- => 450 | 500/- | 550/-

| 5 | Troponin I | Biochemistry | 1,100/- => 1100 | 1,250/- | -
| 6 | ABG | Biochemistry | 900/- => 900 | 1,000/- | NA
| 7 | Serum Electrolytes | Biochemistry | 400/- => 400 | 450/- | 500/-
| 8 | Semen Analysis | Clin. Path | 300/- => 300 | 300/- | -
| 9 | Blood Culture | Microbiology | as per kit => !unreadable | as per kit | -
#| Emergency (10 pm - 7 am) : 25% extra on all tests
`,
      },
    ],
  },
  {
    name: 'ninth-16-lab-hindi-english',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'जाँच दर',
        merged: true,
        lines: `
#| गायत्री पैथोलॉजी, सतना
#| जाँच दर सूची
C| . | name | specimen | price
H| क्रमांक | जाँच का नाम | नमूना | दर (रु.)
H| S.No. | Name of Test | Sample | Rate (Rs.)
%| रक्त जाँच (Blood)
| 1 | Hb% | Blood | 50
| 2 | TLC, DLC | Blood | 100
| 3 | Blood Sugar (F) | Blood | ₹ 50 => 50
| 4 | Blood Sugar (PP) | Blood | ₹ 50 => 50
| 5 | मलेरिया जाँच | Blood | ₹ 100 => 100
%| मूत्र जाँच (Urine)
| 6 | Urine Routine | Urine | 80
| 7 | Urine Pregnancy Test | Urine | 100
%| पैनल (Packages)
| 8 | Full Body Checkup | Blood | ₹ 1,499 => 1499
| 9 | Fever Panel | Blood | ₹ 999 => 999
#| रविवार को दोपहर 1 बजे तक खुला
`,
      },
    ],
  },
  {
    name: 'ninth-17-lab-hand-typed',
    origin: 'hand-kept',
    kind: 'lab-tests',
    format: 'csv-1252',
    sheets: [
      {
        name: 'csv',
        lines: `
C| name | price
H| Test | Rate
| Hb | Rs. 50/- => 50
| CBC | Rs. 250/- => 250
| Sugar fasting | Rs. 60/- => 60
| Sugar random | Rs. 60/- => 60
| Lipid profile | Rs. 500/- => 500
| Sr. creatinine | Rs. 150/- => 150
| Urine R/M | Rs. 100/- => 100
| ECG | Rs. 200/- => 200
| Vit B12 + Vit D | Rs. 1,600/- => 1600
`,
      },
    ],
  },
  {
    name: 'ninth-18-lab-franchise-html',
    origin: 'laboratory chain',
    kind: 'lab-tests',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| Accuro Diagnostics - Franchise Test Menu
C| . | name | method | specimen | price | .
H| Test Code | Test Name | Method | Specimen | MRP | B2B
%| ENDOCRINOLOGY
| AC1101 | TSH Ultrasensitive | CLIA | Serum | 300 | 95
| AC1104 | Free T3 | CLIA | Serum | 250 | 80
| AC1120 | Prolactin | CLIA | Serum | 500 | 160
| AC1131 | Cortisol Morning | CLIA | Serum | 600 | 210
%| IMMUNOLOGY
| AC2001 | ANA by IFA | IFA | Serum | 900 | 350
| AC2014 | Anti CCP | CLIA | Serum | 1500 | 550
| AC2022 | RA Factor | Immunoturbidimetry | Serum | 400 | 110
%| INFECTIOUS DISEASES
| AC3002 | HBsAg | CLIA | Serum | 350 | 100
| AC3007 | Anti HCV | CLIA | Serum | 700 | 220
| AC3010 | HIV 1 & 2 | CLIA | Serum | 450 | 140
`,
      },
    ],
  },
];
