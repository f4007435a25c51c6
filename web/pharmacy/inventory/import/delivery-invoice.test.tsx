import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { file, NANDI, openImport, preview } from '#web/testing/pages/import-page.ts';
import { said } from '#web/testing/said.ts';

it('fills in the invoice that the sheet names, and keeps what was typed', async () => {
  const invoice = { supplier_id: NANDI.id, number: 'MPD/3391', date: '2026-11-19' };
  const { user, api, input } = await openImport((double) =>
    double.on(importDrugs, { ...preview, invoice }),
  );
  await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
  await user.type(screen.getByLabelText('Invoice number (optional)'), 'KA/1');
  await user.upload(input, file);
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  await said('1 added, 0 updated, 1 skipped.');
  expect(api.requests(importDrugs)[1]?.body).toMatchObject({
    ...{ supplier_id: NANDI.id, invoice_number: 'KA/1', invoice_date: '2026-11-19' },
  });
});

it('leaves a filled field that was cleared empty when the file is read again', async () => {
  const invoice = { supplier_id: NANDI.id, number: 'MPD/3391', date: '2026-11-19' };
  const { user, api, input } = await openImport((double) =>
    double.on(importDrugs, { ...preview, invoice }),
  );
  await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
  await user.upload(input, file);
  await screen.findByRole('button', { name: 'Import 1 row' });
  await user.clear(screen.getByLabelText('Invoice number (optional)'));
  await user.selectOptions(screen.getByLabelText('Supplier (optional)'), 'Not told');
  await user.upload(input, new File(['PK'], 'again.xlsx'));
  await screen.findByRole('button', { name: 'Import 1 row' });
  expect(screen.getByLabelText<HTMLInputElement>('Invoice number (optional)').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await said('1 added, 0 updated, 1 skipped.');
  const sent = api.requests(importDrugs)[2]?.body;
  expect([sent?.supplier_id, sent?.invoice_number]).toEqual([undefined, undefined]);
  expect(sent?.invoice_date).toBe('2026-11-19');
});
