import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { countDrugLists, listDrugImports, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  listPatientPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { type ApiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { someDrugLists } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import {
  drugPicker,
  forMeena,
  meena,
  openOrderForm,
  orderFormApi,
  value,
} from '#web/testing/order-form-page.ts';

let api: ApiDouble;
beforeEach(() => {
  api = orderFormApi();
});

describe('Create Pharmacy Order', () => {
  it('keeps the draft until it is sent or discarded', async () => {
    api.on(listDrugImports, []);
    api.on(countDrugLists, someDrugLists());
    const { user } = await openOrderForm(api);
    await user.type(await drugPicker(), 'para{Enter}3');
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
    const { user } = await openOrderForm(api);
    expect(await screen.findByText('Could not load drug list.')).toBeTruthy();
    await user.type(await screen.findByLabelText('Prescription for unavailable drugs'), 'Inhaler');
    await user.click(screen.getByRole('button', { name: 'Create Order' }));
    expect(await screen.findByText('Failed to create order. Please try again.')).toBeTruthy();
    expect(value('Prescription for unavailable drugs')).toBe('Inhaler');
  });

  it('shows why the server refused, and keeps the input', async () => {
    api.on(createPharmacyOrder, fail(409, 'Invalid quantity or insufficient stock for: X'));
    const { user } = await openOrderForm(api, forMeena, 'doctor');
    expect(screen.queryByRole('link', { name: 'Add as new item' })).toBeNull();
    await user.type(await drugPicker(), 'para{Enter}');
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
