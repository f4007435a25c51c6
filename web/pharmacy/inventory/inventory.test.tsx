import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getPharmacySettings } from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { addDays, clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { adjustStock, listDrugBatches, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { type ApiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { somePharmacySettings } from '#web/testing/builders/letterhead.ts';
import { INVENTORY, openInventory } from '#web/testing/open-inventory.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';
import { shownAddress } from '#web/testing/shown-address.ts';

/** The clinic's day, which is not that of UTC before 05:30. */
const inDays = (count: number) => addDays(clinicDay(new Date(), DEFAULT_TIME_ZONE), count);

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!;

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
    const { user } = await openInventory([dolo, aDrug({ name: 'Pan 40', expiry_date: null })]);
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
    const drugs = [
      aDrug({ name: 'In 50 days', expiry_date: inDays(50) }),
      aDrug({ name: 'In 70 days', expiry_date: inDays(70) }),
    ];
    await openInventory(drugs, (api) =>
      api.on(getPharmacySettings, somePharmacySettings({ nearExpiryDays: 60 })),
    );
    const isMarked = async (name: string) =>
      (await rowOf(name)).querySelector('.ui-status') !== null;
    await waitFor(async () => expect(await isMarked('In 50 days')).toBe(true));
    expect(await isMarked('In 70 days')).toBe(false);
  });

  it.each([
    ['?show=low&rack=A1', { show: 'low', rack: 'A1' }],
    ['?show=unmoved', { show: 'unmoved' }],
    ['?show=other', {}],
  ])('asks for the drugs of %s', async (address, query) => {
    const { api } = await openInventory([aDrug({ name: 'Few' })], undefined, INVENTORY + address);
    await rowOf('Few');
    expect(api.requests(listDrugs)[0]?.query).toMatchObject(query);
  });

  it('keeps the chosen work list in the address, with a message for an empty one', async () => {
    const { user, api } = await openInventory([aDrug({ name: 'Fine' })]);
    await rowOf('Fine');
    api.on(listDrugs, ({ query }) => (query.show ? [] : [aDrug({ name: 'Fine' })]));
    const show = screen.getByLabelText('Show');
    await waitFor(() => expect(show.textContent).toContain('All drugs (1)Low in stock (3)'));
    await user.selectOptions(show, 'expired');
    expect(await screen.findByText('No drug is in this list.')).toBeTruthy();
    expect(shownAddress().query).toBe('?show=expired');
    await user.selectOptions(show, '');
    await rowOf('Fine');
    await user.selectOptions(screen.getByLabelText('Rack'), 'A1 (4)');
    expect(shownAddress().query).toBe('?rack=A1');
  });

  it('shows other columns on this device', async () => {
    const drug = aDrug({ name: 'Dolo 650', generic_name: 'Paracetamol' });
    const { user } = await openInventory([drug]);
    await rowOf('Dolo 650');
    const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Generic' }));
    await user.click(screen.getByRole('checkbox', { name: 'Unit' }));
    expect(headers()).toEqual([
      ...['Name', 'Price', 'Stock', 'Expiry', 'Box Number', 'Generic', 'Actions'],
    ]);
    expect(localStorage.getItem('inventory-columns')).toBe('price,stock,expiry,box,generic');
    await user.click(screen.getByRole('button', { name: 'As at first' }));
    expect(headers()).toContain('Unit');
    expect(localStorage.getItem('inventory-columns')).toBeNull();
  });

  it('has the buttons, the search and the details that the specification names', async () => {
    const drug = aDrug({ name: 'Dolo 650', description: 'For fever' });
    // The old address.
    const { user } = await openInventory([drug], undefined, '/pharmacy/inventory');
    await screen.findByRole('heading', { level: 1, name: 'Pharmacy Inventory' });
    expect(window.location.pathname).toBe(INVENTORY);
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
    const { user } = await openInventory([aDrug({ name: 'Dolo 650' })], (api) =>
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
    const { user } = await openInventory(many, undefined);
    expect(await screen.findByText('Showing 1 to 25 of 10000 results')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(1 + 25);
    await user.type(screen.getByLabelText(/^Search drugs/), 'Drug 9{Enter}');
    expect(await screen.findByText('Showing 1 to 25 of 1111 results')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(1 + 25);
  });

  it('searches by name, description or supplier, in pages, and keeps the text out of the address', async () => {
    const many = Array.from({ length: 60 }, (_, n) => aDrug({ name: `Drug ${n}` }));
    const odd = aDrug({ name: 'Zinc', description: 'For diarrhoea' });
    const { user } = await openInventory([...many, odd], undefined, `${INVENTORY}?page=3`);
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
    const { events, api } = await openInventory([]);
    expect(await screen.findByText('No drugs in the inventory yet.')).toBeTruthy();
    api.on(listDrugs, fail(500, 'Broken.'));
    events.emit({ topic: 'drugs', id: aDrug().id });
    expect(await screen.findByText('Broken.')).toBeTruthy();
  });

  it('shows the status when the server sends no message', async () => {
    await openInventory([], (api) =>
      api.onRaw(listDrugs, () => new Response('', { status: 502, statusText: 'Bad Gateway' })),
    );
    expect(await screen.findByText('Failed to fetch drugs: Bad Gateway (502)')).toBeTruthy();
  });
});

describe('Adjust Stock', () => {
  const drug = aDrug({ name: 'Dolo 650' });
  const openModal = async (prepare?: (api: ApiDouble) => void) => {
    const app = await openInventory([drug], prepare);
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
      mrp: null,
      batch_no: null,
      expiry_date: '2027-03-31',
      buying_price: 125,
    });
  });

  it('takes strips of a drug whose pack is known, and sends pieces', async () => {
    const packed = { ...drug, pack: 'strip of 15' };
    const { user, api } = await openInventory([packed], (double) => double.on(adjustStock, packed));
    await user.click(await screen.findByRole('button', { name: 'Adjust stock of Dolo 650' }));
    const change = await screen.findByLabelText<HTMLInputElement>(/^Change/);
    await user.type(change, '-2 strips');
    expect(change.value).toBe('-2 strips');
    expect(screen.getByText('2 strips = 30 tablets')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Reason'), 'Damage');
    expect(change.value).toBe('-30');
    await user.click(screen.getByRole('button', { name: 'Adjust stock' }));
    await said('Dolo 650: 100 in stock now.');
    expect(api.requests(adjustStock)[0]?.body).toMatchObject({ quantityChange: -30 });
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
