import type { SheetCase } from '../sheet-case.ts';

/** Stock and price lists that stockists send by mail or WhatsApp. */
export const WHOLESALERS: readonly SheetCase[] = [
  {
    name: 'wholesaler-stock-list',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'LIST',
        merged: true,
        lines: `
#| MAHAVEER DISTRIBUTORS (PHARMA WHOLESALERS)
#| D.L. No. 20B/21B-1234  GSTIN 23ABCDE1234F1Z5
#| PLS CONFIRM STOCK BEFORE ORDER !!!

C| . | name | pack | manufacturer | cost | price | . | stock | expiry
H| S.NO | MEDICINE | PACKING | COMPANY | PTR | MRP | SCHEME | STOCK | EXP.
| 1 | ARKAMIN 100 | 30'S | UNICHEM | 44.10 | 61.74 | 10+1 | 500 | 10/27
| 2 | BETALOC 25 | 30'S | ASTRA | 88.00 | 123.20 | NET | 120 | 07/28
| 3 | CALCIROL SACHET | 1 GM | CADILA | 31.2 | 43.68 | 10+2 | 300 | 04/27
| 4 | DOLOPAR | 15 TAB | MICRO | 19.62 | 27.47 | - | 44 STRIP => 44 | 01/28
| 5 | EMESET 4 | 10 TAB | CIPLA | 41.90 | 58.66 | 20+2 | 260 | 12/27
| 6 | FLAGYL 400 | 15 TAB | ABBOTT | 16.50 | 23.10 | NET | NIL | 05/27
| 7 | GRILINCTUS BM | 100ML | FRANCO | 98.3 | 137.62 | NET | 73 | 05.2027 => 2027-05
#| RATES SUBJECT TO CHANGE WITHOUT NOTICE. E.&O.E.
`,
      },
    ],
  },
  {
    name: 'wholesaler-cost-before-price',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xls',
    purpose: 'prices',
    sheets: [
      {
        name: 'Rates',
        lines: `
#| Rate list Oct 2026
C| name | generic | pack | . | cost | price
H| BRAND | COMPOSITION | PACK | PTS | PTR | MRP (Incl. of all taxes)
| CEFOLAC 200 | CEFIXIME 200MG | 1x10 TAB | 68.57 | 76.19 | 106.67
| CEFOLAC-O | CEFIXIME 200 + OFLOXACIN 200 | 1x10 TAB | 91.71 | 101.9 | 142.66
| RABICIP-D | RABEPRAZOLE 20MG + DOMPERIDONE 30MG SR | 10×10 | 73.47 | 81.63 | 114.28
| LEVOMAC 500 | LEVOFLOXACIN 500MG | 1x5 TAB | 29.39 | 32.65 | 45.71
| ASCORIL-LS SYP | AMBROXOL + LEVOSALBUTAMOL + GUAIPHENESIN | 100ML | 77.14 | 85.71 | 120
`,
      },
    ],
  },
  {
    name: 'wholesaler-side-notes',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      { name: 'Read me', lines: `#| Dear customer,⏎list is on the next sheet.⏎Thanks` },
      {
        name: 'Stock 20.11',
        lines: `



C| . | name | stock | price | expiry | batch
H| | Prod. | Tot Qty | M.R.P | Expiry (MM/YY) | Lot
| | Telma 40 | 30 | 123.5 | 08/27 | T4-5512 
| | Telma-H | 18 | 158.9 | 09/27 | TH-221
| | Telma AM | 0 | 171.25 | 11/27 | TA-90
| new | Teneligliptin 20 (Tenepla) | 25 | 82 | 02/28 | TP-007
| ask | Thyrox 100 | 14 | ₹ 141.20 => 141.2 | 03/28 | 1E5 => 1E5
| | Tramazac 50 | 5 STRIP => 5 | ₹85/- => 85 | 06/27 | TR5
`,
      },
    ],
  },
  {
    name: 'wholesaler-sheets-by-form',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'prices',
    sheets: [
      {
        name: 'TABLETS',
        lines: `
C| name | pack | price
H| PRODUCT NAME | PACK | MRP
| LOSAR 50 | 15'S | 105.00
| LOSAR-H | 15'S | 128.40
| METROGYL 400 | 15'S | 23.3
`,
      },
      {
        name: 'SYRUPS',
        lines: `
C| name | pack | price
H| PRODUCT NAME | PACK | MRP
| METROGYL SUSP | 60ML | 38.15
| OFLOX-M SUSP | 60ML | 66.00
`,
      },
    ],
  },
  {
    name: 'government-generic-list',
    origin: 'jan-aushadhi',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'prices',
    sheets: [
      {
        name: 'Product List',
        merged: true,
        lines: `
#| PRODUCT LIST OF GENERIC MEDICINES (with MRP)

C| . | . | name | pack | price | .
H| Sr No | Drug Code | Generic Name | Unit Size | MRP | Group Name
| 1 | 1 | Aceclofenac 100mg and Paracetamol 325 mg Tablets | 10's | 10 | Analgesic/Antipyretic/Anti-Inflammatory
| 2 | 2 | Aceclofenac Tablets IP 100mg | 10's | 8 | Analgesic/Antipyretic/Anti-Inflammatory
| 3 | 4 | Acetaminophen 325 + Tramadol Hydrochloride 37.5⏎film coated Tablet | 10's | 10 | Analgesic/Antipyretic/Anti-Inflammatory
| 4 | 5 | ASPIRIN Tablets IP 150 mg | 14's | 4.5 | Cardiovascular
| 5 | 6 | DICLOFENAC 50 mg + PARACETAMOL 325 mg + CHLORZOXAZONE 500 mg Tablets | 10's | 12 | Analgesic/Antipyretic/Anti-Inflammatory
| 6 | 13 | Ibuprofen 400 mg and Paracetamol 325 mg Tablets I.P. | 15's | 11.88 | Analgesic/Antipyretic/Anti-Inflammatory
| 7 | 15 | Total Parenteral Nutrition 1000ml | Bag | 980 | Nutrition
`,
      },
    ],
  },
  {
    name: 'wholesaler-20000-rows',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'ALL ITEMS',
        lines: () => {
          const lines = [
            '#| COMPLETE STOCK LIST',
            'C| . | name | pack | batch | expiry | stock | price',
            'H| SR | ITEM | PACK | BATCH | EXP | STK | MRP',
          ];
          for (let n = 1; n <= 20_000; n += 1) {
            const month = String((n % 12) + 1).padStart(2, '0');
            const price = (5 + (n % 900) + (n % 4) / 4).toFixed(2);
            const name = `ITEM ${String(n).padStart(5, '0')} ${n % 3 === 0 ? 'TAB' : 'CAP'}`;
            lines.push(
              `| ${n} | ${name} | 10'S | B${n} | ${month}/${27 + (n % 3)} | ${n % 70} | ${price}`,
            );
          }
          lines.push('=| | GRAND TOTAL | | | | 690000 | ');
          return lines.join('\n');
        },
      },
    ],
  },
];
