import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  importDrugs,
  listDrugImports,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { openInventory } from '#web/testing/open-inventory.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';

const ID = '0190a000-0000-7000-8000-000000000001';
const recent = {
  id: ID,
  mode: 'count' as const,
  added: 3,
  updated: 12,
  at: '2026-11-21T06:00:00.000Z',
  until: '2026-11-21T07:00:00.000Z',
  by: 'Asha',
};

it('an import of the last hour is named with its undo, which shows what it left', async () => {
  const { user, api } = await openInventory([], (double) => {
    double.on(listDrugImports, [recent]);
    double.on(undoDrugImport, { message: 'Undone but for Dolo.', undone: 14, left: ['Dolo'] });
  });
  const imports = within(await screen.findByRole('region', { name: 'Recent imports' }));
  expect(
    imports.getByText(
      'Stock count imported at 11:30 am by Asha: 3 added, 12 updated. It can be undone until 12:30 pm.',
    ),
  ).toBeTruthy();
  await expectAccessible();
  api.on(listDrugImports, []);
  await user.click(imports.getByRole('button', { name: 'Undo the import' }));
  await said('Undone but for Dolo.');
  expect(api.requests(undoDrugImport).map(({ params }) => params)).toEqual([{ id: ID }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent imports' })).toBeNull());
});

it('a refused undo shows why', async () => {
  const { user } = await openInventory([], (double) => {
    double.on(listDrugImports, [recent]);
    double.on(undoDrugImport, fail(409, 'This import was undone already.'));
  });
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  await said('This import was undone already.');
});

it('the preview of a count names the batches that go to 0', async () => {
  const { user } = await openInventory([], (double) =>
    double.on(importDrugs, {
      message: '0 added, 1 updated.',
      details: { added: 0, updated: 1, skipped: [] },
      rows: [],
      gone: [
        { name: 'Dolo', batch_no: 'B2', expiry_date: '2027-06-30', quantity: 30 },
        { name: 'Pan', batch_no: null, expiry_date: null, quantity: 1 },
      ],
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Import from Excel/ }));
  await user.click(await screen.findByRole('radio', { name: /^A stock count/ }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['PK'], 'stock.xlsx'));
  expect(await screen.findByText(/2 batches are in stock and not in the file/)).toBeTruthy();
  expect(screen.getByText('Dolo, batch B2, expires 30 Jun 2027: 30 → 0')).toBeTruthy();
  expect(screen.getByText('Pan, without a batch number: 1 → 0')).toBeTruthy();
});

it('a cell that needs a look is mended in the preview, which then reads the file again', async () => {
  const row = { row: 2, name: 'Dolo', price: null, quantity_in_stock: null, expiry_date: null };
  const { user, api } = await openInventory([], (double) =>
    double.on(importDrugs, {
      message: '0 added, 0 updated, 1 skipped.',
      details: { added: 0, updated: 0, look: 1, skipped: [{ row: 2, reason: 'Unread.' }] },
      rows: [
        { ...row, becomes: 'look', reason: 'Unread.', field: 'quantity_in_stock', cell: 'few' },
      ],
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Import from Excel/ }));
  await user.click(await screen.findByRole('radio', { name: /^A stock count/ }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['PK'], 'stock.xlsx'));
  const cell = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Stock of row 2' });
  expect(cell.value).toBe('few');
  await user.clear(cell);
  await user.type(cell, '12');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Check the mended cell' }));
  await waitFor(() =>
    expect(api.requests(importDrugs).map(({ body }) => body.mended)).toEqual([
      undefined,
      '[{"row":2,"field":"quantity_in_stock","text":"12"}]',
    ]),
  );
  expect(await screen.findByRole('textbox', { name: 'Stock of row 2' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Check the mended/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Stock of row 2' }), '0');
  expect(screen.getByRole('button', { name: 'Check the mended cell' })).toBeTruthy();
});
