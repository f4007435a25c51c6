import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { SPREADSHEET_MESSAGES } from '#contract/kernel/spreadsheet.messages.ts';
import { DRUG_MESSAGES as M, sameDelivery } from '#contract/pharmacy/drug.messages.ts';
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

  it('shows the columns when one was not recognised, and reads the file again as assigned', async () => {
    const columns = [
      {
        heading: 'Item',
        read_as: 'Name',
        column: 0,
        field: 'name',
        known: true,
        samples: ['Dolo'],
      },
      { heading: 'Daam', read_as: null, column: 2, field: null, known: false, samples: ['3', '4'] },
    ];
    const { user, api, input } = await openImport((double) =>
      double.on(importDrugs, { ...preview, columns }),
    );
    await user.click(screen.getByRole('radio', { name: /^A stock count/ }));
    await user.upload(input, file);
    expect(await screen.findByText(/^1 of 2 columns were not recognised/)).toBeTruthy();
    expect(screen.getByText('3 · 4')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Column Daam is' }), 'Price');
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated, 1 skipped.');
    expect(api.requests(importDrugs).map(({ body }) => body.columns)).toEqual([
      undefined,
      '0:name,2:price',
      '0:name,2:price',
    ]);
  });

  it.each([
    [M.noNameColumn, 1],
    [SPREADSHEET_MESSAGES.wrongType, 0],
  ])('after “%s” offers the choice of columns: %i', async (message, offers) => {
    const { user, input } = await openImport((double) =>
      double.on(importDrugs, fail(400, message)),
    );
    await user.click(screen.getByRole('radio', { name: /^A stock count/ }));
    await user.upload(input, file);
    await screen.findByText(message);
    const choice = screen.queryAllByRole('button', { name: 'Choose the columns myself' });
    expect(choice).toHaveLength(offers);
  });

  it.each([
    ['One piece: ₹30.00 a piece, 20 pieces', 'piece'],
    ['A pack, and the quantities are packs: ₹3.00 a piece, 20 packs = 200 pieces', 'pack'],
    ['A pack, but the quantities are pieces: ₹3.00 a piece, 20 pieces', 'price-of-pack'],
  ])('imports at once as “%s” of a file with packs is chosen', async (name, per) => {
    const example = { name: 'Calpol', pack: '10', price: paise(3_000), quantity: 20, pieces: 10 };
    const { user, api, input } = await openImport((double) =>
      double.on(importDrugs, { ...preview, packs: { rows: 3, example } }),
    );
    await user.click(screen.getByRole('radio', { name: /^A stock count/ }));
    await user.upload(input, file);
    await screen.findByText('What are the prices for? Calpol, pack 10, has ₹30.00');
    expect(screen.getByRole('radio', { name: /^One piece/ })).toHaveProperty('checked', true);
    await expectAccessible();
    if (per !== 'piece') await user.click(screen.getByRole('radio', { name }));
    expect(await screen.findByRole('radio', { name })).toHaveProperty('checked', true);
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated, 1 skipped.');
    const sent = api.requests(importDrugs).at(-1)?.body;
    expect(sent).toMatchObject({ preview: 'false' });
    // A question left as it stood is not answered: absent is one piece.
    expect(sent?.per).toBe(per === 'piece' ? undefined : per);
  });

  it('warns of a delivery whose file was imported before', async () => {
    const before = { at: '2026-11-21T05:00:00.000Z', by: 'Ganesh' };
    const { user, input } = await openImport((double) =>
      double.on(importDrugs, { ...preview, imported_before: before }),
    );
    await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
    await user.upload(input, file);
    expect(await screen.findByText(sameDelivery('21 Nov 2026, 10:30 am', 'Ganesh'))).toBeTruthy();
  });

  it('marks goods of a delivery that have expired', async () => {
    const [row] = preview.rows;
    const old = { ...row!, becomes: 'added' as const, expiry_date: '2020-11-30' };
    const rows = [old, { ...old, row: 3, expiry_date: '2999-11-30' }];
    const { user, input } = await openImport((double) =>
      double.on(importDrugs, { ...preview, rows }),
    );
    await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
    await user.upload(input, file);
    expect(await screen.findByText('30 Nov 2020 expired')).toBeTruthy();
    expect(screen.getByText('30 Nov 2999')).toBeTruthy();
  });

  it('asks a price list about prices alone, and again for another file', async () => {
    const example = { name: 'Ciplox', pack: '10x10', price: paise(45_000), quantity: null };
    const packs = { rows: 1, example: { ...example, pieces: null } };
    const { user, api, input } = await openImport((double) =>
      double.on(importDrugs, { ...preview, packs }),
    );
    await user.click(screen.getByRole('radio', { name: /^A price list/ }));
    await user.upload(input, file);
    await user.click(await screen.findByRole('radio', { name: 'A pack' }));
    expect(screen.getByRole('radio', { name: 'A pack' })).toHaveProperty('checked', true);
    await user.upload(input, new File(['PK'], 'other.xlsx'));
    expect(await screen.findByRole('radio', { name: 'A pack' })).toHaveProperty('checked', false);
    expect(screen.queryByRole('radio', { name: /the quantities are/ })).toBeNull();
    expect(api.requests(importDrugs).map(({ body }) => body.per)).toEqual([
      undefined,
      'price-of-pack',
      undefined,
    ]);
  });

  it('mends an expiry that could not be read, in a row that is imported', async () => {
    const [row] = preview.rows;
    const unread = { field: 'expiry_date' as const, cell: 'soon', expiry_date: null };
    const rows = [{ ...row!, ...unread, notes: ['Expiry “soon” cannot be read.'] }];
    const { user, api, input } = await openImport((double) =>
      double.on(importDrugs, { ...preview, rows }),
    );
    await user.click(screen.getByRole('radio', { name: /^A stock count/ }));
    await user.upload(input, file);
    const cell = await screen.findByRole('textbox', { name: 'Expiry date of row 2' });
    expect(cell).toHaveProperty('value', 'soon');
    await user.clear(cell);
    await user.type(cell, '05/28');
    await user.click(screen.getByRole('button', { name: 'Check the mended cell' }));
    const mended = JSON.stringify([{ row: 2, field: 'expiry_date', text: '05/28' }]);
    expect(api.requests(importDrugs)[1]?.body.mended).toBe(mended);
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
