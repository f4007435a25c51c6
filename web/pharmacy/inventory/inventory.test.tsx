import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getPharmacySettings } from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { DRUG_MESSAGES } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import {
  adjustStock,
  deleteAllDrugs,
  deleteDrug,
  importDefaultDrugs,
  importDrugs,
  listDrugBatches,
  listDrugImportRows,
  listDrugs,
  undoDeleteAllDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { type ApiDouble, apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { somePharmacySettings } from '#web/testing/builders/letterhead.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { shownAddress } from '#web/testing/shown-address.ts';

const PAGE = '/dashboard/inventory';

async function open(drugs: Drug[], prepare?: (api: ApiDouble) => void, address = PAGE) {
  const api = apiDouble();
  api.on(listDrugs, drugs);
  api.on(listDrugBatches, []);
  prepare?.(api);
  return renderApp(address, { as: 'pharmacy', api });
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!;
const said = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toContain(text),
  );

describe('the inventory', () => {
  it('shows each drug, marks low and expired stock, and expands its details', async () => {
    const dolo = aDrug({
      name: 'Dolo 650',
      quantity_in_stock: 10,
      expiry_date: '2020-01-31',
      supplier: 'Nandi',
      buying_price: paise(125),
      box_number: 'A1',
    });
    const { user } = await open([dolo, aDrug({ name: 'Pan 40', expiry_date: null })]);
    const row = within(await rowOf('Dolo 650'));
    expect(row.getByText('₹2.50')).toBeTruthy();
    expect(row.getByText('10 low')).toBeTruthy();
    expect(row.getByText('31 Jan 2020 expired')).toBeTruthy();
    expect(row.getByText('A1')).toBeTruthy();
    expect(within(await rowOf('Pan 40')).getByText('No date')).toBeTruthy();
    expect(row.queryByText('Nandi')).toBeNull();
    await user.click(row.getByRole('button', { name: 'Details of Dolo 650' }));
    expect(row.getByText('Nandi')).toBeTruthy();
    expect(row.getByText('₹1.25')).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Price',
      'Stock',
      'Unit',
      'Expiry',
      'Box Number',
      'Actions',
    ]);
    await expectAccessible();
  });

  it('marks what expires within the days that the pharmacy has set', async () => {
    const days = (count: number) =>
      new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
    const drugs = [
      aDrug({ name: 'In 50 days', expiry_date: days(50) }),
      aDrug({ name: 'In 70 days', expiry_date: days(70) }),
    ];
    await open(drugs, (api) =>
      api.on(getPharmacySettings, somePharmacySettings({ nearExpiryDays: 60 })),
    );
    const isMarked = async (name: string) =>
      (await rowOf(name)).querySelector('.ui-status') !== null;
    await waitFor(async () => expect(await isMarked('In 50 days')).toBe(true));
    expect(await isMarked('In 70 days')).toBe(false);
  });

  it('has the buttons, the search and the details that the specification names', async () => {
    const drug = aDrug({ name: 'Dolo 650', description: 'For fever' });
    // The old address.
    const { user } = await open([drug], undefined, '/pharmacy/inventory');
    await screen.findByRole('heading', { level: 1, name: 'Pharmacy Inventory' });
    expect(window.location.pathname).toBe(PAGE);
    await screen.findByText('Dolo 650');
    screen.getByPlaceholderText('Search drugs by name, description, or supplier...');
    for (const name of [
      'Import from Excel (.xlsx, .xls)',
      'Delete All Drugs',
      'Add Default Medications',
    ])
      screen.getByRole('button', { name });
    const add = screen.getByRole('link', { name: 'Add New Drug' });
    expect(add.getAttribute('href')).toBe('/dashboard/inventory/add');
    const edit = screen.getByRole('link', { name: 'Edit Dolo 650' });
    expect(edit.getAttribute('href')).toBe(`/dashboard/inventory/edit/${drug.id}`);
    await user.click(screen.getByRole('button', { name: 'Details of Dolo 650' }));
    for (const label of ['Description', 'Supplier', 'Cost', 'Last Updated'])
      screen.getByText(label, { selector: 'dt' });
    expect(screen.getByText('For fever')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete All Drugs' }));
    expect(
      await screen.findByRole('dialog', { name: 'Confirm Deletion of All Drugs' }),
    ).toBeTruthy();
  });

  it('lists the batches of a drug with several', async () => {
    const batch = { id: aDrug().id, batch_no: 'DL1', expiry_date: '2027-01-31', quantity: 20 };
    const received_at = '2026-11-21T04:30:00.000Z';
    const { user } = await open([aDrug({ name: 'Dolo 650' })], (api) =>
      api.on(listDrugBatches, [
        { ...batch, buying_price: paise(125), received_at },
        {
          ...{ id: aDrug().id, batch_no: null, expiry_date: null },
          ...{ quantity: 100, buying_price: null, received_at },
        },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Details of Dolo 650' }));
    expect(await screen.findByText('20 of DL1, expires 31 Jan 2027, cost ₹1.25')).toBeTruthy();
    expect(screen.getByText('100, no expiry date, no cost')).toBeTruthy();
  });

  it('renders one page of rows for any number of drugs', async () => {
    const drug = aDrug();
    const many = Array.from({ length: 10_000 }, (_, n) => ({
      ...drug,
      id: `${drug.id.slice(0, -5)}${String(n).padStart(5, '0')}`,
      name: `Drug ${n}`,
    }));
    const { user } = await open(many, undefined);
    expect(await screen.findByText('Showing 1 to 25 of 10000 results')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(1 + 25);
    await user.type(screen.getByLabelText(/^Search drugs/), 'Drug 9{Enter}');
    expect(await screen.findByText('Showing 1 to 25 of 1111 results')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(1 + 25);
  });

  it('searches by name, description or supplier, in pages, and keeps the text out of the address', async () => {
    const many = Array.from({ length: 60 }, (_, n) => aDrug({ name: `Drug ${n}` }));
    const odd = aDrug({ name: 'Zinc', description: 'For diarrhoea' });
    const { user } = await open([...many, odd], undefined, `${PAGE}?page=3`);
    expect(await screen.findByText('Zinc')).toBeTruthy();
    expect(screen.getByText('Showing 51 to 61 of 61 results')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Drug 25')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Search drugs/), 'DIARR{Enter}');
    await waitFor(() => expect(screen.queryByText('Drug 25')).toBeNull());
    expect(screen.getByText('Zinc')).toBeTruthy();
    expect(shownAddress()).toEqual({ query: '', typed: { search: 'DIARR' } });
    await user.type(screen.getByLabelText(/^Search drugs/), 'x{Enter}');
    expect(await screen.findByText('No drug fits the search.')).toBeTruthy();
  });

  it('shows an empty list, and a loading error', async () => {
    const { events, api } = await open([]);
    expect(await screen.findByText('No drugs in the inventory yet.')).toBeTruthy();
    api.on(listDrugs, fail(500, 'Broken.'));
    events.emit({ topic: 'drugs', id: aDrug().id });
    expect(await screen.findByText('Broken.')).toBeTruthy();
  });

  it('shows the status when the server sends no message', async () => {
    await open([], (api) =>
      api.onRaw(listDrugs, () => new Response('', { status: 502, statusText: 'Bad Gateway' })),
    );
    expect(await screen.findByText('Failed to fetch drugs: Bad Gateway (502)')).toBeTruthy();
  });
});

describe('deleting', () => {
  it('confirms with the drug’s name, and shows the result', async () => {
    const drug = aDrug({ name: 'Dolo 650' });
    const { user, api } = await open([drug], (double) =>
      double.on(deleteDrug, { message: 'Dolo 650 was deleted.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete Dolo 650' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
    expect(dialog.textContent).toContain('Are you sure you want to delete Dolo 650?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.requests(deleteDrug)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Delete Dolo 650' }));
    await user.keyboard('{Enter}');
    await said('Dolo 650 was deleted.');
    expect(api.requests(deleteDrug)[0]?.params).toEqual({ id: drug.id });
  });

  it('offers to undo the deletion of all drugs, and shows why it is refused', async () => {
    const deleted_at = '2026-11-21T06:00:00.000Z';
    const { user, api } = await open([aDrug({ name: 'Dolo 650' })], (double) => {
      double.on(deleteAllDrugs, { message: '1 drug was deleted.', deleted_at });
      double.on(undoDeleteAllDrugs, { message: '1 drug was restored.' });
    });
    // The newest message comes last.
    const undo = () => user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    const removeAll = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete All Drugs' }));
      const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion of All Drugs' });
      expect(dialog.textContent).toContain(DRUG_MESSAGES.confirmDeleteAll);
      await user.click(within(dialog).getByRole('button', { name: 'Delete all' }));
      await said('1 drug was deleted.');
      await undo();
    };
    await removeAll();
    await said('1 drug was restored.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(api.requests(undoDeleteAllDrugs)[0]?.body).toEqual({ deleted_at });
    api.on(undoDeleteAllDrugs, fail(409, DRUG_MESSAGES.restoreTooLate));
    await removeAll();
    await said(DRUG_MESSAGES.restoreTooLate);
    api.on(undoDeleteAllDrugs, failWithText(502, ''));
    await removeAll();
    await said(DRUG_MESSAGES.restoreFailed);
    api.on(undoDeleteAllDrugs, { message: '1 drug was restored.' });
    await undo();
    await said('1 drug was restored.');
  });

  it('offers no undo when no drug was deleted', async () => {
    const { user } = await open([aDrug({ name: 'Dolo 650' })], (double) =>
      double.on(deleteAllDrugs, { message: '0 drugs were deleted.', deleted_at: null }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete All Drugs' }));
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    await said('0 drugs were deleted.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['Delete Dolo 650', 'Delete', deleteDrug, 'Failed to delete drug'],
    ['Delete All Drugs', 'Delete all', deleteAllDrugs, 'Failed to delete all drugs'],
    ['Add Default Medications', 'Add', importDefaultDrugs, 'Failed to import default medications'],
  ] as const)('%s confirms, and shows when it failed', async (button, sure, endpoint, message) => {
    const { user, api } = await open([aDrug({ name: 'Dolo 650' })], (double) =>
      double.on(endpoint, failWithText(502, '')),
    );
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click(await screen.findByRole('button', { name: sure }));
    await said(message);
    expect(api.requests(endpoint)).toHaveLength(1);
  });
});

describe('Adjust Stock', () => {
  const drug = aDrug({ name: 'Dolo 650' });
  const openModal = async (prepare?: (api: ApiDouble) => void) => {
    const app = await open([drug], prepare);
    await app.user.click(await screen.findByRole('button', { name: 'Adjust stock of Dolo 650' }));
    await screen.findByRole('dialog', { name: 'Adjust Stock' });
    return app;
  };

  it('records a purchase with its batch', async () => {
    const { user, api } = await openModal((double) =>
      double.on(adjustStock, { ...drug, quantity_in_stock: 150 }),
    );
    await user.type(screen.getByLabelText(/^Change/), '50');
    await user.type(screen.getByLabelText('Expiry date'), '2027-03-31');
    await user.type(screen.getByLabelText(/^Buying price/), '1.25');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Adjust stock' }));
    await said('Dolo 650: 150 in stock now.');
    expect(api.requests(adjustStock)[0]?.body).toEqual({
      quantityChange: 50,
      reason: 'purchase',
      batch_no: null,
      expiry_date: '2027-03-31',
      buying_price: 125,
    });
  });

  it.each([
    ['', 'Purchase', 'No drug selected or adjustment amount is zero.'],
    ['0', 'Correction', 'No drug selected or adjustment amount is zero.'],
    ['1.5', 'Correction', 'No drug selected or adjustment amount is zero.'],
    ['-5', 'Purchase', 'A purchase adds stock; damage and expiry remove it.'],
  ])('refuses %o as a %s', async (change, reason, message) => {
    const { user, api } = await openModal();
    if (change) await user.type(screen.getByLabelText(/^Change/), change);
    await user.selectOptions(screen.getByLabelText('Reason'), reason);
    await user.click(screen.getByRole('button', { name: 'Adjust stock' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.requests(adjustStock)).toHaveLength(0);
  });

  it('shows the server’s refusal, or that it failed', async () => {
    const { user, api } = await openModal((double) =>
      double.on(adjustStock, fail(409, 'Insufficient stock for: Dolo 650')),
    );
    await user.type(screen.getByLabelText(/^Change/), '-200');
    await user.selectOptions(screen.getByLabelText('Reason'), 'Damage');
    await user.keyboard('{Tab}{Enter}');
    expect(await screen.findByText('Insufficient stock for: Dolo 650')).toBeTruthy();
    api.on(adjustStock, failWithText(502, ''));
    await user.click(screen.getByRole('button', { name: 'Adjust stock' }));
    expect(await screen.findByText('Failed to adjust stock')).toBeTruthy();
  });
});

describe('Import from Excel', () => {
  const file = new File(['PK'], 'stock.xlsx');
  const preview = {
    message: '1 added, 0 updated, 1 skipped.',
    details: { added: 1, updated: 0, skipped: [{ row: 3, reason: 'Why not.' }] },
    rows: [
      {
        row: 2,
        name: 'Dolo 650',
        price: paise(250),
        quantity_in_stock: 5,
        expiry_date: '2027-03-31',
        becomes: 'updated' as const,
        reason: null,
        ...{ stock_before: 50, stock_after: 55, price_before: paise(225) },
      },
      {
        row: 3,
        name: 'Bad',
        price: null,
        quantity_in_stock: null,
        expiry_date: null,
        becomes: 'skipped' as const,
        reason: 'Why not.',
      },
    ],
    columns: [
      { heading: 'Item', read_as: 'Name' },
      { heading: 'M.R.P.', read_as: 'Price' },
      { heading: 'Rate', read_as: null },
    ],
  };
  const openModal = async (prepare: (api: ApiDouble) => void) => {
    const app = await open([], prepare);
    await app.user.click(await screen.findByRole('button', { name: /^Import from Excel/ }));
    await screen.findByRole('dialog', { name: 'Import from Excel' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    return { ...app, input };
  };

  it('shows the rows and their problems first, then imports the valid ones', async () => {
    const { user, api, input } = await openModal((double) => double.on(importDrugs, preview));
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
    expect(screen.getByText('Read: Item as Name, M.R.P. as Price. Not read: Rate.')).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated, 1 skipped.');
    const asked = api.requests(importDrugs);
    expect(asked.map(({ body }) => [body.preview, body.mode])).toEqual([
      ['true', 'delivery'],
      ['false', 'delivery'],
    ]);
    expect(asked[1]?.file).toMatchObject({ name: 'stock.xlsx', bytes: new Uint8Array([80, 75]) });
  });

  it('loads a long preview in pages, and shows when it has expired', async () => {
    const kept = { id: preview.rows[0] ? crypto.randomUUID() : '', total_rows: 20_000 };
    const { user, api, input } = await openModal((double) => {
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
    const { user, api, input } = await openModal((double) => double.on(importDrugs, preview));
    await user.click(screen.getByRole('radio', { name: /^A delivery/ }));
    await user.upload(input, new File(['PK'], 'stock.xls'));
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await said('1 added, 0 updated, 1 skipped.');
    expect(api.requests(importDrugs)[1]?.file).toMatchObject({ name: 'stock.xls' });
  });

  it('previews again when an option changes, and sets the counted stock', async () => {
    const { user, api, input } = await openModal((double) => double.on(importDrugs, preview));
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
    const { user, api, input } = await openModal((double) =>
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
