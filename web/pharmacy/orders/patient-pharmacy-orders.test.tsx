import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const patient = aPatient();
const address = `/patient/${patient.id}/pharmacy-orders`;

let api: ReturnType<typeof apiDouble>;
beforeEach(() => {
  api = apiDouble();
  api.on(getPatient, patient);
  api.on(listPatientPharmacyOrders, []);
});

describe('the pharmacy orders of a patient', () => {
  it('show the drugs, the prescriber and the status', async () => {
    const older = aPharmacyOrder({}, patient);
    const newer = aPharmacyOrder(
      {
        date: '2026-11-20T10:35:00.000Z',
        status: 'pending',
        dispensedBy: null,
        medications: [],
        prescription_for_unavailable_drugs: 'Inhaler, 2 puffs',
      },
      patient,
    );
    api.on(listPatientPharmacyOrders, [newer, older]);
    await renderApp(address, { as: 'pharmacy', api });
    const first = within(await screen.findByRole('article', { name: '20 Nov 2026, 4:05 pm' }));
    expect(first.getByText('Pending')).toBeTruthy();
    expect(first.getByText('Inhaler, 2 puffs')).toBeTruthy();
    expect(first.getByText(/Prescribed by Ravi Kumar/)).toBeTruthy();
    expect(first.queryByText(/Dispensed by/)).toBeNull();
    const second = within(screen.getByRole('article', { name: '21 Nov 2025, 10:00 am' }));
    expect(second.getByText('Dispensed')).toBeTruthy();
    expect(second.getByText(/Dispensed by Pia Das/)).toBeTruthy();
    expect(second.getByText('Paracetamol 500 mg')).toBeTruthy();
    expect(second.getByText('3 a day, after food, for 5 days')).toBeTruthy();
    expect(second.getByText('₹2.50')).toBeTruthy();
    await expectAccessible();
  });

  it('name the pharmacist who typed an order in as such', async () => {
    api.on(listPatientPharmacyOrders, [aPharmacyOrder({ prescriberRole: 'pharmacy' }, patient)]);
    await renderApp(address, { as: 'pharmacy', api });
    expect(await screen.findByText(/Entered by Ravi Kumar \(pharmacist\)/)).toBeTruthy();
    expect(screen.queryByText(/Prescribed by/)).toBeNull();
  });

  it('offer no order to a person who writes none', async () => {
    await renderApp(address, { as: 'receptionist', api });
    expect(await screen.findByText('No pharmacy orders found for this patient.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Write the first order' })).toBeNull();
  });

  it('show an empty list, and offer the first order', async () => {
    await renderApp(address, { as: 'doctor', api });
    expect(await screen.findByRole('link', { name: 'Write the first order' })).toBeTruthy();
    await expectAccessible();
  });

  it('show a loading error, and retry', async () => {
    api.on(listPatientPharmacyOrders, fail(500, 'Broken.'));
    const { user } = await renderApp(address, { as: 'receptionist', api });
    expect(await screen.findByText('Error loading orders: Broken.')).toBeTruthy();
    api.onRaw(listPatientPharmacyOrders, () => Response.json({ orders: [] }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const words = 'Error loading orders: Invalid data format received from API';
    expect(await screen.findByText(words)).toBeTruthy();
    api.on(listPatientPharmacyOrders, [aPharmacyOrder({}, patient)]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Paracetamol 500 mg')).toBeTruthy();
  });
});
