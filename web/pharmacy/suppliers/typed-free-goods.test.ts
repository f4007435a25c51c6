import { expect, it } from 'vitest';
import type { Scan } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { invoiceInput, newLine, withScan } from './invoice-draft.ts';

it.each([
  ['20+2', '', 20, 2],
  ['20', '2', 20, 2],
  ['20', '', 20, 0],
])('a quantity of %o with %o free is one of both', (quantity, free, bought, given) => {
  const line = { ...newLine(aDrug({ name: 'Dolo 650' })), quantity, free };
  const { lines } = invoiceInput({
    supplier: '',
    number: '1',
    day: '2026-11-20',
    paper: '',
    lines: [line],
  });
  expect(lines).toMatchObject([{ quantity: bought, free_quantity: given }]);
});

it('free packs in both fields are refused', () => {
  const line = { ...newLine(aDrug({ name: 'Dolo 650' })), quantity: '20+2', free: '2' };
  const { lines } = invoiceInput({
    supplier: '',
    number: '1',
    day: '2026-11-20',
    paper: '',
    lines: [line],
  });
  expect(lines[0]?.quantity).toBeNaN();
});

it.each([
  ['20+2', '', '21+2'],
  ['20 + 2 free', '', '21+2'],
  ['20', '2', '21'],
  ['', '', '1'],
  ['two', '', 'two'],
])('a scan counts on to %o with %o free', (quantity, free, counted) => {
  const drug = aDrug({ name: 'Dolo 650' });
  const line = { ...newLine(drug), batch: 'B1', quantity, free };
  const scan: Scan = { kind: 'code', code: '890', batch: 'b1', expiry: null, count: 1, unread: [] };
  expect(withScan([line], drug, scan)).toEqual([{ ...line, quantity: counted }]);
});
