import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listDrugs, listUsedDrugs, undoDrugImport } from '#contract/pharmacy/drugs.endpoints.ts';
import { listSupplierBalances } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import type { Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import {
  listSuppliers,
  postSupplierInvoice,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { SUPPLIER_MESSAGES as M } from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const NANDI: Supplier = {
  ...{ id: anId(), name: 'Nandi Distributors', gstin: null, drug_licence: null },
  ...{ phone: null, address: null, terms: null, active: true },
};
const DOLO = aDrug({ name: 'Dolo 650', gst_percent: 12 });
const IMPORT = { id: anId(), until: '2026-11-21T07:00:00.000Z' };

async function open(as: 'pharmacy' | CurrentUser = 'pharmacy') {
  const api = apiDouble();
  api.on(listSuppliers, [NANDI]);
  api.on(listSupplierBalances, { owed: paise(0), balances: [], today: '2026-11-26' });
  api.on(listDrugs, [DOLO]);
  api.on(listUsedDrugs, []);
  api.on(postSupplierInvoice, { id: anId(), total: paise(6_938), undo: IMPORT });
  api.on(undoDrugImport, { message: 'The import was undone.', undone: 1, left: [] });
  const { user } = await renderApp('/dashboard/suppliers', { as, api });
  await user.click(await screen.findByText('Enter an invoice'));
  const form = within(await screen.findByRole('dialog', { name: 'Enter an invoice' }));
  return { api, user, form };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** A drug, and its line by the keyboard alone. */
async function typeLine({ user, form }: Opened) {
  await user.type(form.getByLabelText('Add a drug'), 'dolo{Enter}');
  await form.findByLabelText('Batch');
  for (const value of ['N1', '12/28', '10', '3', '1', '20.65', '30.98', '12']) {
    fireEvent.change(document.activeElement!, { target: { value } });
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  }
}

it('shows the sum of complete lines before the head is typed', async () => {
  const opened = await open();
  await typeLine(opened);
  expect(opened.form.getByText(/^Goods ₹61\.95/)).toBeTruthy();
});

it('types an invoice by the keyboard, posts it, and undoes it', async () => {
  const opened = await open();
  const { api, user, form } = opened;
  await user.selectOptions(form.getByLabelText(/^Supplier/), NANDI.id);
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  fill(/^Invoice number/, 'KA/0123');
  fill(/^Invoice date/, '2026-11-20');
  fill(/^Total on the paper/, '70');
  await typeLine(opened);
  expect(document.activeElement).toBe(form.getByLabelText('Add a drug'));
  expect(form.getByText(/Goods/).textContent).toBe(
    'Goods ₹61.95 + GST ₹7.43 = ₹69.38. It differs from the paper by ₹0.62.',
  );
  await user.click(form.getByText('Post invoice').closest('button')!);
  await user.click(await screen.findByText('Undo'));
  expect(api.requests(postSupplierInvoice)).toMatchObject([
    {
      params: { id: NANDI.id },
      body: {
        ...{ number: 'KA/0123', invoice_date: '2026-11-20', paper_total: 7_000 },
        lines: [
          {
            ...{ drug_id: DOLO.id, batch_no: 'N1', expiry_date: '2028-12-31', pack_size: 10 },
            ...{ quantity: 3, free_quantity: 1, cost: 2_065, mrp: 3_098, gst_percent: 12 },
          },
        ],
      },
    },
  ]);
  expect(api.requests(undoDrugImport)).toMatchObject([{ params: { id: IMPORT.id } }]);
});

it('marks what is missing, and keeps what was typed when it is closed', async () => {
  const opened = await open();
  const { api, user, form } = opened;
  await user.type(form.getByLabelText('Add a drug'), 'dolo{Enter}');
  await user.keyboard('N1{Enter}13/28');
  await user.click(form.getByText('Post invoice').closest('button')!);
  expect(await form.findByText(M.supplierMissing)).toBeTruthy();
  expect(form.getByText(M.numberRequired)).toBeTruthy();
  expect(form.getByText(M.invoiceDate)).toBeTruthy();
  expect(form.getByText(M.lookAtFields)).toBeTruthy();
  expect(form.getByText(M.quantityInvalid)).toBeTruthy();
  await expectAccessible();
  expect(api.requests(postSupplierInvoice)).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByText('Enter an invoice'));
  const again = within(await screen.findByRole('dialog', { name: 'Enter an invoice' }));
  expect(again.getByLabelText<HTMLInputElement>(/^Expiry/).value).toBe('13/28');
});

it('is kept through a killed browser, until it is discarded', async () => {
  const pharmacist = aUser('pharmacy');
  const first = await open(pharmacist);
  await first.user.type(first.form.getByLabelText(/^Invoice number/), 'KA/0123');
  killPage();
  const { user, form } = await open(pharmacist);
  expect(form.getByLabelText<HTMLInputElement>(/^Invoice number/).value).toBe('KA/0123');
  await user.click(form.getByRole('button', { name: 'Discard' }));
  expect(Object.keys(localStorage).filter((key) => key.includes('.draft.'))).toEqual([]);
});

it('discards what was typed, and puts it back by the undo', async () => {
  const opened = await open();
  const { user, form } = opened;
  await user.type(form.getByLabelText(/^Invoice number/), 'KA/0123');
  await typeLine(opened);
  await user.click(form.getByRole('button', { name: 'Discard' }));
  expect(form.queryByLabelText('Batch')).toBeNull();
  await user.click(await screen.findByText('Undo'));
  expect(form.getByLabelText<HTMLInputElement>('Batch').value).toBe('N1');
  expect(form.getByLabelText<HTMLInputElement>(/^Invoice number/).value).toBe('KA/0123');
});

it('puts a discarded invoice back into a dialog that was closed meanwhile', async () => {
  const opened = await open();
  const { user, form } = opened;
  await user.type(form.getByLabelText(/^Invoice number/), 'KA/0123');
  await user.click(form.getByRole('button', { name: 'Discard' }));
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByText('Undo'));
  await user.click(await screen.findByText('Enter an invoice'));
  const again = within(await screen.findByRole('dialog', { name: 'Enter an invoice' }));
  expect(again.getByLabelText<HTMLInputElement>(/^Invoice number/).value).toBe('KA/0123');
});
