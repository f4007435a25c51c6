import type { SheetCase } from '../sheet-case.ts';

/** Sheets with several prices; one is the MRP. */
export const PRICES: readonly SheetCase[] = [
  {
    name: 'five-prices',
    origin: 'wholesaler',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'prices',
    sheets: [
      {
        name: 'Sheet1',
        lines: `
#| SAI SURYA PHARMACEUTICALS, VIJAYAWADA
#| STOCKIST OFFER LIST - NOVEMBER
C| . | name | pack | . | . | cost | price | . | gst
H| S.No | Brand | Pack | PTS | PTR (excl GST) | Net Rate | New MRP | Old MRP | GST
| 1 | Alfoo 10 | 10's | 180.00 | 200.00 | 210.40 | 294.60 | 280.00 | 5
| 2 | Betadine Gargle | 100ml | 85.20 | 94.60 | 99.35 | 139.00 | 131.00 | 5
| 3 | Cilacar 10 | 15's | 96.10 | 106.70 | 112.05 | 156.90 | 149.00 | 5
| 4 | Duphaston | 10's | 512.00 | 568.80 | 597.30 | 836.20 | 796.00 | 5
| 5 | Foracort 200 | 120 md | 301.00 | 334.40 | 351.15 | 491.60 | 468.00 | 5
`,
      },
    ],
  },
  {
    name: 'rupees-and-paise-apart',
    origin: 'hand-kept',
    kind: 'drugs',
    format: 'xls',
    sheets: [
      {
        name: 'Register',
        lines: `
C| name | stock | price | . | expiry
H| Medicine | Qty | Rs. | P. | Expiry
~| Avil 25 | 30 | 11 => 11.5 | 50 | 08/27
~| Brufen 200 | 45 | 6 => 6.05 | 05 | 11/27
~| Crocin Syp | 6 | 42 => 42.9 | 90 | 02/28
~| Digene Tab | 20 | 21 => 21.25 | 25 | 04/28
| Eldoper | 10 | 18 | 00 | 01/28
| Folvite | 60 | 66 | 00 | 07/27
| Gelusil | 12 | 29 | 00 | 10/27
`,
      },
    ],
  },
  {
    name: 'price-per-pack-and-packs-received',
    origin: 'invoice',
    kind: 'drugs',
    format: 'xlsx',
    purpose: 'delivery',
    sheets: [
      {
        name: 'DC',
        lines: `
#| DELIVERY CHALLAN 7781
C| name | stock | . | . | price | cost | batch | expiry
H| Product | No. of Packs | Qty per Pack | Total Tablets | MRP / Pack | Rate / Pack | Batch | Expiry
| Glycomet 500 | 20 | 20 | 400 | 34.10 | 24.35 | GL51 | 09/27
| Losar H | 10 | 15 | 150 | 121.00 | 86.40 | LH02 | 04/28
| Rosuvas 10 | 6 | 15 | 90 | 312.50 | 223.20 | RV10 | 06/28
| Stamlo 5 | 25 | 30 | 750 | 148.20 | 105.85 | ST5 | 12/27
`,
      },
    ],
  },
  {
    name: 'price-with-tax-and-without',
    origin: 'program',
    kind: 'drugs',
    format: 'csv-semicolon',
    sheets: [
      {
        name: 'data',
        lines: `
C| . | name | . | cost | . | price | gst | . | stock | expiry
H| ItemID | ItemName | SalePriceExclTax | PurchasePrice | Margin% | MRP(InclTax) | TaxPer | StockValue | StockQty | ExpiryDate
| 201 | Aciloc 300 | 41.20 | 30.10 | 26.9 | 46.14 | 12 | 722.40 | 24 | 31/08/2027
| 202 | Benadryl CF | 108.93 | 84.60 | 22.3 | 122.00 | 12 | 507.60 | 6 | 30/11/2027
| 203 | Cipcal 500 | 88.98 | 67.25 | 24.4 | 105.00 | 18 | 538.00 | 8 | 31/01/2028
| 204 | Dolopar | 25.44 | 19.00 | 25.3 | 28.49 | 12 | 950.00 | 50 | 31/03/2028
`,
      },
    ],
  },
];
