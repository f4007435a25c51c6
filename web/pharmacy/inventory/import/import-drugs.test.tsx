import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  importDrugs,
  importDrugsFromText,
  listDrugImportRows,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { fail, failWithText } from '#web/testing/api-double.ts';
import { openInventory } from '#web/testing/open-inventory.ts';
import { file, NANDI, openImport, preview } from '#web/testing/pages/import-page.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';

describe('Import from Excel', () => {
  it('shows the rows and their problems first, then imports the valid ones', async () => {
    const { user, api, input } = await openImport((double) => double.on(importDrugs, preview));
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('No file selected.')).toBeTruthy();
    expect(input.accept).toBe('.xlsx,.xls');
    await user.upload(input, file);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(
      await screen.findByText('Choose whether the file is a delivery or a stock count.'),
    ).toBeTruthy();
    expect(api.requests(importDrugs)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
    const table = within(await screen.findByRole('table', { name: 'Rows of the file' }));
    const [, first, second] = table.getAllByRole('row');
    expect(first?.textContent).toContain('Why not.');
    for (const text of ['31 Mar 2027', '50 → 55', '₹2.25', '₹2.50']) {
      expect(second?.textContent).toContain(text);
    }
    expect(screen.getByText('Read: Item as Name, M.R.P. as Price.')).toBeTruthy();
    expect(screen.getByText('Not imported: Rate.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Supplier (optional)'), 'Nandi');
    await user.type(screen.getByLabelText('Invoice number (optional)'), 'KA/1');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated, 1 skipped.');
    const asked = api.requests(importDrugs);
    expect(asked.map(({ body }) => [body.preview, body.mode])).toEqual([
      ['true', 'delivery'],
      ['false', 'delivery'],
    ]);
    expect(asked[1]?.body).toMatchObject({ supplier_id: NANDI.id, invoice_number: 'KA/1' });
    expect(asked[1]?.file).toMatchObject({ name: 'stock.xlsx', bytes: new Uint8Array([80, 75]) });
  });

  it.each([
    ['', undefined],
    ['KA/1', 'KA/1'],
  ])('without a supplier, sends of the typed number “%s”: %s', async (typed, sent) => {
    const invoice = { number: 'MPD/3391', date: '2026-11-19' };
    const { user, api, input } = await openImport((double) =>
      double.on(importDrugs, { ...preview, invoice }),
    );
    await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
    if (typed) await user.type(screen.getByLabelText('Invoice number (optional)'), typed);
    await user.upload(input, file);
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated, 1 skipped.');
    expect(api.requests(importDrugs)[1]?.body.invoice_number).toBe(sent);
  });

  it('takes a text file by a button and a call of its own', async () => {
    const { user, api } = await openInventory([], (double) =>
      double.on(importDrugsFromText, preview),
    );
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Import from .csv or .ods' }));
    await screen.findByRole('dialog', { name: 'Import from .csv or .ods' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    expect(input.accept).toBe('.csv,.ods,.txt');
    await user.click(screen.getByRole('radio', { name: /^A price list/ }));
    await user.upload(input, new File(['Item,MRP'], 'prices.csv'));
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated, 1 skipped.');
    expect(api.requests(importDrugsFromText)[1]?.body).toMatchObject({
      mode: 'prices',
      new_drugs: 'leave',
    });
  });

  it('loads a long preview in pages, and shows when it has expired', async () => {
    const kept = { id: preview.rows[0] ? crypto.randomUUID() : '', total_rows: 20_000 };
    const { user, api, input } = await openImport((double) => {
      double.on(importDrugs, { ...preview, kept: { ...kept, until: '2026-11-22T10:00:00.000Z' } });
      double.on(listDrugImportRows, { rows: preview.rows, totalCount: 20_000 });
    });
    await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
    await user.upload(input, file);
    expect(await screen.findByText('Showing 1 to 10 of 20000 results')).toBeTruthy();
    await screen.findByText('Dolo 650');
    api.on(listDrugImportRows, fail(404, 'These rows have expired. Please choose the file again.'));
    await user.click(screen.getByRole('button', { name: /next/i }));
    expect(await screen.findByText(/have expired/)).toBeTruthy();
    expect(api.requests(listDrugImportRows).map(({ params, query }) => [params, query])).toEqual(
      [1, 2].map((page) => [{ id: kept.id }, { page, limit: 10 }]),
    );
  });

  it('accepts an .xls file', async () => {
    const { user, api, input } = await openImport((double) => double.on(importDrugs, preview));
    await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
    await user.upload(input, new File(['PK'], 'stock.xls'));
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated, 1 skipped.');
    expect(api.requests(importDrugs)[1]?.file).toMatchObject({ name: 'stock.xls' });
  });

  it('previews again when an option changes, and sets the counted stock', async () => {
    const { user, api, input } = await openImport((double) => double.on(importDrugs, preview));
    await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
    await user.upload(input, file);
    await screen.findByRole('table', { name: 'Rows of the file' });
    await user.click(screen.getByRole('radio', { name: /^A stock count/ }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated, 1 skipped.');
    const asked = api.requests(importDrugs);
    expect(asked.map(({ body }) => [body.preview, body.mode])).toEqual([
      ['true', 'delivery'],
      ['true', 'count'],
      ['false', 'count'],
    ]);
  });

  it('shows why a file was refused, and that it failed', async () => {
    const { user, api, input } = await openImport((double) =>
      double.on(importDrugs, fail(415, 'This is not an Excel file.')),
    );
    await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
    await user.upload(input, file);
    expect(await screen.findByText('This is not an Excel file.')).toBeTruthy();
    api.on(importDrugs, failWithText(502, ''));
    await user.upload(input, new File(['PK!'], 'other.xlsx'));
    expect(
      await screen.findByText('Failed to import data. Please check the file format and try again.'),
    ).toBeTruthy();
  });
});
