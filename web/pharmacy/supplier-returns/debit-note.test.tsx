import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import { undoSupplierReturn } from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { aLetterhead } from '#web/testing/builders/letterhead.ts';
import { NOTE, openReturn } from '#web/testing/pages/supplier-return.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

beforeEach(() => vi.stubGlobal('print', vi.fn()));

it('prints the debit note on A5 and A4, and undoes the return', async () => {
  const { api, user } = await openReturn(`/dashboard/supplier-returns/${NOTE.id}`);
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
  await openReturn(`/dashboard/supplier-returns/${NOTE.id}`, [], { ...NOTE, taxes });
  const table = within(await screen.findByRole('table', { name: 'GST by rate' }));
  expect(table.getAllByRole('row')[1]?.textContent).toBe(text);
  expect(table.getByRole('columnheader', { name: name.split(' ')[0] ?? '' })).toBeTruthy();
  expect(screen.getByText('30049069')).toBeTruthy();
});

it('prints with its letterhead, though that comes late', async () => {
  holdTime();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aLetterhead>>();
  const { user } = await openReturn(
    `/dashboard/supplier-returns/${NOTE.id}`,
    [],
    NOTE,
    () => promise,
  );
  await user.click(await screen.findByRole('button', { name: 'Print A5' }));
  await pass(1_000);
  expect(window.print).not.toHaveBeenCalled();
  resolve(aLetterhead());
  await pass(500);
  expect(window.print).toHaveBeenCalledOnce();
});

it('does not print the page that follows', async () => {
  holdTime();
  const { user } = await openReturn(`/dashboard/supplier-returns/${NOTE.id}`);
  await user.click(await screen.findByRole('button', { name: 'Print A5' }));
  cleanup();
  await pass(1_000);
  expect(window.print).not.toHaveBeenCalled();
});
