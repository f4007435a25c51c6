import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { loweredToMrp } from '#contract/pharmacy/drug.messages.ts';
import { getVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aBill, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const asha = aPatient({ name: 'Asha Menon', token: 7, phone: '98765 43210' });
const doctor = aStaffMember({ role: 'doctor', opd_fee: paise(65_000) });
const consultation = {
  patientId: asha.id,
  patientName: 'Asha Menon',
  queueId: anId(),
  doctorId: doctor.id,
  billType: 'consultation',
};
const bill = paidBill(aBill({ patient_id: asha.id }));

function anApi() {
  const api = apiDouble();
  api.on(getPatient, asha);
  api.on(getStaffMember, doctor);
  api.on(getVisit, aVisit({ id: consultation.queueId, token_no: 48 }, asha));
  api.on(createBill, bill);
  api.on(getBill, billDetails(bill));
  return api;
}

async function show(state: unknown, api = anApi()) {
  const app = await renderApp('/billing', { as: 'receptionist', api, state });
  return { ...app, api };
}

const total = () => screen.getByText('Total', { selector: 'dt' }).nextSibling?.textContent;
const receive = () => screen.getByRole('button', { name: /^Receive/ });

beforeEach(() => localStorage.removeItem('defaultConsultationFee'));

describe('a bill to make', () => {
  it('requires a patient', async () => {
    const { user } = await show(undefined);
    expect(await screen.findByText(M.missingPatient)).toBeTruthy();
    await expectAccessible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/');
    await user.tab();
  });

  it('shows which id is invalid, without a request', async () => {
    const { api } = await show({ ...consultation, queueId: 'not-an-id' });
    expect(await screen.findByText(M.invalidBill)).toBeTruthy();
    expect(screen.getByText('The id of the visit is not valid.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/');
    expect(api.requests(getPatient)).toHaveLength(0);
    await expectAccessible();
  });

  it('starts with the doctor’s fee, and is paid once', async () => {
    const { user, api } = await show(consultation);
    expect(await screen.findByRole('heading', { name: 'Create Bill for Asha Menon' })).toBeTruthy();
    const info = await screen.findByRole('region', { name: 'Bill information' });
    await within(info).findByText(/^Token 48/);
    expect(info.textContent).toContain('Token 48 · Patient no. 7 · 98765 43210');
    expect(total()).toBe('₹650.00');
    await user.click(screen.getByLabelText('UPI'));
    await user.type(screen.getByLabelText('Discount (%)'), '12.5');
    expect(total()).toBe('₹568.75');
    await user.dblClick(receive());
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
    await show(consultation);
    await screen.findByLabelText('Price of Consultation Fee');
    await screen.findByRole('button', { name: 'Print the token slip of Asha Menon' });
    await expectAccessible();
  });

  it('parses formatted amounts, and sends numbers', async () => {
    const { user, api } = await show(consultation);
    const price = await screen.findByLabelText('Price of Consultation Fee');
    await user.clear(price);
    await user.type(price, '₹1,200/-');
    await user.type(screen.getByLabelText('Discount (%)'), '10%');
    expect(total()).toBe('₹1,080.00');
    await user.click(receive());
    expect(await screen.findByText('PAID')).toBeTruthy();
    expect(api.requests(createBill)[0]?.body).toMatchObject({
      amount: 1_080,
      discountPercentage: 1_000,
      items: [{ price: 120_000, quantity: 1 }],
    });
  });

  it('uses the browser’s fee where the doctor has none, and shows an error when the fee could not be loaded', async () => {
    localStorage.setItem('defaultConsultationFee', '450.00');
    const api = anApi();
    api.on(getStaffMember, fail(500, 'Broken'));
    await show(consultation, api);
    expect(await screen.findByText(M.feeUnknown)).toBeTruthy();
    expect(screen.getByLabelText('Price of Consultation Fee')).toHaveProperty('value', '450.00');
  });

  it('stores the default fee in the browser, and rejects an invalid one', async () => {
    const { user } = await show({ ...consultation, billType: 'other' });
    const fee = await screen.findByLabelText('Default fee (₹)');
    expect(fee).toHaveProperty('value', '500.00');
    await user.clear(fee);
    await user.type(fee, '-1');
    expect(screen.getByText(M.invalidFee)).toBeTruthy();
    await user.clear(fee);
    await user.type(fee, '300');
    expect(localStorage.getItem('defaultConsultationFee')).toBe('300.00');
    await user.click(screen.getByRole('button', { name: 'Add Consultation Fee' }));
    expect(total()).toBe('₹300.00');
    await user.click(screen.getByRole('button', { name: 'Add Consultation Fee' }));
    expect(screen.getByText(M.feeTwice)).toBeTruthy();
    await expectAccessible();
  });

  it('adds custom items with Enter, and rejects invalid ones', async () => {
    const { user } = await show({ patientId: asha.id });
    await user.type(await screen.findByLabelText('Item name'), 'Dressing');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(screen.getByText(M.invalidItem)).toBeTruthy();
    await user.type(screen.getByLabelText('Price (₹)'), '99.99{Enter}');
    expect(await screen.findByLabelText('Price of Dressing')).toBeTruthy();
    expect(screen.getByLabelText('Item name')).toBe(document.activeElement);
    const quantity = screen.getByLabelText('Quantity of Dressing');
    await user.clear(quantity);
    await user.type(quantity, '3');
    expect(total()).toBe('₹299.97');
    await user.click(screen.getByRole('button', { name: 'Remove Dressing' }));
    await user.click(receive());
    expect(screen.getByText(M.emptyBill)).toBeTruthy();
  });

  it('shows a notice with a link back when it is abandoned, and none when it is made', async () => {
    const api = anApi();
    // Back opens the reception's queue.
    api.on(listQueue, []);
    api.on(listStaff, []);
    const { user } = await show(consultation, api);
    await screen.findByRole('heading', { name: 'Create Bill for Asha Menon' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const messages = screen.getByRole('region', { name: 'Messages' });
    await within(messages).findByText('No bill was made for Asha Menon.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(within(messages).getByRole('button', { name: 'Back to the bill' }));
    await screen.findByRole('heading', { name: 'Create Bill for Asha Menon' });
    await user.click(receive());
    await screen.findByText('PAID');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(window.location.pathname).not.toBe('/billing'));
    expect(messages.textContent).not.toContain('No bill was made');
  });

  it('refuses a discount above 100 percent', async () => {
    const { user, api } = await show(consultation);
    await user.type(await screen.findByLabelText('Discount (%)'), '100.01');
    await user.click(receive());
    expect(screen.getByText(M.invalidDiscount)).toBeTruthy();
    expect(api.requests(createBill)).toHaveLength(0);
  });

  it('bills a lab order as ordered, and shows which items were left out', async () => {
    const labOrderId = anId();
    const test = anId();
    const { user, api } = await show({
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
    await user.click(receive());
    await screen.findByText('PAID');
    expect(api.requests(createBill)[0]?.body).toMatchObject({
      type: 'lab',
      labOrderId,
      items: [{ item_id: test, price: 30_000 }],
    });
  });

  it('names a drug whose price was lowered to the MRP of the sold pack', async () => {
    const drug = anId();
    const made = paidBill(aBill({ patient_id: asha.id }));
    const [item] = made.items;
    const sold = { ...item!, name: 'Dolo 650', drug_id: drug, price: paise(200) };
    const api = anApi();
    api.on(createBill, { ...made, items: [sold] });
    const { user } = await show(
      {
        ...{
          patientId: asha.id,
          patientName: 'Asha Menon',
          billType: 'pharmacy',
          relatedId: anId(),
        },
        initialItems: [{ name: 'Dolo 650', quantity: 4, price: 2.5, total: 10, drug_id: drug }],
      },
      api,
    );
    await screen.findByLabelText('Discount (%)');
    await user.click(receive());
    expect(await screen.findByText(loweredToMrp(['Dolo 650']))).toBeTruthy();
  });

  it('starts with the link’s items, discount and order', async () => {
    const relatedId = anId();
    const drug = anId();
    const { user, api } = await show({
      patientId: asha.id,
      patientName: 'Asha Menon',
      billType: 'pharmacy',
      relatedId,
      initialStatus: 'pending',
      initialDiscountPercentage: 10,
      initialItems: [{ name: 'Dolo 650', quantity: 4, price: 2.5, total: 10, drug_id: drug }],
    });
    expect(await screen.findByLabelText('Discount (%)')).toHaveProperty('value', '10');
    expect(total()).toBe('₹9.00');
    await user.click(receive());
    await screen.findByText('PAID');
    expect(api.requests(createBill)[0]?.body).toMatchObject({
      type: 'pharmacy',
      related_id: relatedId,
      discountPercentage: 1_000,
      items: [{ name: 'Dolo 650', drug_id: drug, quantity: 4, price: 250 }],
    });
  });

  it('shows that a bill to be paid online could not be created', async () => {
    const api = anApi();
    api.on(createBill, failWithText(502, ''));
    const { user } = await show(consultation, api);
    await user.click(await screen.findByRole('radio', { name: 'Online' }));
    await user.click(screen.getByRole('button', { name: /^Pay online/ }));
    expect(await screen.findByText('Failed to create pending bill')).toBeTruthy();
  });

  it('keeps the input when the server refuses', async () => {
    const api = anApi();
    api.on(createBill, fail(409, M.alreadyBilled));
    const { user } = await show(consultation, api);
    await user.type(await screen.findByLabelText('Discount (%)'), '5');
    await user.click(receive());
    expect(await screen.findByText(`${M.processFailed}: ${M.alreadyBilled}`)).toBeTruthy();
    const bills = screen.getByRole('link', { name: 'All bills of the patient' });
    expect(bills.getAttribute('href')).toBe(`/patient/${asha.id}/bills`);
    expect(screen.getByLabelText('Discount (%)')).toHaveProperty('value', '5');
  });

  it('shows that the patient could not be loaded, and retries', async () => {
    const api = anApi();
    api.on(getPatient, fail(500, 'Broken'));
    const { user } = await show(consultation, api);
    expect(await screen.findByText(M.fetchPatientFailed)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go back' })).toBeTruthy();
    api.on(getPatient, asha);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const items = await screen.findByRole('table');
    expect(within(items).getByText('Consultation Fee')).toBeTruthy();
  });
});
