import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SPREADSHEET_MESSAGES } from '#contract/kernel/spreadsheet.messages.ts';
import { DRUG_MESSAGES as M, stockUnread } from '#contract/pharmacy/drug.messages.ts';
import { importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { file, openImport, preview } from '#web/testing/pages/import-page.ts';
import { said } from '#web/testing/said.ts';

describe('Import from Excel', () => {
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

  it('marks a stock that was not read, which is not the same as the file', async () => {
    const [, row] = preview.rows;
    const unread = { becomes: 'same' as const, field: 'quantity_in_stock' as const, cell: '?' };
    const { user, input } = await openImport((double) =>
      double.on(importDrugs, {
        ...preview,
        rows: [{ ...row!, ...unread, reason: null, notes: [stockUnread('?')] }],
      }),
    );
    await user.click(screen.getByRole('radio', { name: /^A stock count/ }));
    await user.upload(input, file);
    const table = within(await screen.findByRole('table', { name: 'Rows of the file' }));
    expect(table.getByText('Not read')).toBeTruthy();
    expect(table.queryByText('Same')).toBeNull();
    expect(table.getByText(stockUnread('?'))).toBeTruthy();
  });
});
