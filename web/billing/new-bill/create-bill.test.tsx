import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import {
  asha,
  billApi,
  consultation,
  doctor,
  openBill,
  receiveButton,
  totalDue,
} from '#web/testing/pages/create-bill.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

beforeEach(() => localStorage.removeItem('defaultConsultationFee'));

describe('a bill to make', () => {
  it('requires a patient', async () => {
    const { user } = await openBill(undefined);
    expect(await screen.findByText(M.missingPatient)).toBeTruthy();
    await expectAccessible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/');
    await user.tab();
  });

  it('shows which id is invalid, without a request', async () => {
    const { api } = await openBill({ ...consultation, queueId: 'not-an-id' });
    expect(await screen.findByText(M.invalidBill)).toBeTruthy();
    expect(screen.getByText('The id of the visit is not valid.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/');
    expect(api.requests(getPatient)).toHaveLength(0);
    await expectAccessible();
  });

  it('starts with the doctor’s fee, and is paid once', async () => {
    const { user, api } = await openBill(consultation);
    expect(await screen.findByRole('heading', { name: 'Create Bill for Asha Menon' })).toBeTruthy();
    const info = await screen.findByRole('region', { name: 'Bill information' });
    await within(info).findByText(/^Token 48/);
    expect(info.textContent).toContain('Token 48 · Patient no. 7 · 98765 43210');
    expect(totalDue()).toBe('₹650.00');
    await user.click(screen.getByLabelText('UPI'));
    await user.type(screen.getByLabelText('Discount (%)'), '12.5');
    expect(totalDue()).toBe('₹568.75');
    await user.dblClick(receiveButton());
    expect(await screen.findByText('PAID')).toBeTruthy();
    expect(screen.getByText(M.paid)).toBeTruthy();
    expect(api.requests(createBill)).toHaveLength(1);
    expect(api.requests(createBill)[0]?.body).toMatchObject({
      patientId: asha.id,
      queueId: consultation.queueId,
      doctorId: doctor.id,
      type: 'consultation',
      amount: 568.75,
      discountPercentage: 1_250,
      paymentMode: 'upi',
      items: [{ name: 'Consultation Fee', price: 65_000, quantity: 1 }],
    });
  });

  it('is accessible, with the way to the slip', async () => {
    await openBill(consultation);
    await screen.findByLabelText('Price of Consultation Fee');
    await screen.findByRole('button', { name: 'Print the token slip of Asha Menon' });
    await expectAccessible();
  });

  it('shows a notice with a link back when it is abandoned, and none when it is made', async () => {
    const api = billApi();
    // Back opens the reception's queue.
    api.on(listQueue, []);
    api.on(listStaff, []);
    const { user } = await openBill(consultation, api);
    await screen.findByRole('heading', { name: 'Create Bill for Asha Menon' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const messages = screen.getByRole('region', { name: 'Messages' });
    await within(messages).findByText('No bill was made for Asha Menon.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(within(messages).getByRole('button', { name: 'Back to the bill' }));
    await screen.findByRole('heading', { name: 'Create Bill for Asha Menon' });
    await user.click(receiveButton());
    await screen.findByText('PAID');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(window.location.pathname).not.toBe('/billing'));
    expect(messages.textContent).not.toContain('No bill was made');
  });

  it('bills a lab order as ordered, and shows which items were left out', async () => {
    const labOrderId = anId();
    const test = anId();
    const { user, api } = await openBill({
      patientId: asha.id,
      patientName: 'Asha Menon',
      billType: 'lab',
      ...{ labOrderId, labToken: 7 },
      initialItems: [
        { name: 'Complete Blood Count', price: 300, item_id: test },
        { name: 'Lipid profile' },
        { name: 'ESR', price: null, item_id: anId() },
        { name: 'Widal', price: '', item_id: anId() },
      ],
    });
    expect(
      await screen.findByRole('heading', { name: 'Create Lab Bill for Asha Menon' }),
    ).toBeTruthy();
    expect(await screen.findByText(M.labItemsDropped)).toBeTruthy();
    const info = screen.getByRole('region', { name: 'Bill information' });
    expect(info.textContent).toContain(`Lab token 7 · Lab order ${labOrderId.slice(0, 8)}`);
    expect(screen.queryByLabelText('Price of Complete Blood Count')).toBeNull();
    await user.click(receiveButton());
    await screen.findByText('PAID');
    expect(api.requests(createBill)[0]?.body).toMatchObject({
      type: 'lab',
      labOrderId,
      items: [{ item_id: test, price: 30_000 }],
    });
  });

  it('starts with the link’s items, discount and order', async () => {
    const relatedId = anId();
    const drug = anId();
    const { user, api } = await openBill({
      patientId: asha.id,
      patientName: 'Asha Menon',
      billType: 'pharmacy',
      relatedId,
      initialStatus: 'pending',
      initialDiscountPercentage: 10,
      initialItems: [{ name: 'Dolo 650', quantity: 4, price: 2.5, total: 10, drug_id: drug }],
    });
    expect(await screen.findByLabelText('Discount (%)')).toHaveProperty('value', '10');
    expect(totalDue()).toBe('₹9.00');
    await user.click(receiveButton());
    await screen.findByText('PAID');
    expect(api.requests(createBill)[0]?.body).toMatchObject({
      type: 'pharmacy',
      related_id: relatedId,
      discountPercentage: 1_000,
      items: [{ name: 'Dolo 650', drug_id: drug, quantity: 4, price: 250 }],
    });
  });

  it('shows that the patient could not be loaded, and retries', async () => {
    const api = billApi();
    api.on(getPatient, fail(500, 'Broken'));
    const { user } = await openBill(consultation, api);
    expect(await screen.findByText(M.fetchPatientFailed)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go back' })).toBeTruthy();
    api.on(getPatient, asha);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const items = await screen.findByRole('table');
    expect(within(items).getByText('Consultation Fee')).toBeTruthy();
  });
});
