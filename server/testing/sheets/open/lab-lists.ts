import type { SheetCase } from '../sheet-case.ts';

/** Price lists of laboratory tests. */
export const LAB_LISTS: readonly SheetCase[] = [
  {
    name: 'lab-rate-list',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'RATE LIST',
        merged: true,
        lines: `
#| SANJEEVANI PATHOLOGY LABORATORY
#| RATE LIST 2026-27

C| . | name | specimen | method | . | price
H| S.No | Test Name | Sample | Method | TAT | Rate
%| HAEMATOLOGY
| 1 | Complete Blood Count (CBC) | EDTA Blood | Automated | Same day | 300
| 2 | ESR (Westergren) | EDTA Blood | Westergren | Same day | 100
| 3 | Peripheral Smear | EDTA Blood | Microscopy | 24 hrs | Rs.150/- => 150
%| BIOCHEMISTRY
| 4 | Blood Sugar Fasting | Fluoride | GOD-POD | Same day | 80
| 5 | HbA1c | EDTA Blood | HPLC | 24 hrs | ₹ 450 => 450
| 6 | Total Bilirubin | Serum | Diazo | Same day | 150
%| MICROBIOLOGY
| 7 | Urine Culture | Urine (sterile) | Culture | 72 hrs | "1,050.00" => 1050
#| * Home collection Rs. 100 extra
`,
      },
    ],
  },
  {
    name: 'lab-ranges',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xls',
    sheets: [
      {
        name: 'Tests',
        lines: `
C| name | unit | range | price
H| Investigation | Unit | Reference Range | Charges
| Haemoglobin | g/dL | 12.0 - 16.0 | 60
| Serum Creatinine | mg/dL | 0.6 - 1.2 | 120
| Serum Uric Acid | mg/dL | 3.5 - 7.2 | 130
| Serum Sodium | mmol/L | 135 - 145 | 140
| TSH | µIU/mL | 0.35 - 5.50 | 250
| RA Factor | IU/mL | < 14 | 
| CRP | mg/L | Up to 6 | 300
| Blood Group |  |  | 60
`,
      },
    ],
  },
  {
    name: 'lab-mrp-and-b2b',
    origin: 'reference-laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'B2B Oct',
        lines: `
#| PARTNER RATE CARD (CONFIDENTIAL)
C| . | name | . | specimen | . | price | .
H| Test Code | Test Name | Department | Specimen | Schedule | MRP | B2B Price
| BC001 | 25-OH Vitamin D (Total) | Immunology | Serum 1 ml | Daily 4 pm | 1600 | 480
| BC002 | Vitamin B12 | Immunology | Serum 1 ml | Daily 4 pm | 1100 | 330
| BC010 | Anti CCP | Serology | Serum 1 ml | Mon/Thu | 1500 | 600
| HM021 | Hb Electrophoresis (HPLC) | Haematology | Whole blood EDTA 3 ml | Daily | 900 | 350
| MB100 | TB Gold (IGRA) | Molecular | Special tubes | Tue/Fri | 2800 | 1450
| MB101 | HBV DNA Quantitative, Real Time PCR | Molecular | EDTA Plasma | Wed | "4,500/-" => 4500 | "2,100/-"
`,
      },
    ],
  },
  {
    name: 'lab-hand-kept',
    origin: 'hand-kept',
    kind: 'lab-tests',
    format: 'ods',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| name | price
H| Test | Amount (Rs)
| Hb | 50
| TLC, DLC | 80
| Blood sugar (F) / (PP) | 60
| Urine R/M␠ | 70
| Widal | 120 Rs => 120
| MP (card) | free => !not a number
| Urine pregnancy test | 80
| ECG | 200
`,
      },
    ],
  },
  {
    name: 'lab-page-saved',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| Lifeline Diagnostics – Test Master
C| . | name | . | method | unit | range | price
H| Code | Test | Dept. | Methodology | Units | Normal Values | Price
| L01 | SGOT (AST) | BIO | IFCC | U/L | 5 - 40 | 130
| L02 | SGPT (ALT) | BIO | IFCC | U/L | 5 - 45 | 130.00
| L03 | Alkaline Phosphatase | BIO | PNPP | U/L | 44 - 147 | 140
| L04 | Total Protein | BIO | Biuret | g/dL | 6.4 - 8.3 | 100
| L05 | Serum Albumin | BIO | BCG | g/dL | 3.5 - 5.2 | 100
#| Page 1 of 2
H| Code | Test | Dept. | Methodology | Units | Normal Values | Price
| L06 | Serum Calcium | BIO | Arsenazo | mg/dL | 8.6 - 10.2 | 150
| L07 | Serum Amylase | BIO | CNPG3 | U/L | 28 - 100 | 350
=| | Total Tests : 7 | | | | | 
`,
      },
    ],
  },
  {
    name: 'lab-second-sheet',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Index',
        lines: `
#| Contents
#| 1. Price list
#| 2. Collection centres`,
      },
      {
        name: 'Price list',
        lines: `
#| Effective 1st April 2026
C| . | name | specimen | price
H| SR | INVESTIGATION | SPECIMEN | CHARGES
H| NO | NAME | TYPE | (RS.)
| 1 | Lipid Profile | Serum | 500
| 2 | Liver Function Test | Serum | 600
| 3 | Kidney Function Test | Serum | 550
| 4 | Thyroid Profile (T3 T4 TSH) | Serum | 450
| 5 | Iron Studies | Serum | 900
`,
      },
    ],
  },
  {
    name: 'lab-dump',
    origin: 'program',
    kind: 'lab-tests',
    format: 'csv',
    sheets: [
      {
        name: 'dump',
        lines: `
C| . | name | . | price | specimen | unit | range
H| test_id | test_name | category | price | sample_type | unit | bio_ref_interval
| 1 | D-Dimer | Coagulation | 1200.00 | Citrate plasma | ng/mL FEU | <500
| 2 | Prothrombin Time (PT/INR) | Coagulation | 350.00 | Citrate plasma | sec | 11-13.5
| 3 | Troponin I, High Sensitive | Cardiac | 1500.00 | Serum | ng/L | <19
| 4 | NT-proBNP | Cardiac | 2200.00 | Serum | pg/mL | <125
| 5 | Procalcitonin | Sepsis | 2500.00 | Serum | ng/mL | <0.5
`,
      },
    ],
  },
  {
    name: 'lab-parameters-below',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Profiles',
        lines: `
C| name | . | unit | range | price
H| Test Name | Parameter | Unit | Normal Range | Price
| Haemogram | Haemoglobin | g/dL | 13 - 17 | 350
:| | WBC | /cumm | 4000 - 11000 | 
:| | Platelets | lakh/cumm | 1.5 - 4.5 | 
| Renal Profile | Urea | mg/dL | 15 - 40 | 500
:| | Creatinine | mg/dL | 0.6 - 1.2 | 
:| | Uric acid | mg/dL | 3.5 - 7.2 | 
| Blood Group & Rh | | | | 80
`,
      },
    ],
  },
  {
    name: 'lab-semicolons',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'csv-semicolon',
    sheets: [
      {
        name: 'list',
        lines: `
C| name | specimen | price
H| Test | Sample Type | MRP
| Dengue NS1 Antigen | Serum | 600
| Dengue IgM; IgG | Serum | 1000
| Malaria Antigen | EDTA | 300
| Typhidot | Serum | 350
| Scrub Typhus IgM | Serum | 900
`,
      },
    ],
  },
  {
    name: 'lab-hindi',
    origin: 'hand-kept',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'जाँच',
        lines: `
#| जाँच दर सूची
C| . | name | price
H| क्र. | जाँच का नाम | दर
| 1 | हीमोग्लोबिन (Hb) | 50
| 2 | शुगर (Sugar) | 60
| 3 | पेशाब जाँच | 70
| 4 | Widal | ₹120 => 120
`,
      },
    ],
  },
];
