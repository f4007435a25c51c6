import type { SheetCase } from '../sheet-case.ts';

/** Lists that stockists and companies send. */
export const STOCKISTS: readonly SheetCase[] = [
  {
    name: 'stockist-offers',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Sheet1',
        merged: true,
        lines: `
#| AGGARWAL PHARMA  ***  DIWALI OFFERS
#| WhatsApp 98XXXXXX10
C| stock | name | pack | . | cost | price | expiry | manufacturer
H| Avl. | Brand Name | Pkg | Deal | Net Rate | MRP | Exp Date | Marketer
| 240 | ACECLO PLUS | 10x10 | 9+1 | 33.75 | 52.40 | Nov 2027 => 2027-11 | ARISTO
| 96 | BANOCIDE FORTE | 30T | | 12.91 | 18.07 | Jan 2028 => 2028-01 | GSK
| 150 | CHYMORAL FORTE | 20T | 20+3 | 287.7 | 411.9 | Mar 2028 => 2028-03 | TORRENT
| 0 | DROTAVERINE 80 (DOTARIN) | 10T | | 49 | 71.25 | Dec 2027 => 2027-12 | EAST WEST
| 60 | ENZOMAC PLUS | 10T | net | 131.65 | 188.5 | expired? => !a question | MACLEODS
#| Order before 5 pm
`,
      },
    ],
  },
  {
    name: 'company-price-revision',
    origin: 'company',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'prices',
    sheets: [
      {
        name: 'Revision',
        lines: `
#| Price revision circular no. 14/2026
#| Effective from 1st December 2026
C| . | name | pack | . | price | .
H| Sl. | Product | Pack | Old MRP | Revised MRP | % Change
| 1 | Tossex Syrup | 100 ml | 128.50 | 134.90 | {5%}
| 2 | Ulgel Suspension | 200 ml | 140 | 147 | {5%}
| 3 | Valzaar 80 | 15 tab | 166.2 | 174.5 | {5%}
| 4 | Wysolone 10 | 15 tab | 18.35 | 19.27 | {5%}
| 5 | Xyzal 5 | 10 tab | 106 | 111.3 | {5%}
`,
      },
    ],
  },
  {
    name: 'stockist-by-company-sheets',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xls',
    purpose: 'prices',
    sheets: [
      {
        name: 'ALKEM',
        lines: `
#| ALKEM
C| name | pack | cost | price
H| Product | Pack | PTR | MRP
| CLAVAM BID DRY SYP | 30ML | 47.61 | 66.66
| GEMCAL | 15CAP | 204.9 | 286.95
| TAXIM-O 200 | 10TAB | 78.28 | 109.6
`,
      },
      {
        name: 'SUN',
        lines: `
#| SUN PHARMA
C| name | pack | cost | price
H| Product | Pack | PTR | MRP
| GEMER 1 | 15TAB | 89.9 | 125.9
| PANTOCID DSR | 15CAP | 164.3 | 230.05
`,
      },
    ],
  },
  {
    name: 'herbal-price-list',
    origin: 'company',
    kind: 'drugs',
    format: 'ods',
    purpose: 'prices',
    sheets: [
      {
        name: 'Rate List',
        lines: `
#| SHUDDH AYURVED BHAVAN
#| RETAIL PRICE LIST

C| . | name | pack | price | .
H| Code | Name of the Product | Net Wt./Qty | MRP Rs. | Case
%| CHURNA
| CH01 | Avipattikar Churna | 100 gm | Rs. 95 => 95 | 60
| CH02 | Hingwashtak Churna | 100 gm | Rs. 110 => 110 | 60
%| RAS-RASAYAN
| RR11 | Arogyavardhini Vati | 80 tab | 115/- => 115 | 120
| RR15 | Suvarna Vasant Malti Ras | 10 tab | Rs. 1,085.50 => 1085.5 | 50
%| OIL
| TL03 | Mahanarayan Tail | 100 ml | ₹ 180/- => 180 | 48
| TL04 | Panchaguna Tail | 50 ml | as per pack => !not a number | 48
`,
      },
    ],
  },
  {
    name: 'stockist-company-once',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    sheets: [
      {
        name: 'Stk',
        lines: `
C| manufacturer | name | . | stock | price | expiry | batch
H| Mfg Co. | Drug Description | Divn | Phy. Stock | Consumer Price | Use Before | Lot/Batch
| IPCA | Etova 400 | Pain | 14 | 168.40 | 2027/10 => 2027-10 | ET41A
| => IPCA | Folitrax 10 | Rheum | 6 | 178.45 | 2028/01 => 2028-01 | FX10
| => IPCA | HCQS 200 | Rheum | 30 | 96.55 | 2027/12 => 2027-12 | HQ8820
| SANOFI | Hemax 4000 | Neph | 2 | 1499 | 2027/06 => 2027-06 | HM40
| => SANOFI | Imodium | GI | 45 | 26 | 2028/08 => 2028-08 | IM5
=| | TOTAL STOCK | | 97 | | | 
`,
      },
    ],
  },
  {
    name: 'stockist-20000-batches',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'html-as-xls',
    sheets: [
      {
        name: 'Sheet1',
        lines: () => {
          const lines = [
            '#| ALL INDIA DRUG DEPOT',
            '#| Live stock',
            'C| name | batch | stock | cost | price | expiry',
            'H| Material Description | Batch | Unrestricted Qty | PTS | MRP | SLED/BBD',
          ];
          for (let n = 0; n < 20_000; n += 1) {
            const month = String((n % 12) + 1).padStart(2, '0');
            const price = (12 + (n % 1700) / 4).toFixed(2);
            const cost = (9 + (n % 1700) / 5).toFixed(2);
            const name = n % 2 === 0 ? `PRODUCT ${n} MG` : `=> PRODUCT ${n - 1} MG`;
            const year = 2027 + (n % 3);
            const expiry = `28.${month}.${year} => ${year}-${month}-28`;
            lines.push(`| ${name} | L${n}X | ${1 + (n % 40)} | ${cost} | ${price} | ${expiry}`);
          }
          lines.push('=| Total | | 410000 | | | ');
          return lines.join('\n');
        },
      },
    ],
  },
];
