import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listDrugCodes } from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import {
  addDrug,
  countDrugLists,
  editDrug,
  getDrug,
  listDrugImports,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aDrug, someDrugLists } from '#web/testing/builders/drugs.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const isInInventory = () =>
  waitFor(() => expect(window.location.pathname).toBe('/dashboard/inventory'));

describe('Add New Drug', () => {
  async function open(state?: object, drugs: Drug[] = []) {
    const api = apiDouble();
    api.on(listDrugs, drugs);
    api.on(listDrugImports, []);
    api.on(countDrugLists, someDrugLists());
    const app = await renderApp('/dashboard/inventory/add', { as: 'pharmacy', api, state });
    return { ...app, name: await screen.findByLabelText<HTMLInputElement>(/^Name/) };
  }

  it('sends the form, shows a message, and returns to the inventory', async () => {
    const { user, api, name } = await open({ initialDrugName: 'Azithral' });
    expect(name.value).toBe('Azithral');
    expect(document.activeElement).toBe(name);
    expect(screen.queryByLabelText(/unit/i)).toBeNull();
    api.on(addDrug, aDrug({ name: 'Azithral 500' }));
    await user.type(name, ' 500');
    await user.type(screen.getByLabelText(/^Price/), '₹23.40');
    await user.type(screen.getByLabelText(/^Stock Quantity/), '1,030');
    await user.type(screen.getByLabelText(/^Buying price/), '0');
    await expectAccessible();
    await user.keyboard('{Enter}{Enter}');
    await isInInventory();
    expect(await screen.findByText('Azithral 500 was added.')).toBeTruthy();
    expect(api.requests(addDrug).map(({ body }) => body)).toEqual([
      {
        name: 'Azithral 500',
        description: null,
        price: 2340,
        quantity_in_stock: 1_030,
        unit: null,
        supplier: null,
        expiry_date: null,
        buying_price: null,
        box_number: null,
        generic_name: null,
        manufacturer: null,
        form: null,
        strength: null,
        pack: null,
        schedule: null,
        hsn: null,
        mrp: null,
        gst_percent: null,
        gst_from: null,
      },
    ]);
  });

  it('sends the facts for bills and registers, and focuses the wrong one', async () => {
    const { user, api, name } = await open();
    await user.type(name, 'Alprax 0.25');
    await user.type(screen.getByLabelText(/^Price/), '3');
    await user.type(screen.getByLabelText(/^Stock Quantity/), '10');
    await user.click(screen.getByRole('button', { name: /^More: schedule/ }));
    await user.selectOptions(screen.getByLabelText('Schedule'), 'Schedule H1');
    await user.type(screen.getByLabelText('HSN'), '30');
    await user.type(screen.getByLabelText('GST (%)'), '5');
    await user.click(screen.getByRole('button', { name: 'Add Drug' }));
    expect(await screen.findByText('HSN must have 4, 6 or 8 digits.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('HSN'));
    await user.keyboard('04');
    api.on(addDrug, aDrug({ name: 'Alprax 0.25' }));
    await user.click(screen.getByRole('button', { name: 'Add Drug' }));
    await isInInventory();
    const [sent] = api.requests(addDrug);
    expect(sent?.body).toMatchObject({ schedule: 'H1', hsn: '3004', gst_percent: 5 });
  });

  it('warns of a name that differs only in case or spaces, and can save it', async () => {
    const { user, api, name } = await open({}, [aDrug({ name: 'Dolo 650' })]);
    await user.type(name, 'DOLO  650');
    expect(await screen.findByText('“Dolo 650” is there already.')).toBeTruthy();
    api.on(addDrug, aDrug({ name: 'DOLO  650' }));
    await user.type(screen.getByLabelText(/^Price/), '2');
    await user.type(screen.getByLabelText(/^Stock Quantity/), '30');
    await user.click(screen.getByRole('button', { name: 'Add Drug' }));
    await isInInventory();
    expect(api.requests(addDrug)).toHaveLength(1);
  });

  it('requires a valid name, price and stock', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Drug' }));
    expect(await screen.findByText('Name, Price, and Stock Quantity are required.')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Name/), 'Dolo');
    await user.type(screen.getByLabelText(/^Price/), '1.005');
    await user.type(screen.getByLabelText(/^Stock Quantity/), '1.5');
    await user.click(screen.getByRole('button', { name: 'Add Drug' }));
    expect(await screen.findByText('Stock Quantity must be a whole number from 0.')).toBeTruthy();
    expect(screen.queryByText('Name, Price, and Stock Quantity are required.')).toBeNull();
    expect(api.requests(addDrug)).toHaveLength(0);
  });

  it.each([
    [fail(403, 'Not you.'), 'Not you.'],
    [failWithText(502, ''), 'Failed to add drug'],
  ])('keeps the input when it fails', async (failure, message) => {
    const { user, api, name } = await open();
    api.on(addDrug, failure);
    await user.type(name, 'Dolo');
    await user.type(screen.getByLabelText(/^Price/), '2');
    await user.type(screen.getByLabelText(/^Stock Quantity/), '3{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(name.value).toBe('Dolo');
  });
});

describe('Edit Drug', () => {
  const drug = aDrug({ name: 'Dolo 650', buying_price: paise(120), expiry_date: '2027-03-31' });

  async function open() {
    const api = apiDouble();
    api.on(listDrugs, [drug]);
    api.on(listDrugImports, []);
    api.on(countDrugLists, someDrugLists());
    api.on(listDrugCodes, []);
    api.on(getDrug, drug);
    api.on(editDrug, drug);
    return renderApp(`/dashboard/inventory/edit/${drug.id}`, { as: 'admin', api });
  }

  it('sends only changed fields', async () => {
    const { user, api } = await open();
    const price = await screen.findByLabelText<HTMLInputElement>(/^Price/);
    expect(price.value).toBe('2.50');
    await user.clear(price);
    await user.type(price, '3{Enter}');
    await isInInventory();
    expect(api.requests(editDrug)[0]?.body).toEqual({ price: 300 });
    expect(await screen.findByText('Dolo 650 was updated.')).toBeTruthy();
  });

  it('does not send fields changed elsewhere meanwhile', async () => {
    const { user, api, events } = await open();
    const price = await screen.findByLabelText<HTMLInputElement>(/^Price/);
    const other = { name: 'Dolo', expiry_date: '2028-01-31', buying_price: paise(150) };
    api.on(listDrugCodes, []);
    api.on(getDrug, { ...drug, ...other, quantity_in_stock: drug.quantity_in_stock - 5 });
    const reads = api.requests(getDrug).length;
    events.emit({ topic: 'drugs', id: drug.id });
    await waitFor(() => expect(api.requests(getDrug).length).toBeGreaterThan(reads));
    await user.clear(price);
    await user.type(price, '3{Enter}');
    await isInInventory();
    expect(api.requests(editDrug)[0]?.body).toEqual({ price: 300 });
  });

  it('shows that a drug does not exist, or could not be loaded', async () => {
    const api = apiDouble();
    api.on(listDrugCodes, []);
    api.on(getDrug, fail(404, 'Drug not found.'));
    const { user } = await renderApp(`/dashboard/inventory/edit/${drug.id}`, { as: 'admin', api });
    expect(await screen.findByText('Drug not found.')).toBeTruthy();
    api.on(listDrugCodes, []);
    api.on(getDrug, fail(500, 'Broken.'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Failed to load drug data')).toBeTruthy();
  });

  it('shows that the id is missing', async () => {
    await renderApp('/dashboard/inventory/edit', { as: 'pharmacy' });
    expect(await screen.findByText('Drug ID is missing.')).toBeTruthy();
  });

  it('shows that it failed', async () => {
    const { user, api } = await open();
    api.on(editDrug, failWithText(502, ''));
    await user.type(await screen.findByLabelText(/^Stock Quantity/), '{Enter}');
    expect(await screen.findByText('Failed to update drug')).toBeTruthy();
  });
});

it.each(['/dashboard/inventory/add', `/dashboard/inventory/edit/${aDrug().id}`])(
  'Cancel at %s returns to the inventory, and sends nothing',
  async (address) => {
    const api = apiDouble();
    api.on(countDrugLists, someDrugLists());
    api.on(listDrugs, []);
    api.on(listDrugImports, []);
    api.on(listDrugCodes, []);
    api.on(getDrug, aDrug({ name: 'Dolo 650' }));
    const { user } = await renderApp(address, { as: 'pharmacy', api });
    await user.type(await screen.findByLabelText(/^Name/), 'x');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await isInInventory();
  },
);
