import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import {
  listReturnableBatches,
  returnToSupplier,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { DOLO, LOOSE, NANDI, NOTE, openReturn } from '#web/testing/pages/supplier-return.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

beforeEach(() => vi.stubGlobal('print', vi.fn()));

const submit = () => screen.getByRole('button', { name: 'Make debit note' });

it('chooses batches, shows their value, and makes the debit note', async () => {
  const { api, user } = await openReturn();
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
  const { api, user } = await openReturn(undefined, undefined, NOTE, undefined, [NANDI, KAVERI]);
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
  const { user } = await openReturn();
  await user.type(await screen.findByLabelText('Pieces of Dolo 650 N1'), '5');
  await user.type(screen.getByLabelText('Note (optional)'), 'Box 2');
  killPage();
  const again = () =>
    openReturn(undefined, undefined, NOTE, undefined, [NANDI], { keepStorage: true });
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
  const { api, user } = await openReturn(path, undefined, NOTE, undefined, suppliers);
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

it('leaves out a kept batch that was sold out meanwhile, and keeps the others', async () => {
  const path = `/dashboard/supplier-returns/new?supplier=${NANDI.id}`;
  const first = await openReturn(path);
  await first.user.type(await screen.findByLabelText('Pieces of Dolo 650 N1'), '5');
  await first.user.type(screen.getByLabelText('Pieces of Loose'), '2');
  killPage();
  const { api, user } = await openReturn(path, [LOOSE], NOTE, undefined, [NANDI], {
    keepStorage: true,
  });
  expect(await screen.findByLabelText('Pieces of Loose')).toHaveProperty('value', '2');
  expect(screen.getByText(M.notShown(['Dolo 650 N1']))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave out Dolo 650 N1' }));
  await user.click(submit());
  await screen.findByRole('heading', { name: `Debit note ${NOTE.number}` });
  expect(api.requests(returnToSupplier)).toMatchObject([
    { body: { lines: [{ batch_id: LOOSE.id, quantity: 2 }] } },
  ]);
});

it('counts only the batches that are in the sum, and names the others', async () => {
  const { user } = await openReturn();
  await user.type(await screen.findByLabelText('Pieces of Dolo 650 N1'), '20');
  await user.type(screen.getByLabelText('Pieces of Loose'), '2');
  expect(screen.getByText('1 batch: ₹30.98 + GST ₹3.72 = ₹34.70')).toBeTruthy();
  expect(screen.getByText('Not in the sum: Loose, the cost is not known.')).toBeTruthy();
  await user.type(screen.getByLabelText('Pieces of Loose'), '00');
  expect(screen.getByText('Not in the sum: Loose, In stock: 40.')).toBeTruthy();
});

it('sends nothing without supplier and pieces, or with more than is in stock', async () => {
  const { api, user } = await openReturn();
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
  const { user } = await openReturn('/dashboard/supplier-returns/new?show=all', [DOLO, fresh]);
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
  const { api, user } = await openReturn(
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

it('offers all batches in stock where none of the chosen kind is', async () => {
  const { api, user } = await openReturn();
  await user.type(screen.getByLabelText('Search medicine, batch or invoice'), 'dolo');
  api.on(listReturnableBatches, ({ query }) => (query.show === 'all' ? [DOLO] : []));
  await user.selectOptions(screen.getByLabelText('Show'), 'Expiring soon');
  await user.click(await screen.findByRole('button', { name: 'Show all batches in stock' }));
  expect(await screen.findByLabelText('Pieces of Dolo 650 N1')).toBeTruthy();
  expect(api.requests(listReturnableBatches).at(-1)?.query).toEqual({ show: 'all', search: '' });
});

it('drops a search that is not sent yet when all batches are shown', async () => {
  const { api } = await openReturn(undefined, []);
  const show = await screen.findByRole('button', { name: 'Show all batches in stock' });
  api.on(listReturnableBatches, ({ query }) => (query.show === 'all' ? [DOLO] : []));
  const search = screen.getByLabelText('Search medicine, batch or invoice');
  fireEvent.change(search, { target: { value: 'pan' } });
  fireEvent.click(show);
  expect(search).toHaveProperty('value', '');
  expect(await screen.findByLabelText('Pieces of Dolo 650 N1')).toBeTruthy();
});
