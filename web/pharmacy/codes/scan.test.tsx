import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { MISREAD_TEXTS, unknownCode } from '#contract/pharmacy/codes/drug-code.messages.ts';
import type { DrugCode } from '#contract/pharmacy/codes/drug-code.ts';
import { addDrugCode, listDrugCodes } from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import {
  countDrugLists,
  getDrug,
  listDrugImports,
  listDrugs,
  listUsedDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { getStockSheet } from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { listSupplierBalances } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import type { Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import { listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aDrug, someDrugLists } from '#web/testing/builders/drugs.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const EAN = '8901234567890';
const GTIN = '08901234567890';
const DOLO = aDrug({ name: 'Dolo 650' });
const KNOWN: DrugCode = { id: anId(), drug_id: DOLO.id, drug: DOLO.name, code: GTIN };

const NANDI: Supplier = {
  ...{ id: anId(), name: 'Nandi Distributors', gstin: null, drug_licence: null },
  ...{ phone: null, address: null, terms: null, active: true },
};

/** A scanner in front of the pharmacy's screens; one code is known. */
function scanner(known: readonly DrugCode[] = [KNOWN]) {
  const api = apiDouble();
  // Before the addresses below /api/drugs that are no id.
  api.on(getDrug, DOLO);
  api.on(listDrugImports, []);
  api.on(listSuppliers, [NANDI]);
  api.on(listSupplierBalances, { owed: paise(0), balances: [], today: '2026-11-26' });
  api.on(listDrugs, [DOLO]);
  api.on(listUsedDrugs, []);
  api.on(countDrugLists, someDrugLists());
  api.on(listDrugCodes, ({ query }) => known.filter(({ code }) => code === query.code));
  api.on(addDrugCode, ({ body }) => ({ ...KNOWN, ...body }));
  return api;
}

async function invoice(api = scanner()) {
  const { user } = await renderApp('/dashboard/suppliers', { as: 'pharmacy', api });
  await user.click(await screen.findByText('Enter an invoice'));
  const form = within(await screen.findByRole('dialog', { name: 'Enter an invoice' }));
  return { api, user, form, field: form.getByLabelText<HTMLInputElement>('Add a drug') };
}

it('adds a line with batch and expiry, and counts the same pack again', async () => {
  const { user, form, field } = await invoice();
  await user.type(field, `]d201${GTIN}1727053110AB12{Enter}`);
  expect((await form.findByLabelText<HTMLInputElement>('Batch')).value).toBe('AB12');
  expect(form.getByLabelText<HTMLInputElement>(/^Expiry/).value).toBe('05/27');
  expect(document.activeElement).toBe(field);
  await user.type(field, `01${GTIN}1727053110AB12{Enter}`);
  await expect.poll(() => form.getByLabelText<HTMLInputElement>('Packs').value).toBe('2');
  await user.type(field, `01${GTIN}1727053110CD34{Enter}`);
  await expect.poll(() => form.getAllByLabelText('Batch')).toHaveLength(2);
  expect(field.value).toBe('');
});

it('keeps the separator that arrives as Ctrl and a bracket, and ends with Tab', async () => {
  const { user, form, field } = await invoice();
  await user.type(field, `01${GTIN}10AB12`);
  await user.keyboard('{Control>}]{/Control}17270500{Tab}');
  expect((await form.findByLabelText<HTMLInputElement>('Batch')).value).toBe('AB12');
  expect(form.getByLabelText<HTMLInputElement>(/^Expiry/).value).toBe('05/27');
});

it('marks a code as unknown, and remembers it for a drug', async () => {
  const { api, user, form, field } = await invoice(scanner([]));
  await user.type(field, `${EAN}{Enter}`);
  expect(await form.findByText(unknownCode(EAN))).toBeTruthy();
  expect(form.queryByLabelText('Batch')).toBeNull();
  await expectAccessible();
  await user.type(form.getByLabelText('Remember for …'), 'dolo{Enter}');
  expect(await form.findByLabelText('Batch')).toBeTruthy();
  expect(api.requests(addDrugCode)).toMatchObject([{ body: { drug_id: DOLO.id, code: GTIN } }]);
});

it.each([
  { known: [KNOWN], what: 'does not remember again the code of a line', added: 0 },
  { known: [], what: 'remembers a new code scanned in a line', added: 1 },
])('$what, and fills its batch and expiry', async ({ known, added }) => {
  const { api, user, form, field } = await invoice(scanner(known));
  await user.type(field, 'dolo{Enter}');
  const batch = await form.findByLabelText<HTMLInputElement>('Batch');
  await user.type(batch, `01${GTIN}1727053110AB12{Enter}`);
  await expect.poll(() => batch.value).toBe('AB12');
  expect(form.getByLabelText<HTMLInputElement>(/^Expiry/).value).toBe('05/27');
  expect(api.requests(addDrugCode)).toHaveLength(added);
  expect(screen.queryAllByText('Undo')).toHaveLength(added);
});

it('never takes a misread code for a name', async () => {
  const { api, user, form, field } = await invoice();
  await user.type(field, '8901234567891{Enter}');
  expect(await form.findByText(MISREAD_TEXTS.check)).toBeTruthy();
  expect(form.queryByLabelText('Batch')).toBeNull();
  expect(api.requests(listDrugCodes)).toEqual([]);
});

it('finds the drug of a scan in the inventory', async () => {
  const api = scanner();
  api.on(listDrugs, [DOLO, aDrug({ name: 'Azee 500' })]);
  const { user } = await renderApp('/dashboard/inventory', { as: 'pharmacy', api });
  await screen.findByText('Azee 500');
  await user.type(screen.getByRole('searchbox'), `${EAN}{Enter}`);
  await expect.poll(() => screen.queryByText('Azee 500')).toBeNull();
  expect(await screen.findByText('Dolo 650')).toBeTruthy();
});

it('jumps to the batch of a scanned pack in a stock-taking', async () => {
  const api = scanner();
  const row = {
    ...{ drug_id: DOLO.id, drug: 'Dolo 650', rack: 'A1', expiry_date: '2027-05-31' },
    ...{ pack: null, unit: null, quantity: 10, counts: [] },
  };
  const rows = ['ZZ9', 'AB12'].map((batch_no) => ({ ...row, id: anId(), batch_no }));
  api.on(getStockSheet, { rows, total: 2, counted: 0, posted: [] });
  const { user } = await renderApp('/dashboard/stock-taking', { as: 'pharmacy', api });
  await screen.findByLabelText('Counted Dolo 650, batch AB12');
  await user.type(screen.getByLabelText('Scan a pack'), `01${GTIN}1727053110AB12{Enter}`);
  const line = () => document.activeElement?.getAttribute('aria-label');
  await expect.poll(line).toBe('Counted Dolo 650, batch AB12');
});
