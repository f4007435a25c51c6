import type { SheetCase } from '../sheet-case.ts';

/** Counts of the shelves, and texts of programs. */
export const COUNTS_AND_TEXTS: readonly SheetCase[] = [
  {
    name: 'count-book-and-shelf',
    origin: 'stock-count',
    kind: 'drugs',
    format: 'xls',
    known: true,
    sheets: [
      {
        name: 'Audit',
        lines: `
#| STOCK AUDIT SHEET | | | Date: | 31/10/2026
#| Auditor: | Prakash & Co.

C| . | name | . | stock | . | .
H| S/N | Medicine Name | Book Stock | Counted Qty | Short/Excess | Remarks
| 1 | Aldigesic P | 30 | 30 | 0 | 
| 2 | Bevon syrup | 8 | 7 | -1 | broken
| 3 | Ciplactin | 25 | 27 | 2 | 
| 4 | Domstal | 44 | 44 | 0 | 
| 5 | Emanzen D | 12 | NIL | -12 | not found
=| | TOTAL | 119 | 108 | -11 | 
`,
      },
    ],
  },
  {
    name: 'count-names-only',
    origin: 'stock-count',
    kind: 'drugs',
    format: 'csv',
    known: true,
    sheets: [
      {
        name: 'count',
        lines: `
C| name | stock | rack
H| Item | Actual | Bin
| Acogut 300 | 12 | 4A
| Buscogast, 10 mg | 30 | 4A
| Cremaffin Plus 225ml | 5 | 4B
| Dologel CT | 7 | 4C
| Enterogermina | 18 | 4C
`,
      },
    ],
  },
  {
    name: 'text-windows-1252',
    origin: 'program',
    kind: 'drugs',
    format: 'csv-1252',
    purpose: 'prices',
    sheets: [
      {
        name: 'text',
        lines: `
#| Catalogue d’import – Pondicherry
C| . | name | pack | manufacturer | cost | price
H| Réf. | Product | Presentation | Laboratory | Dealer Price | M.R.P.
| P-01 | Avène Eau Thermale | 50 ml | Pierre Fabre | 412.00 | 590
| P-02 | Bioderma Sébium Gel | 200 ml | Bioderma | 840 | 1,199 => 1199
| P-03 | Cicaplast Baume B5 | 40 ml | La Roche-Posay | 770.5 | 1,100.00 => 1100
| P-04 | Effaclar Gel – mousse | 200 ml | La Roche-Posay | 1015 | 1450
`,
      },
    ],
  },
  {
    name: 'text-unicode',
    origin: 'program',
    kind: 'drugs',
    format: 'csv-utf16',
    sheets: [
      {
        name: 'text',
        lines: `
#| औषध साठा
C| . | name | batch | expiry | stock | price
H| अ.क्र. | औषधाचे नाव / Drug Name | Batch No | Expiry Date | Qty | MRP
| 1 | ओमी Omee 20 | OM1 | 30/09/2027 => 2027-09-30 | 20 | 58.4
| 2 | Pudin Hara (पुदीन हरा) | PH | 31/12/2028 => 2028-12-31 | 30 | 25
| 3 | Rumalaya Gel | RG4 | 30/06/2028 => 2028-06-30 | 4 | 130.00
`,
      },
    ],
  },
  {
    name: 'text-tabs-named-xls',
    origin: 'program',
    kind: 'drugs',
    format: 'tsv-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
C| . | name | generic | pack | stock | . | price | . | expiry | batch
H| SrNo | ProductName | SaltName | Packing | ClosingStock | ReOrder | MRP | SaleRate | ExpiryDt | BatchNo
| 1 | ALTHEA | Cyproterone 2mg | 21'S | 5 | 2 | 418.5 | 400 | 31/08/2028 | AL2
| 2 | BANDRONE 150 | Ibandronic acid | 1'S | 2 | 1 | 611 | 600 | 31/01/2028 | BD150
| 3 | CALAPTIN 40 | Verapamil 40mg | 10'S | 9 | 5 | 15.2 | 15 | 30/04/2028 | CAL4
| 4 | DILTIAZEM 30 (ANGIZEM) | Diltiazem 30mg | 10'S | 0 | 5 | 42.75 | 42 | 30/11/2027 | AG30
`,
      },
    ],
  },
  {
    name: 'same-names-other-batches',
    origin: 'program',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Query1',
        lines: `
C| batch | name | expiry | price | stock
H| LotNumber | MaterialName | ExpDate | UnitMRP | SOH
| "00912" | Insugen 30/70 | {2027-03-31 yyyy-mm-dd} | 151.90 | 6
| "00977" | Insugen 30/70 | {2027-11-30 yyyy-mm-dd} | 155 | 10
| 4410 | INSUGEN␣30/70 | {2028-01-31 yyyy-mm-dd} | 155 | 4
| HX1 | Human Mixtard 30/70 | {2027-08-31 yyyy-mm-dd} | 164.72 | 12
| NA | Insulin syringe 40IU | - | 8.5 | 100
`,
      },
    ],
  },
];
