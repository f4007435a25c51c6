import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getPharmacySettings } from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { addDays, clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listDrugBatches, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { somePharmacySettings } from '#web/testing/builders/letterhead.ts';
import { drugRow, INVENTORY, openInventory } from '#web/testing/open-inventory.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

/** The clinic's day, which is not that of UTC before 05:30. */
const inDays = (count: number) => addDays(clinicDay(new Date(), DEFAULT_TIME_ZONE), count);

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
    const row = within(await drugRow('Dolo 650'));
    expect(row.getByText('₹2.50')).toBeTruthy();
    expect(row.getByText('10 low')).toBeTruthy();
    expect(row.getByText('31 Jan 2020 expired')).toBeTruthy();
    expect(row.getByText('A1')).toBeTruthy();
    expect(within(await drugRow('Pan 40')).getByText('No date')).toBeTruthy();
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
      (await drugRow(name)).querySelector('.ui-status') !== null;
    await waitFor(async () => expect(await isMarked('In 50 days')).toBe(true));
    expect(await isMarked('In 70 days')).toBe(false);
  });

  it('shows other columns on this device', async () => {
    const drug = aDrug({ name: 'Dolo 650', generic_name: 'Paracetamol' });
    const { user } = await openInventory([drug]);
    await drugRow('Dolo 650');
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
