import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  addDrug,
  countDrugLists,
  listDrugImports,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  listPatientPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { type ApiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aDrug, someDrugLists } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import {
  cetirizine,
  forMeena,
  meena,
  orderFormApi,
  paracetamol,
  value,
} from '#web/testing/order-form-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

let api: ApiDouble;
beforeEach(() => {
  api = orderFormApi();
});

const open = (address = forMeena, as: 'pharmacy' | 'doctor' = 'pharmacy') =>
  renderApp(address, { as, api });
const picker = () => screen.findByRole('combobox', { name: 'Add a drug' });
const sent = () => api.requests(createPharmacyOrder).map(({ body }) => body);

describe('Create Pharmacy Order', () => {
  it('can be written by keyboard alone: patient, drugs, doses', async () => {
    api.on(listPatients, { patients: [meena], totalCount: 1, currentPage: 1, totalPages: 1 });
    const { user } = await open('/dashboard/add-order');
    await picker();
    await user.keyboard('meena');
    await screen.findByRole('option', { name: /Meena Iyer/ });
    await user.keyboard('{Enter}para{Enter}');
    await user.keyboard('2{Enter}5{Enter}cet{Enter}{Enter}10{Enter}{Enter}');
    expect(sent()).toEqual([]);
    expect(value('Quantity of Paracetamol 500 mg')).toBe('10');
    await user.type(screen.getByLabelText('Directions of Cetirizine 10 mg'), '1-0-1');
    expect(value('Per day of Cetirizine 10 mg')).toBe('2');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('20');
    await expectAccessible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(await screen.findByText('Pharmacy order created successfully.')).toBeTruthy();
    const line = { tabletsPerDay: 2, numberOfDays: 5, quantity: 10, directions_to_use: null };
    expect(sent()).toEqual([
      {
        patientId: meena.id,
        prescription: '',
        reasons: [],
        items: [
          { ...line, drug_id: paracetamol.id },
          {
            ...line,
            drug_id: cetirizine.id,
            numberOfDays: 10,
            quantity: 20,
            directions_to_use: '1-0-1',
          },
        ],
      },
    ]);
  });

  it('computes doses per day, days and quantity from the directions', async () => {
    const { user } = await open();
    await user.type(await picker(), 'cet{Enter}');
    const directions = screen.getByLabelText('Directions of Cetirizine 10 mg');
    for (const [said, perDay, days, quantity] of [
      ['1-0-1 x 5 days', '2', '5', '10'],
      ['OD for 2 weeks', '1', '14', '14'],
      ['5 ml BD x 3 days', '1', '3', '14'],
    ] as const) {
      await user.clear(directions);
      await user.paste(said);
      expect(value('Per day of Cetirizine 10 mg')).toBe(perDay);
      expect(value('Days of Cetirizine 10 mg')).toBe(days);
      expect(value('Quantity of Cetirizine 10 mg')).toBe(quantity);
    }
  });

  it('takes directions that are typed in Per day', async () => {
    const { user } = await open();
    await user.type(await picker(), 'cet{Enter}');
    const field = (label: string) => screen.getByLabelText(`${label} of Cetirizine 10 mg`);
    expect(document.activeElement).toBe(field('Per day'));
    await user.keyboard('1-0-1{Enter}5{Enter}');
    expect(value('Per day of Cetirizine 10 mg')).toBe('2');
    expect(value('Days of Cetirizine 10 mg')).toBe('5');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('10');
    expect(value('Directions of Cetirizine 10 mg')).toBe('1-0-1');
    await user.clear(field('Directions'));
    await user.type(field('Directions'), 'after food');
    await user.clear(field('Per day'));
    await user.type(field('Per day'), 'tds');
    await user.tab();
    expect(value('Per day of Cetirizine 10 mg')).toBe('3');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('15');
    expect(value('Directions of Cetirizine 10 mg')).toBe('tds after food');
  });

  it('sends directions that are typed in Per day also when Ctrl+Enter follows at once', async () => {
    const { user } = await open();
    await user.type(await picker(), 'cet{Enter}');
    await user.keyboard('1-0-1{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.items).toMatchObject([{ directions_to_use: '1-0-1', tabletsPerDay: 2 }]);
  });

  it('orders half a tablet once a day, by its directions or by a quantity typed by hand', async () => {
    const { user } = await open();
    await user.type(await picker(), 'cet{Enter}');
    const field = (label: string) => screen.getByLabelText(`${label} of Cetirizine 10 mg`);
    const typed = async (label: string, text: string) => {
      await user.clear(field(label));
      await user.type(field(label), text);
    };
    for (const [said, perDay, quantity] of [
      ['1/2 tab od x 10 days', '1', '5'],
      ['1-0-1/2 x 10 days', '2', '15'],
      ['1/2-0-1/2 x 10 days', '1', '10'],
    ] as const) {
      await user.clear(field('Directions'));
      await user.paste(said);
      expect(value('Per day of Cetirizine 10 mg')).toBe(perDay);
      expect(value('Quantity of Cetirizine 10 mg')).toBe(quantity);
    }
    await typed('Directions', '1/2 tab od');
    await typed('Days', '14');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('7');
    await typed('Quantity', '8');
    await typed('Days', '15');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('8');
    await user.clear(field('Quantity'));
    await typed('Days', '16');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('8');
    await typed('Per day', '2');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('32');
  });

  it('requires a patient, and a drug or a prescription', async () => {
    const { user } = await open('/dashboard/add-order');
    const create = await screen.findByRole('button', { name: 'Create Order' });
    await user.click(create);
    expect(await screen.findByText('Please choose a patient.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('refuses an empty order, a quantity above the stock, and a repeated drug', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Create Order' }));
    expect(
      await screen.findByText(
        'Please add at least one medication or provide a prescription for unavailable drugs.',
      ),
    ).toBeTruthy();
    await user.type(await picker(), 'para{Enter}3{Enter}7{Enter}para{Enter}');
    expect(await screen.findByText('Paracetamol 500 mg is already in the order.')).toBeTruthy();
    expect(screen.getByText('Only 20 in stock')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create Order' }));
    expect(
      await screen.findByText('Invalid quantity or insufficient stock for: Paracetamol 500 mg'),
    ).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('shows for 3 s that a drug is already in the order', async () => {
    holdTime();
    const { user } = await open();
    await user.type(await picker(), 'para{Enter}');
    await user.type(await picker(), 'para{Enter}');
    const told = 'Paracetamol 500 mg is already in the order.';
    expect(await screen.findByText(told)).toBeTruthy();
    await pass(2_500);
    expect(screen.getByText(told)).toBeTruthy();
    await pass(600);
    expect(screen.queryByText(told)).toBeNull();
  });

  it('prescribes drugs missing from the inventory for another pharmacy', async () => {
    const { user } = await open();
    await user.type(await picker(), 'Inhaler{ArrowDown}{Enter}');
    expect(value('Prescription for unavailable drugs')).toBe('Inhaler');
    await user.click(screen.getByRole('button', { name: 'Create Order' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ items: [], prescription: 'Inhaler' });
  });

  it('adds a new item to the inventory, and returns to the order with it', async () => {
    const azithral = aDrug({ name: 'Azithral 500' });
    api.on(addDrug, () => {
      api.on(listDrugs, [paracetamol, cetirizine, azithral]);
      return azithral;
    });
    const { user } = await open();
    await user.type(await picker(), 'para{Enter}4{Enter}{Enter}Azithral 500');
    await user.click(screen.getByRole('link', { name: 'Add as new item' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Azithral 500');
    await user.type(screen.getByLabelText(/^Price/), '12');
    await user.type(screen.getByLabelText(/^Stock Quantity/), '30{Enter}');
    expect(await screen.findByLabelText('Per day of Azithral 500')).toBeTruthy();
    expect(value('Per day of Paracetamol 500 mg')).toBe('4');
    expect(window.location.pathname + window.location.search).toBe(forMeena);
  });

  it('keeps the draft until it is sent or discarded', async () => {
    api.on(listDrugImports, []);
    api.on(countDrugLists, someDrugLists());
    const { user } = await open();
    await user.type(await picker(), 'para{Enter}3');
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([
      expect.stringContaining(`.pharmacy-order.${meena.id}@`),
    ]);
    await user.click(screen.getByRole('link', { name: 'Inventory' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/inventory'));
    window.history.back();
    expect(await screen.findByText(/This order was not finished/)).toBeTruthy();
    expect(value('Per day of Paracetamol 500 mg')).toBe('3');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('shows that the drugs could not be loaded, and that the order could not be sent', async () => {
    api.on(listDrugs, fail(500, 'Broken.'));
    api.on(createPharmacyOrder, failWithText(502, ''));
    const { user } = await open();
    expect(await screen.findByText('Could not load drug list.')).toBeTruthy();
    await user.type(await screen.findByLabelText('Prescription for unavailable drugs'), 'Inhaler');
    await user.click(screen.getByRole('button', { name: 'Create Order' }));
    expect(await screen.findByText('Failed to create order. Please try again.')).toBeTruthy();
    expect(value('Prescription for unavailable drugs')).toBe('Inhaler');
  });

  it('shows why the server refused, and keeps the input', async () => {
    api.on(createPharmacyOrder, fail(409, 'Invalid quantity or insufficient stock for: X'));
    const { user } = await open(forMeena, 'doctor');
    expect(screen.queryByRole('link', { name: 'Add as new item' })).toBeNull();
    await user.type(await picker(), 'para{Enter}');
    await user.click(screen.getByRole('button', { name: 'Create Order' }));
    expect(await screen.findByText('Invalid quantity or insufficient stock for: X')).toBeTruthy();
    expect(value('Per day of Paracetamol 500 mg')).toBe('1');
    // A prescriber returns to the patient.
    api.on(createPharmacyOrder, aPharmacyOrder());
    api.on(listPatientPharmacyOrders, []);
    await user.click(screen.getByRole('button', { name: 'Create Order' }));
    const home = `/patient/${meena.id}/pharmacy-orders`;
    await waitFor(() => expect(window.location.pathname).toBe(home));
  });
});
