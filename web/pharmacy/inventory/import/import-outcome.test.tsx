import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  importDrugs,
  listDrugImports,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { anId } from '#web/testing/builders/people.ts';
import { file, openImport, preview } from '#web/testing/pages/import-page.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';

const ID = anId();
const OTHER = { id: anId(), name: 'PARACETAMOL TAB 500 MG' };
const refused = {
  ...{ row: 7, name: '*Pan  40', price: null, quantity_in_stock: null, expiry_date: null },
  ...{ becomes: 'look' as const, reason: 'Unread.', cell: 'few' },
};
const reply = {
  ...preview,
  details: { ...preview.details, look: 1 },
  rows: [refused, ...preview.rows],
  other_writings: [{ row: 2, name: 'Paracetamol 500mg Tab', of: OTHER }],
  undo: { id: ID, until: '2026-11-21T07:00:00.000Z' },
};
const recent = {
  ...{ id: ID, mode: 'count' as const, added: 1, updated: 0, by: 'Asha' },
  ...{ at: '2026-11-21T06:00:00.000Z', until: '2026-11-21T07:00:00.000Z' },
};

async function importRows(imported: object = reply) {
  const opened = await openImport((double) =>
    double.on(importDrugs, ({ body }) => {
      if (body.preview === 'false') double.on(listDrugImports, [recent]);
      return body.preview === 'false' ? { ...preview, ...imported } : preview;
    }),
  );
  await opened.user.click(screen.getByRole('radio', { name: /^A stock count/ }));
  await opened.user.upload(opened.input, file);
  await opened.user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  await said(preview.message);
  return opened;
}
const outcome = () => screen.findByRole('region', { name: 'Result of the import' });

it('names the refused rows and the other writings after an import, until its undo', async () => {
  const { user, api } = await importRows();
  const result = within(await outcome());
  const [, row] = within(result.getByRole('table', { name: 'Not imported: 1 row' })).getAllByRole(
    'row',
  );
  expect(row?.textContent).toBe('Row 7*Pan  40Unread. The cell contains “few”.');
  const link = result.getByRole('link', { name: OTHER.name });
  expect(link.getAttribute('href')).toBe(`/dashboard/inventory/edit/${OTHER.id}`);
  expect(link.closest('li')?.textContent).toBe(
    `Row 2, Paracetamol 500mg Tab: another writing of ${OTHER.name}`,
  );
  await expectAccessible();
  api.on(undoDrugImport, () => {
    api.on(listDrugImports, []);
    return { message: 'The import was undone.', undone: 1, left: [] };
  });
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  await said('The import was undone.');
  await waitFor(() => expect(screen.queryByText(/^Not imported/)).toBeNull());
  expect(screen.queryByRole('region', { name: 'Result of the import' })).toBeNull();
});

it('can be closed, and counts the rows that are not named', async () => {
  const { user } = await importRows({ ...reply, details: { ...reply.details, look: 340 } });
  const result = within(await outcome());
  expect(result.getByText('Not imported: the first 1 of 340 rows')).toBeTruthy();
  await user.click(result.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Result of the import' })).toBeNull();
});

it('is not shown after an import without a refused row', async () => {
  await importRows({ rows: preview.rows, other_writings: undefined, undo: reply.undo });
  expect(await screen.findByRole('region', { name: 'Recent imports' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Result of the import' })).toBeNull();
});
