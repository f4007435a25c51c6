import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listStockChanges } from '#contract/pharmacy/drugs.endpoints.ts';
import type { StockChange } from '#contract/pharmacy/stock-change.ts';
import { failWithText } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { anId } from '#web/testing/builders/people.ts';
import { openInventory } from '#web/testing/open-inventory.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const drug = aDrug({ name: 'Dolo 650' });
const aChange = (changes: Partial<StockChange>): StockChange => ({
  ...{ id: anId(), at: '2026-11-21T06:00:00.000Z', kind: 'adjusted', pieces: -2, stock_after: 98 },
  ...{ batch_no: null, by: 'Asha', remark: null, ...changes },
});
const open = async (prepare: Parameters<typeof openInventory>[1]) => {
  const opened = await openInventory([drug], prepare);
  await opened.user.click(await screen.findByRole('button', { name: 'Stock history of Dolo 650' }));
  return opened;
};

it('shows each change of the stock of a drug, page by page', async () => {
  const changes = [
    aChange({ remark: '2 broken' }),
    aChange({
      kind: 'import',
      pieces: 1_022,
      free_quantity: 2,
      stock_after: 1_122,
      batch_no: 'F1',
    }),
  ];
  const { user, api } = await open((double) =>
    double.on(listStockChanges, { changes, totalCount: 12 }),
  );
  await screen.findByText('2 broken');
  const table = await screen.findByRole('table', { name: 'Stock history of Dolo 650' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(
    within(first!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['21 Nov 2026, 11:30 am', 'Adjusted', '-2', '98', '', 'Asha', '2 broken']]);
  expect(within(second!).getByText('+1,022 (2 free)')).toBeTruthy();
  await expectAccessible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Next/ }));
  expect(
    api.requests(listStockChanges).map(({ params, query }) => [params.id, query.page]),
  ).toEqual([
    [drug.id, 1],
    [drug.id, 2],
  ]);
});

it('shows that the history could not be loaded', async () => {
  await open((double) => double.on(listStockChanges, failWithText(502, '')));
  expect(await screen.findByText('The stock history could not be loaded.')).toBeTruthy();
});
