import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Role } from '#contract/kernel/roles.ts';
import {
  getSupplierLedger,
  paySupplier,
  setInvoiceTotal,
  setOpeningBalance,
  takeBackPayment,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { SUPPLIER_LEDGER_MESSAGES as M } from '#contract/pharmacy/supplier-ledger/supplier-ledger.messages.ts';
import type { LedgerRow } from '#contract/pharmacy/supplier-ledger/supplier-ledger.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const NANDI = {
  ...{ id: anId(), name: 'Nandi Distributors', gstin: '29ABCDE1234F1ZW', drug_licence: null },
  ...{ phone: null, address: 'Bengaluru', terms: null, active: true },
};
const plain = {
  ...{ lacks_total: false, way: null, reference: null, note: null, pays: null },
  ...{ is_reversed: false, at: '2026-11-20T06:00:00.000Z', by: 'Meera' },
};
const INVOICE: LedgerRow = {
  ...{ ...plain, id: anId(), kind: 'invoice', day: '2026-11-19', number: 'KA/0123' },
  ...{ amount: paise(693_800), balance: paise(703_800), left: paise(300_000) },
  lacks_total: true,
};
const PAID: LedgerRow = {
  ...{ ...plain, id: anId(), kind: 'payment', day: '2026-11-20', number: null, way: 'upi' },
  ...{ amount: paise(-3_800), balance: paise(700_000), reference: '4711', pays: 'KA/0123' },
};

beforeEach(() => vi.stubGlobal('print', vi.fn()));

async function open(as: Role = 'admin') {
  const api = apiDouble();
  api.on(getSupplierLedger, {
    ...{ supplier: NANDI, opening: paise(10_000), rows: [INVOICE, PAID], closing: paise(700_000) },
    first: { amount: paise(10_000), day: '2026-03-31' },
  });
  for (const write of [paySupplier, takeBackPayment]) api.on(write, { id: anId() });
  for (const write of [setInvoiceTotal, setOpeningBalance]) api.on(write, { id: NANDI.id });
  const { user } = await renderApp(`/dashboard/suppliers/${NANDI.id}`, { as, api });
  await screen.findByRole('heading', { name: 'Nandi Distributors' });
  return { api, user };
}

it('shows what is owed after each row, and prints it', async () => {
  const { api, user } = await open();
  const table = within(await screen.findByRole('table', { name: 'Ledger' }));
  expect((await table.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)).toEqual(
    [
      expect.stringMatching(/^1 Apr \d{4}Brought forward₹100.00$/),
      '19 Nov 2026Invoice: total not knownKA/0123, by Meera₹6,938.00₹7,038.00Total',
      '20 Nov 2026Payment: UPI, ref. 4711, for KA/0123by Meera₹38.00₹7,000.00Take back',
    ],
  );
  expect(api.requests(getSupplierLedger)[0]?.query.startDate).toMatch(/-04-01$/);
  expect(screen.getByText('Owed: ₹7,000.00')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Print ledger' }));
  const paper = within(await screen.findByRole('article', { name: /^Ledger of Nandi/ }));
  const printed = paper.getAllByRole('row').map((row) => row.textContent);
  expect(printed).toContainEqual(expect.stringMatching(/Brought forward100.00$/));
  expect(printed.slice(-2)).toEqual([
    'Total6,938.0038.00',
    expect.stringMatching(/^Balance owed on .*7,000.00$/),
  ]);
});

it('records a payment for an invoice, with its undo', async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  const form = within(await screen.findByRole('dialog', { name: /^Payment to/ }));
  await user.click(form.getByRole('button', { name: 'Save payment' }));
  expect(await form.findByText(M.amountRequired)).toBeTruthy();
  await user.type(form.getByLabelText(/^Amount/), '2,500.50');
  await user.selectOptions(form.getByLabelText('Paid by'), 'cheque');
  await user.type(form.getByLabelText(/^Reference/), '000123');
  const text = 'KA/0123: ₹3,000.00 of ₹6,938.00 is left';
  await user.selectOptions(form.getByLabelText(/^For/), text);
  await expectAccessible();
  await user.click(form.getByRole('button', { name: 'Save payment' }));
  await user.click(await screen.findByText('Undo'));
  expect(await screen.findByText(M.takenBack)).toBeTruthy();
  expect(api.requests(paySupplier)).toMatchObject([
    {
      params: { id: NANDI.id },
      body: { amount: 250_050, way: 'cheque', reference: '000123', invoice_id: INVOICE.id },
    },
  ]);
});

it('shows a refusal beside its field', async () => {
  const { api, user } = await open();
  api.on(paySupplier, fail(400, M.inFuture, { fields: { day: M.inFuture } }));
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  const form = within(await screen.findByRole('dialog', { name: /^Payment to/ }));
  await user.type(form.getByLabelText(/^Amount/), '10{Enter}');
  expect(await form.findByText(M.inFuture)).toBeTruthy();
});

it('offers a pharmacist cash alone, and no opening balance', async () => {
  const { user } = await open('pharmacy');
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Opening balance' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  const form = within(await screen.findByRole('dialog', { name: /^Payment to/ }));
  const ways = form.getByLabelText<HTMLSelectElement>('Paid by');
  expect([...ways.options].map(({ text }) => text)).toEqual(['Cash']);
});

it('takes back a payment, and enters a total and an opening balance', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Take back ₹38/ }));
  expect(await screen.findByText(M.takenBack)).toBeTruthy();
  expect(api.requests(takeBackPayment)[0]?.params).toEqual({ id: PAID.id });
  await user.click(screen.getByRole('button', { name: 'Total of KA/0123' }));
  const total = within(await screen.findByRole('dialog', { name: 'Total of KA/0123' }));
  await user.type(total.getByLabelText(/^Total on/), '-5{Enter}');
  expect(await total.findByText(M.totalInvalid)).toBeTruthy();
  await user.clear(total.getByLabelText(/^Total on/));
  await user.type(total.getByLabelText(/^Total on/), '7000{Enter}');
  await screen.findByText(M.totalSaved);
  expect(api.requests(setInvoiceTotal)).toMatchObject([{ body: { total: 700_000 } }]);
  await user.click(screen.getByRole('button', { name: 'Opening balance' }));
  const opening = within(await screen.findByRole('dialog', { name: /^Opening balance of/ }));
  await user.clear(opening.getByLabelText(/^Amount/));
  await user.type(opening.getByLabelText(/^Amount/), '{Enter}');
  await screen.findByText(M.openingSaved);
  expect(api.requests(setOpeningBalance)).toMatchObject([{ body: { amount: null, day: null } }]);
});
