import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  editPharmacyOrder,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, fail } from '#web/testing/api-double.ts';
import { aPharmacyOrder, orderDetails } from '#web/testing/builders/history.ts';
import { aLetterhead } from '#web/testing/builders/letterhead.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { forMeena, meena, orderFormApi, paracetamol, value } from '#web/testing/order-form-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';

let api: ApiDouble;
beforeEach(() => {
  api = orderFormApi();
});

const open = (address = forMeena, as: 'pharmacy' | 'doctor' = 'pharmacy') =>
  renderApp(address, { as, api });

describe('Edit Pharmacy Order', () => {
  const order = aPharmacyOrder({ status: 'pending' }, meena);
  const [line] = order.medications;
  const address = `/dashboard/edit-pharmacy-order/${order.id}`;

  beforeEach(() => {
    api.on(listDrugs, [{ ...paracetamol, id: line!.drug_id }]);
    api.on(getPharmacyOrder, orderDetails(order));
  });

  it('changes the ordered drugs', async () => {
    api.on(editPharmacyOrder, order);
    const { user } = await open(address);
    const days = await screen.findByLabelText('Days of Paracetamol 500 mg');
    await user.clear(days);
    await user.type(days, '2');
    expect(value('Quantity of Paracetamol 500 mg')).toBe('6');
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    expect(await screen.findByText('Pharmacy order updated successfully!')).toBeTruthy();
    expect(api.requests(editPharmacyOrder)[0]?.body).toMatchObject({
      items: [{ drug_id: line?.drug_id, quantity: 6, numberOfDays: 2 }],
    });
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('changes the drugs for another pharmacy, and closes by Cancel', async () => {
    api.on(editPharmacyOrder, order);
    const { user } = await open(address);
    const prescription = await screen.findByLabelText('Prescription for unavailable drugs');
    await user.type(prescription, 'Inhaler');
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.requests(editPharmacyOrder)[0]?.body.prescription).toBe('Inhaler');
    // The address changes before the page does.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Order' })).toBeNull());
    window.history.back();
    await screen.findByRole('button', { name: 'Save Order' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.requests(editPharmacyOrder)).toHaveLength(1);
  });

  it('takes the prescriber of a paper from elsewhere, whose name is required', async () => {
    api.on(editPharmacyOrder, order);
    const { user } = await open(address);
    await user.click(await screen.findByRole('button', { name: /^More: prescriber/ }));
    await user.type(screen.getByLabelText('Prescriber’s address'), '4 MG Road, Pune');
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    expect(await screen.findByText('Please enter the prescriber’s name.')).toBeTruthy();
    await user.type(screen.getByLabelText('Prescriber'), 'Dr Nikhil Shah');
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.requests(editPharmacyOrder)[0]?.body.prescriber).toEqual({
      name: 'Dr Nikhil Shah',
      registration: null,
      address: '4 MG Road, Pune',
    });
  });

  it('takes a quantity in strips, and sends pieces', async () => {
    api.on(editPharmacyOrder, order);
    api.on(listDrugs, [{ ...paracetamol, id: line!.drug_id, pack: '10x10' }]);
    const { user } = await open(address);
    const quantity = await screen.findByLabelText('Quantity of Paracetamol 500 mg');
    await user.clear(quantity);
    await user.type(quantity, '2s');
    expect(screen.getByText('2 strips = 20 tablets')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.requests(editPharmacyOrder)[0]?.body.items).toMatchObject([{ quantity: 20 }]);
  });

  it('asks who prescribed a raised line of schedule H1, and offers the doctors', async () => {
    api.on(editPharmacyOrder, order);
    api.on(listDrugs, [{ ...paracetamol, id: line!.drug_id, schedule: 'H1' }]);
    const prescriber = { name: 'Asha Rao', registration: null, address: null };
    const medications = orderDetails(order).medications.map((one) => ({ ...one, prescriber }));
    api.on(getPharmacyOrder, { ...orderDetails(order), medications });
    api.on(listStaff, [aStaffMember({ name: 'Asha Rao', registration: 'KMC 7' })]);
    api.on(getLetterhead, aLetterhead({ name: 'Rao Clinic', address: '4 MG Road' }));
    const { user } = await open(address);
    const quantity = await screen.findByLabelText('Quantity of Paracetamol 500 mg');
    expect(screen.queryByLabelText('Prescriber')).toBeNull();
    await user.clear(quantity);
    await user.type(quantity, '16');
    expect(screen.getByText(/^Paracetamol 500 mg: the registers need/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Asha Rao' }));
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.requests(editPharmacyOrder)[0]?.body.prescriber).toEqual({
      ...{ name: 'Asha Rao', registration: 'KMC 7', address: 'Rao Clinic, 4 MG Road' },
    });
  });

  it('clears the prescriber from elsewhere', async () => {
    api.on(editPharmacyOrder, order);
    const outsidePrescriber = { name: 'Dr Shah', registration: null, address: null };
    api.on(getPharmacyOrder, { ...orderDetails(order), outsidePrescriber });
    const { user } = await open(address);
    await user.clear(await screen.findByLabelText('Prescriber'));
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.requests(editPharmacyOrder)[0]?.body.prescriber).toBeNull();
  });

  it('shows the current price', async () => {
    api.on(listDrugs, [{ ...paracetamol, id: line!.drug_id, price: paise(400) }]);
    await open(address);
    expect(await screen.findByText('Total ₹60.00')).toBeTruthy();
    expect(screen.getByText('₹4.00')).toBeTruthy();
  });

  it('keeps at least one drug', async () => {
    const { user } = await open(address);
    await user.click(await screen.findByRole('button', { name: 'Remove Paracetamol 500 mg' }));
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    expect(await screen.findByText('Please add at least one medication.')).toBeTruthy();
  });

  it('keeps the input when a colleague bills the order meanwhile', async () => {
    const { user, events } = await open(address);
    await user.type(await screen.findByLabelText('Directions of Paracetamol 500 mg'), ', slowly');
    api.on(getPharmacyOrder, orderDetails({ ...order, status: 'billed' }));
    api.on(editPharmacyOrder, fail(409, 'Only a pending order can be changed.'));
    events.emit({ topic: 'pharmacy-orders', id: order.id });
    expect(await screen.findByRole('link', { name: 'Show the order' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    expect(await screen.findAllByText(/^Only a pending order can be changed\./)).toHaveLength(2);
    expect(value('Directions of Paracetamol 500 mg')).toBe('After food, slowly');
  });

  it('is not offered for an order in a later status', async () => {
    api.on(getPharmacyOrder, orderDetails({ ...order, status: 'billed' }));
    await open(address);
    expect(await screen.findByText('Only a pending order can be changed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save Order' })).toBeNull();
  });
});
