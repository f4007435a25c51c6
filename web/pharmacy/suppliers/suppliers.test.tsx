import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { INVALID_GSTIN } from '#contract/kernel/numbers/gstin.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listSupplierBalances } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import type { Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import {
  addSupplier,
  editSupplier,
  listSupplierInvoices,
  listSuppliers,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const NANDI: Supplier = {
  id: anId(),
  name: 'Nandi Distributors',
  gstin: '29ABCDE1234F1ZW',
  drug_licence: '20B: KA-1',
  phone: '080 2345 6789',
  address: null,
  terms: '30 days',
  active: true,
};

async function open(suppliers: Supplier[]) {
  const api = apiDouble();
  api.on(listSuppliers, suppliers);
  api.on(addSupplier, NANDI);
  api.on(editSupplier, NANDI);
  api.on(listSupplierBalances, {
    ...{ owed: paise(700_000), today: '2026-11-26' },
    balances: [
      {
        ...{ supplier_id: NANDI.id, balance: paise(700_000), without_total: 1 },
        oldest: { number: 'KA/0123', day: '2026-11-19', left: paise(693_800) },
      },
    ],
  });
  const { user } = await renderApp('/dashboard/suppliers', { as: 'pharmacy', api });
  return { api, user };
}

it('lists the suppliers, and deactivates one', async () => {
  const { api, user } = await open([NANDI]);
  const table = within(await screen.findByRole('table', { name: 'Suppliers' }));
  expect(await table.findByText('29ABCDE1234F1ZW')).toBeTruthy();
  expect(await table.findByText('KA/0123, 7 days old; 1 without a total')).toBeTruthy();
  expect(screen.getByText('Owed in all: ₹7,000.00')).toBeTruthy();
  await user.click(table.getByRole('button', { name: 'Deactivate Nandi Distributors' }));
  expect(await screen.findByText('Nandi Distributors is no longer offered.')).toBeTruthy();
  expect(api.requests(editSupplier)).toMatchObject([
    { params: { id: NANDI.id }, body: { active: false } },
  ]);
  await expectAccessible();
});

it('refuses a wrong GSTIN beside its field, and saves without the mouse', async () => {
  const { api, user } = await open([]);
  const [add] = await screen.findAllByRole('button', { name: 'Add supplier' });
  await user.click(add!);
  const form = within(await screen.findByRole('dialog', { name: 'Add supplier' }));
  await user.type(form.getByLabelText(/^Name/), 'Apex Pharma');
  await user.type(form.getByLabelText('GSTIN'), '29ABCDE1234F1ZX{Enter}');
  expect(await form.findByText(INVALID_GSTIN)).toBeTruthy();
  expect(api.requests(addSupplier)).toEqual([]);
  await user.type(form.getByLabelText('GSTIN'), '{Backspace}w{Enter}');
  expect(await screen.findByText('The supplier is saved.')).toBeTruthy();
  expect(api.requests(addSupplier)[0]?.body).toMatchObject({
    name: 'Apex Pharma',
    gstin: '29ABCDE1234F1ZW',
  });
});

it('changes the fields of a supplier', async () => {
  const { api, user } = await open([NANDI]);
  await user.click(await screen.findByRole('button', { name: 'Edit Nandi Distributors' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit supplier' }));
  await user.clear(form.getByLabelText('Phone'));
  await user.type(form.getByLabelText('Phone'), '98450 12345{Enter}');
  await screen.findByText('The supplier is saved.');
  expect(api.requests(editSupplier)[0]?.body).toMatchObject({ phone: '98450 12345' });
});

it('shows the deliveries of a supplier with what each added', async () => {
  const { api, user } = await open([NANDI]);
  const posted = { posted_at: '2026-11-20T06:00:00.000Z', posted_by: 'Meera' };
  const invoice = { id: anId(), number: 'KA/0123', invoice_date: '2026-11-19', ...posted };
  api.on(listSupplierInvoices, [
    { ...invoice, is_undone: false, drugs: 3, pieces: 120, value: paise(456_000) },
    { ...invoice, id: anId(), number: null, is_undone: true, drugs: 1, pieces: 5, value: null },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Deliveries of Nandi Distributors' }));
  const table = within(await screen.findByRole('table', { name: /^Deliveries of/ }));
  expect((await table.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)).toEqual(
    [
      'KA/012319 Nov 20263120₹4,560.0020 Nov 2026, 11:30 am by MeeraPosted',
      'No number19 Nov 202615Cost unknown20 Nov 2026, 11:30 am by MeeraUndone',
    ],
  );
  await expectAccessible();
});
