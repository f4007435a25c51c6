import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listReorder } from '#contract/pharmacy/reorder/reorder.endpoints.ts';
import type { ReorderRow } from '#contract/pharmacy/reorder/reorder.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const DOLO: ReorderRow = {
  ...{ id: anId(), name: 'Dolo 650', supplier: 'Nandi', pack: 'strip of 15', unit: 'tablet' },
  ...{ sold: 60, stock: 10, expired: 3, daysLeft: 5, packs: 4, pieces: 60 },
};

it('shows what to order for the chosen sales and cover', async () => {
  const api = apiDouble();
  api.on(listReorder, { rows: [DOLO], total: 1 });
  const { user } = await renderApp('/dashboard/reorder', { as: 'pharmacy', api });
  const table = within(await screen.findByRole('table', { name: 'Reorder list' }));
  expect(await table.findByRole('cell', { name: '4 packs (60 tablets)' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Sales of the last'), '90');
  await user.selectOptions(screen.getByLabelText('Stock should last'), '15');
  await user.click(screen.getByLabelText('Show all drugs'));
  expect(api.requests(listReorder).at(-1)).toMatchObject({
    query: { days: 90, cover: 15, all: true },
  });
  await expectAccessible();
});
