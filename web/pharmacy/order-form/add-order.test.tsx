import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { addDrug, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { ApiDouble } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import {
  cetirizine,
  drugPicker,
  forMeena,
  meena,
  openOrderForm,
  orderFormApi,
  paracetamol,
  sentOrders,
  value,
} from '#web/testing/order-form-page.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

let api: ApiDouble;
beforeEach(() => {
  api = orderFormApi();
});

describe('Create Pharmacy Order', () => {
  it('can be written by keyboard alone: patient, drugs, doses', async () => {
    api.on(listPatients, { patients: [meena], totalCount: 1, currentPage: 1, totalPages: 1 });
    const { user } = await openOrderForm(api, '/dashboard/add-order');
    await drugPicker();
    await user.keyboard('meena');
    await screen.findByRole('option', { name: /Meena Iyer/ });
    await user.keyboard('{Enter}para{Enter}');
    await user.keyboard('2{Enter}5{Enter}cet{Enter}{Enter}10{Enter}{Enter}');
    expect(sentOrders(api)).toEqual([]);
    expect(value('Quantity of Paracetamol 500 mg')).toBe('10');
    await user.type(screen.getByLabelText('Directions of Cetirizine 10 mg'), '1-0-1');
    expect(value('Per day of Cetirizine 10 mg')).toBe('2');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('20');
    await expectAccessible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(await screen.findByText('Pharmacy order created successfully.')).toBeTruthy();
    const line = { tabletsPerDay: 2, numberOfDays: 5, quantity: 10, directions_to_use: null };
    expect(sentOrders(api)).toEqual([
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

  it('requires a patient, and a drug or a prescription', async () => {
    const { user } = await openOrderForm(api, '/dashboard/add-order');
    const create = await screen.findByRole('button', { name: 'Create Order' });
    await user.click(create);
    expect(await screen.findByText('Please choose a patient.')).toBeTruthy();
    expect(sentOrders(api)).toEqual([]);
  });

  it('refuses an empty order, a quantity above the stock, and a repeated drug', async () => {
    const { user } = await openOrderForm(api);
    await user.click(await screen.findByRole('button', { name: 'Create Order' }));
    expect(
      await screen.findByText(
        'Please add at least one medication or provide a prescription for unavailable drugs.',
      ),
    ).toBeTruthy();
    await user.type(await drugPicker(), 'para{Enter}3{Enter}7{Enter}para{Enter}');
    expect(await screen.findByText('Paracetamol 500 mg is already in the order.')).toBeTruthy();
    expect(screen.getByText('Only 20 in stock')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create Order' }));
    expect(
      await screen.findByText('Invalid quantity or insufficient stock for: Paracetamol 500 mg'),
    ).toBeTruthy();
    expect(sentOrders(api)).toEqual([]);
  });

  it('shows for 3 s that a drug is already in the order', async () => {
    holdTime();
    const { user } = await openOrderForm(api);
    await user.type(await drugPicker(), 'para{Enter}');
    await user.type(await drugPicker(), 'para{Enter}');
    const told = 'Paracetamol 500 mg is already in the order.';
    expect(await screen.findByText(told)).toBeTruthy();
    await pass(2_500);
    expect(screen.getByText(told)).toBeTruthy();
    await pass(600);
    expect(screen.queryByText(told)).toBeNull();
  });

  it('prescribes drugs missing from the inventory for another pharmacy', async () => {
    const { user } = await openOrderForm(api);
    await user.type(await drugPicker(), 'Inhaler{ArrowDown}{Enter}');
    expect(value('Prescription for unavailable drugs')).toBe('Inhaler');
    await user.click(screen.getByRole('button', { name: 'Create Order' }));
    await waitFor(() => expect(sentOrders(api)).toHaveLength(1));
    expect(sentOrders(api)[0]).toMatchObject({ items: [], prescription: 'Inhaler' });
  });

  it('adds a new item to the inventory, and returns to the order with it', async () => {
    const azithral = aDrug({ name: 'Azithral 500' });
    api.on(addDrug, () => {
      api.on(listDrugs, [paracetamol, cetirizine, azithral]);
      return azithral;
    });
    const { user } = await openOrderForm(api);
    await user.type(await drugPicker(), 'para{Enter}4{Enter}{Enter}Azithral 500');
    await user.click(screen.getByRole('link', { name: 'Add as new item' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Azithral 500');
    await user.type(screen.getByLabelText(/^Price/), '12');
    await user.type(screen.getByLabelText(/^Stock Quantity/), '30{Enter}');
    expect(await screen.findByLabelText('Per day of Azithral 500')).toBeTruthy();
    expect(value('Per day of Paracetamol 500 mg')).toBe('4');
    expect(window.location.pathname + window.location.search).toBe(forMeena);
  });
});
