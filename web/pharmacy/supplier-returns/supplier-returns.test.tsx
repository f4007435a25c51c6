import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import type {
  ReturnableBatch,
  SupplierReturn,
} from '#contract/pharmacy/supplier-returns/supplier-return.ts';
import {
  getSupplierReturn,
  listReturnableBatches,
  returnToSupplier,
  undoSupplierReturn,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aLetterhead } from '#web/testing/builders/letterhead.ts';
import { anId } from '#web/testing/builders/people.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const NANDI = {
  ...{ id: anId(), name: 'Nandi Distributors', gstin: '29ABCDE1234F1ZW', drug_licence: '20B: 1' },
  ...{ phone: null, address: '4 MG Road\nBengaluru', terms: null, active: true },
};
const DOLO: ReturnableBatch = {
  ...{ id: anId(), drug_id: anId(), name: 'Dolo 650', batch_no: 'N1', expiry_date: '2026-10-31' },
  ...{ is_expired: true, quantity: 40, pack: 'strip of 15', unit: 'tablet' },
  ...{ supplier: { id: NANDI.id, name: NANDI.name } },
  ...{ invoice_number: 'KA/0123', cost: paise(6_195), cost_of: 40, gst_percent: 12 },
};
const LOOSE: ReturnableBatch = {
  ...{ ...DOLO, id: anId(), name: 'Loose', batch_no: null, supplier: null, invoice_number: null },
  ...{ cost: null, cost_of: 1, gst_percent: null },
};
const NOTE: SupplierReturn = {
  ...{ id: anId(), number: 'DN 2026-27/000012', day: '2026-11-26', reason: 'expired', note: null },
  supplier: NANDI,
  lines: [
    {
      ...{ name: 'Dolo 650', batch_no: 'N1', expiry_date: '2026-10-31', quantity: 40 },
      ...{ invoice_number: 'KA/0123', gst_percent: 12, taxable: paise(6_195), gst: paise(743) },
      hsn: '30049069',
    },
  ],
  taxes: [{ gst_percent: 12, taxable: paise(6_195), gst: paise(743), divided: null }],
  ...{ total: paise(6_938), by: 'Meera', at: new Date().toISOString(), is_undone: false },
  until: new Date(Date.now() + 3_000_000).toISOString(),
};

beforeEach(() => vi.stubGlobal('print', vi.fn()));

async function open(
  path = '/dashboard/supplier-returns/new',
  batches = [DOLO, LOOSE],
  note = NOTE,
  letterhead: () => ReturnType<typeof aLetterhead> | Promise<ReturnType<typeof aLetterhead>> = () =>
    aLetterhead(),
  suppliers = [NANDI],
  options: { keepStorage?: boolean } = {},
) {
  const api = apiDouble();
  api.on(listSuppliers, suppliers);
  api.on(getLetterhead, letterhead);
  api.on(listReturnableBatches, batches);
  api.on(returnToSupplier, note);
  api.on(getSupplierReturn, note);
  api.on(undoSupplierReturn, { message: M.undone });
  const { user } = await renderApp(path, { as: 'pharmacy', api, ...options });
  return { api, user };
}
const submit = () => screen.getByRole('button', { name: 'Make debit note' });

it('chooses batches, shows their value, and makes the debit note', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'All of Dolo 650 N1' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Supplier').value).toBe(NANDI.id);
  const dolo = screen.getByLabelText<HTMLInputElement>('Pieces of Dolo 650 N1');
  await user.clear(dolo);
  await user.type(dolo, '2 strips + 10');
  expect(screen.getByText('2 strips + 10 = 40 tablets')).toBeTruthy();
  await user.type(await screen.findByLabelText('Pieces of Loose'), '2');
  expect(dolo.value).toBe('40');
  await user.type(screen.getByLabelText('Cost of a piece of Loose'), '1.5');
  expect(screen.getByText('2 batches: ₹64.95 + GST ₹7.43 = ₹72.38')).toBeTruthy();
  await expectAccessible();
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: `Debit note ${NOTE.number}` })).toBeTruthy();
  expect(api.requests(returnToSupplier)).toMatchObject([
    {
      params: { id: NANDI.id },
      body: {
        reason: 'expired',
        lines: [
          { batch_id: DOLO.id, quantity: 40, cost: null },
          { batch_id: LOOSE.id, quantity: 2, cost: 150 },
        ],
      },
    },
  ]);
});

it('keeps the pieces that are typed before the supplier is chosen', async () => {
  const KAVERI = { ...NANDI, id: anId(), name: 'Kaveri Medicals' };
  const { api, user } = await open(undefined, undefined, NOTE, undefined, [NANDI, KAVERI]);
  await user.type(await screen.findByLabelText('Pieces of Loose'), '2');
  await user.type(screen.getByLabelText('Cost of a piece of Loose'), '1.5');
  await user.click(submit());
  await screen.findByText(M.supplierMissing);
  await user.selectOptions(screen.getByLabelText('Supplier'), NANDI.id);
  expect(screen.getByLabelText('Pieces of Loose')).toHaveProperty('value', '2');
  expect(screen.queryByText(M.supplierMissing)).toBeNull();
  await user.type(screen.getByLabelText('Pieces of Dolo 650 N1'), '5');
  // Batches of another supplier are left out.
  await user.selectOptions(screen.getByLabelText('Supplier'), KAVERI.id);
  expect(screen.getByLabelText('Pieces of Loose')).toHaveProperty('value', '2');
  expect(screen.getByLabelText('Pieces of Dolo 650 N1')).toHaveProperty('value', '');
  await user.click(submit());
  await screen.findByRole('heading', { name: `Debit note ${NOTE.number}` });
  expect(api.requests(returnToSupplier)).toMatchObject([
    { params: { id: KAVERI.id }, body: { lines: [{ batch_id: LOOSE.id, quantity: 2 }] } },
  ]);
});

it('keeps what is typed over a reload, until the debit note is made or it is cleared', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Pieces of Dolo 650 N1'), '5');
  await user.type(screen.getByLabelText('Note (optional)'), 'Box 2');
  killPage();
  const again = () => open(undefined, undefined, NOTE, undefined, [NANDI], { keepStorage: true });
  const second = await again();
  const dolo = await screen.findByLabelText('Pieces of Dolo 650 N1');
  expect(dolo).toHaveProperty('value', '5');
  expect(screen.getByLabelText('Note (optional)')).toHaveProperty('value', 'Box 2');
  await second.user.selectOptions(screen.getByLabelText('Supplier'), NANDI.id);
  await second.user.click(submit());
  await screen.findByRole('heading', { name: `Debit note ${NOTE.number}` });
  killPage();

  const third = await again();
  const empty = await screen.findByLabelText('Pieces of Dolo 650 N1');
  expect(empty).toHaveProperty('value', '');
  await third.user.type(empty, '7');
  await third.user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(empty).toHaveProperty('value', '');
});

it('keeps the pieces of each supplier when Back changes the supplier', async () => {
  const KAVERI = { ...NANDI, id: anId(), name: 'Kaveri Medicals' };
  const pan = { ...DOLO, id: anId(), name: 'Pan 40', supplier: { id: KAVERI.id, name: 'Kaveri' } };
  const suppliers = [NANDI, KAVERI];
  const path = `/dashboard/supplier-returns/new?supplier=${NANDI.id}`;
  const { api, user } = await open(path, undefined, NOTE, undefined, suppliers);
  api.on(listReturnableBatches, ({ query }) =>
    [DOLO, pan].filter(({ supplier }) => supplier?.id === query.supplier_id),
  );
  await user.type(await screen.findByLabelText('Pieces of Dolo 650 N1'), '5');
  await user.selectOptions(screen.getByLabelText('Supplier'), KAVERI.id);
  await user.type(await screen.findByLabelText('Pieces of Pan 40 N1'), '3');
  expect(screen.getByText(/^1 batch: /)).toBeTruthy();
  act(() => window.history.back());
  expect(await screen.findByLabelText('Pieces of Dolo 650 N1')).toHaveProperty('value', '5');
  expect(screen.getByLabelText('Supplier')).toHaveProperty('value', NANDI.id);
  await user.click(submit());
  await screen.findByRole('heading', { name: `Debit note ${NOTE.number}` });
  expect(api.requests(returnToSupplier)).toMatchObject([
    { params: { id: NANDI.id }, body: { lines: [{ batch_id: DOLO.id, quantity: 5 }] } },
  ]);
});

it('counts only the batches that are in the sum, and names the others', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Pieces of Dolo 650 N1'), '20');
  await user.type(screen.getByLabelText('Pieces of Loose'), '2');
  expect(screen.getByText('1 batch: ₹30.98 + GST ₹3.72 = ₹34.70')).toBeTruthy();
  expect(screen.getByText('Not in the sum: Loose, the cost is not known.')).toBeTruthy();
  await user.type(screen.getByLabelText('Pieces of Loose'), '00');
  expect(screen.getByText('Not in the sum: Loose, In stock: 40.')).toBeTruthy();
});

it('sends nothing without supplier and pieces, or with more than is in stock', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Make debit note' }));
  expect(await screen.findByText(M.supplierMissing)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Supplier'), NANDI.id);
  await user.click(submit());
  expect(await screen.findByText(M.noneChosen)).toBeTruthy();
  await user.type(screen.getByLabelText('Pieces of Dolo 650 N1'), '41');
  expect(screen.getByText('In stock: 40.')).toBeTruthy();
  await user.click(submit());
  expect(api.requests(returnToSupplier)).toEqual([]);
});

it('proposes a reason that is true of what was chosen', async () => {
  const fresh = { ...LOOSE, is_expired: false };
  const { user } = await open('/dashboard/supplier-returns/new?show=all', [DOLO, fresh]);
  const reason = () => screen.getByLabelText<HTMLSelectElement>('Reason').value;
  await user.click(await screen.findByRole('button', { name: 'All of Dolo 650 N1' }));
  expect(reason()).toBe('expired');
  await user.type(await screen.findByLabelText('Pieces of Loose'), '2');
  expect(reason()).toBe('unsold');
  await user.selectOptions(screen.getByLabelText('Reason'), 'Damaged');
  await user.clear(screen.getByLabelText('Pieces of Loose'));
  expect(reason()).toBe('damaged');
});

it('shows what the server refuses', async () => {
  const { api, user } = await open(
    `/dashboard/supplier-returns/new?supplier=${NANDI.id}&show=near`,
  );
  expect(api.requests(listReturnableBatches)[0]?.query).toMatchObject({
    ...{ show: 'near', supplier_id: NANDI.id },
  });
  api.on(returnToSupplier, fail(409, M.tooFew(['Dolo 650'])));
  await user.click(await screen.findByRole('button', { name: 'All of Dolo 650 N1' }));
  await user.click(submit());
  expect(await screen.findByText(M.tooFew(['Dolo 650']))).toBeTruthy();
});

it('prints the debit note on A5 and A4, and undoes the return', async () => {
  const { api, user } = await open(`/dashboard/supplier-returns/${NOTE.id}`);
  const paper = await screen.findByRole('article', { name: `Debit note ${NOTE.number}` });
  for (const text of ['Nandi Distributors', '29ABCDE1234F1ZW', '4 MG Road, Bengaluru', '69.38']) {
    expect(within(paper).getByText(text)).toBeTruthy();
  }
  expect(paper.textContent).toContain('Batch N1, Inv. KA/0123');
  await expectAccessible();
  expect(paper.dataset.size).toBe('a5');
  await user.click(screen.getByRole('button', { name: 'Print A4' }));
  expect(paper.dataset.size).toBe('a4');
  await vi.waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Undo the return' }));
  expect(await screen.findByText(M.undone)).toBeTruthy();
  expect(api.requests(undoSupplierReturn)).toMatchObject([{ params: { id: NOTE.id } }]);
});

it.each([
  ['CGST and SGST of one state', { igst: 0, cgst: 371, sgst: 372 }, '12 %61.953.713.72'],
  ['IGST of another', { igst: 743, cgst: 0, sgst: 0 }, '12 %61.957.43'],
  ['GST whole without a GSTIN', null, '12 %61.957.43'],
])('prints the HSN, and the %s', async (name, parts, text) => {
  const divided = parts && {
    ...{ igst: paise(parts.igst), cgst: paise(parts.cgst), sgst: paise(parts.sgst) },
  };
  const taxes = NOTE.taxes?.map((tax) => ({ ...tax, divided }));
  await open(`/dashboard/supplier-returns/${NOTE.id}`, [], { ...NOTE, taxes });
  const table = within(await screen.findByRole('table', { name: 'GST by rate' }));
  expect(table.getAllByRole('row')[1]?.textContent).toBe(text);
  expect(table.getByRole('columnheader', { name: name.split(' ')[0] ?? '' })).toBeTruthy();
  expect(screen.getByText('30049069')).toBeTruthy();
});

it('prints with its letterhead, though that comes late', async () => {
  holdTime();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aLetterhead>>();
  const { user } = await open(`/dashboard/supplier-returns/${NOTE.id}`, [], NOTE, () => promise);
  await user.click(await screen.findByRole('button', { name: 'Print A5' }));
  await pass(1_000);
  expect(window.print).not.toHaveBeenCalled();
  resolve(aLetterhead());
  await pass(500);
  expect(window.print).toHaveBeenCalledOnce();
});

it('does not print the page that follows', async () => {
  holdTime();
  const { user } = await open(`/dashboard/supplier-returns/${NOTE.id}`);
  await user.click(await screen.findByRole('button', { name: 'Print A5' }));
  cleanup();
  await pass(1_000);
  expect(window.print).not.toHaveBeenCalled();
});
