import { expect, it } from 'vitest';
import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import type { TableRow } from '../../platform/spreadsheet/table.ts';
import { drugLines } from './drug-lines.ts';

type Cells = TableRow<DrugField>['cells'];

function kinds(rows: readonly (readonly [cells: Cells, beside?: string])[]) {
  const lines = rows.map(([cells, beside], at) => ({
    ...{ row: at + 2, cells },
    ...(beside !== undefined && { beside }),
  }));
  return drugLines(lines, () => false).map(({ name, problem }) => problem?.kind ?? name);
}

it('gives a row without a name, or with a ditto mark, to the drug above', () => {
  expect(
    kinds([
      [{ name: 'Para 650', batch_no: 'A', quantity_in_stock: 4 }],
      [{ name: null, batch_no: 'B', quantity_in_stock: 5 }],
      [{ name: '-do-', batch_no: 'C', quantity_in_stock: 5 }],
      [{ name: null, batch_no: 'D', quantity_in_stock: '4 x 10' }],
      [{ name: null, quantity_in_stock: 5 }],
    ]),
  ).toEqual(['Para 650', 'Para 650', 'Para 650', 'Para 650', 'look']);
});

it('gives a name on a line of its own to the batches below it', () => {
  const rows = [
    [{ name: 'Para 650' }],
    [{ name: null, batch_no: 'A', quantity_in_stock: 4 }],
  ] as const;
  expect(kinds(rows)).toEqual(['left', 'Para 650']);
});

it.each<[Cells, string?]>([
  [{ name: 'GRAND TOTAL', price: 999_999, quantity_in_stock: 4 }],
  [{ name: 'Sub Total :', quantity_in_stock: 4 }],
  [{ name: 'Total C/F', quantity_in_stock: 64 }],
  [{ name: 'Closing balance', quantity_in_stock: 64 }],
  [{ name: 'CIPLA TOTAL', quantity_in_stock: 64 }],
  [{ name: 'कुल', quantity_in_stock: 201 }],
  [{ name: null, quantity_in_stock: 201 }, 'NET AMOUNT'],
  [{ name: null, batch_no: 'Sub Total', quantity_in_stock: 3 }],
  [{ name: 'ABBOTT HEALTHCARE PVT LTD' }],
  [{ name: null }, 'B. SYRUPS'],
  [{ name: 'Printed on 20-11-2026 at 18:42' }],
  [{ name: 'E. & O. E.' }],
  [{ name: null, price: 'Signature' }],
])('leaves out %j', (cells, beside) => {
  expect(kinds([[cells, beside] as never])).toEqual(['left']);
});

it.each<Cells>([
  { name: 'Total Parenteral Nutrition 1000ml', price: 980 },
  { name: 'Totalis 5', price: 9, quantity_in_stock: 4 },
])('takes %j for a drug', (cells) => {
  expect(kinds([[cells]])).toEqual([cells.name]);
});
