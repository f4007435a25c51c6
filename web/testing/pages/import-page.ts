import { screen } from '@testing-library/react';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import type { ApiDouble } from '../api-double.ts';
import { anId } from '../builders/people.ts';
import { openInventory } from '../open-inventory.ts';

/** A supplier of the clinic. */
export const NANDI = {
  ...{ id: anId(), name: 'Nandi', gstin: null, drug_licence: null, phone: null },
  ...{ address: null, terms: null, active: true },
};

/** The chosen sheet. */
export const file = new File(['PK'], 'stock.xlsx');
/** The reply to it: a changed row and one that cannot be imported. */
export const preview = {
  message: '1 added, 0 updated, 1 skipped.',
  details: { added: 1, updated: 0, skipped: [{ row: 3, reason: 'Why not.' }] },
  rows: [
    {
      row: 2,
      name: 'Dolo 650',
      price: paise(250),
      quantity_in_stock: 5,
      expiry_date: '2027-03-31',
      becomes: 'updated' as const,
      reason: null,
      ...{ stock_before: 50, stock_after: 55, price_before: paise(225) },
    },
    {
      row: 3,
      name: 'Bad',
      price: null,
      quantity_in_stock: null,
      expiry_date: null,
      becomes: 'skipped' as const,
      reason: 'Why not.',
    },
  ],
  columns: [
    { heading: 'Item', read_as: 'Name' },
    { heading: 'M.R.P.', read_as: 'Price' },
    { heading: 'Rate', read_as: null },
  ],
};
/** Opens the import of the inventory page; `prepare` gives the replies. */
export async function openImport(prepare: (api: ApiDouble) => void) {
  const app = await openInventory([], (double) => {
    double.on(listSuppliers, [NANDI]);
    prepare(double);
  });
  await app.user.click(await screen.findByRole('button', { name: /^Import from Excel/ }));
  await screen.findByRole('dialog', { name: 'Import from Excel' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The import has no file field.');
  return { ...app, input };
}
