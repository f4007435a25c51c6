import type { SheetCase } from '../sheet-case.ts';

/** More price lists of laboratory tests, as texts, pages and revisions. */
export const TESTS_TWO: readonly SheetCase[] = [
  {
    name: 'tests-text',
    origin: 'program',
    kind: 'lab-tests',
    format: 'csv-bom',
    sheets: [
      {
        name: 'text',
        lines: `
C| . | name | price | . | method | unit | range
H| InvCode | InvestigationName | Amount | Dept | MethodName | UnitName | NormalRange
| 1 | "Culture, Blood (Aerobic)" | 900 | MICRO | Automated | | No growth
| 2 | Hs-CRP | 550.00 | BIO | Turbidimetry | mg/L | < 3.0
| 3 | Lipase | 500 | BIO | Enzymatic | U/L | 13 - 60
| 4 | Magnesium | 300 | BIO | Xylidyl blue | mg/dL | 1.6 - 2.6
| 5 | Vitamin "A" | 2100 | BIO | HPLC | µg/dL | 30 - 65
`,
      },
    ],
  },
  {
    name: 'tests-text-1252',
    origin: 'program',
    kind: 'lab-tests',
    format: 'csv-1252',
    sheets: [
      {
        name: 'text',
        lines: `
#| Tarif – analyses
C| name | unit | range | price
H| Test | Unit | Reference Interval | Price
| Bêta-2 microglobulin | mg/L | 0.8 – 2.2 | 1100
| Cortisol 8 AM | µg/dL | 6 – 23 | 480
| Müller hormone (AMH) | ng/mL | 1.0 – 4.0 | 1750
| Sjögren’s antibodies | | Negative | 1900
`,
      },
    ],
  },
  {
    name: 'tests-revised-rates',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| Revised rates w.e.f. 01/12/2026
C| . | name | . | price
H| Sl.No | Name of the Test | Old Rate | New Rate
%| SEROLOGY
| 1 | ASO Titre | 250 | 280
| 2 | Chikungunya IgM | 700 | 750
| 3 | VDRL | 100 | 120
%| CARDIAC
| 4 | CPK-MB | 450 | ₹ 480.00 => 480
| 5 | LDH | 250 | 275
#| Page 1 of 1
`,
      },
    ],
  },
  {
    name: 'tests-tabs-named-xls',
    origin: 'program',
    kind: 'lab-tests',
    format: 'tsv-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| . | . | name | specimen | price
H| Sr | Department | Test | Specimen Type | Rate(INR)
| 1 | RADIOLOGY | X-Ray Chest PA | - | 300
| 2 | RADIOLOGY | USG Abdomen & Pelvis | - | 900
| 3 | CARDIOLOGY | ECG 12 lead | - | 200
| 4 | CYTOLOGY | Pap Smear | Cervical smear | 450
| 5 | HISTOPATH | Biopsy, small | Tissue in formalin | 1000
=| | | Total tests 5 | | 
`,
      },
    ],
  },
  {
    name: 'tests-hindi',
    origin: 'hand-kept',
    kind: 'lab-tests',
    format: 'csv-utf16',
    sheets: [
      {
        name: 'text',
        lines: `
#| पैथोलॉजी रेट लिस्ट
C| . | name | specimen | price
H| क्रमांक | टेस्ट का नाम | नमूना | शुल्क (रु.)
| 1 | खून की पूरी जाँच (CBC) | खून | 250
| 2 | थायराइड TSH | खून | 220
| 3 | पेशाब कल्चर | पेशाब | 500/- => 500
`,
      },
    ],
  },
  {
    name: 'tests-dates-beside',
    origin: 'laboratory',
    kind: 'lab-tests',
    format: 'xlsx',
    sheets: [
      {
        name: 'Tariff',
        hiddenColumns: ['A'],
        lines: `
C| . | name | method | . | price | .
H| id | Investigations | Method | Last revised | Tariff | Discount
| 501 | Allergy Panel (Food) | ELISA | {2026-04-01 dd-mm-yyyy} | 3500 | {10%}
| 502 | Bone Marrow Aspiration | Microscopy | {2026-04-01 dd-mm-yyyy} | {n 2200 : #,##0.00} | {0%}
| 503 | CSF Routine | Microscopy | {2026-04-01 dd-mm-yyyy} | {=400+200 : 600} | {0%}
| 504 | Fluid Cytology | Microscopy | {2026-04-01 dd-mm-yyyy} | 700 | {0%}
| 505 | Karyotyping | Culture | {2026-04-01 dd-mm-yyyy} | {#N/A} => !#N/A | {0%}
`,
      },
    ],
  },
];
