import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import { aBill, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const asha = aPatient({ name: 'Asha Menon' });
const state = { patientId: asha.id, patientName: 'Asha Menon' };
const bill = paidBill(aBill({ patient_id: asha.id }));

function anApi() {
  const api = apiDouble();
  api.on(getPatient, asha);
  api.on(createBill, bill);
  api.on(getBill, billDetails(bill));
  // Back opens the reception's queue.
  api.on(listQueue, []);
  api.on(listStaff, []);
  return api;
}

/** Types a bill of ₹250 in UPI. */
async function typeBill({ user }: Awaited<ReturnType<typeof renderApp>>): Promise<void> {
  await user.type(await screen.findByLabelText('Item name'), 'Dressing');
  await user.type(screen.getByLabelText('Price (₹)'), '250{Enter}');
  await user.click(screen.getByRole('radio', { name: 'UPI' }));
}

const receive = () => screen.findByRole('button', { name: 'Receive ₹250.00' });

it('is there after a killed browser; sent again after a lost reply it is the same request', async () => {
  const api = anApi();
  api.on(createBill, () => loseConnection());
  const first = await renderApp('/billing', { as: 'receptionist', api, state });
  await typeBill(first);
  await first.user.click(await receive());
  await screen.findByText(new RegExp(MESSAGES.network));
  killPage();

  api.on(createBill, bill);
  const { user } = await renderApp('/billing', { api, state, keepStorage: true });
  await user.click(await receive());
  await screen.findByText('PAID');
  const sent = api.requests(createBill);
  expect(sent.map(({ body }) => body.paymentMode)).toEqual(['upi', 'upi']);
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  killPage();

  // The next bill of the patient begins empty.
  await renderApp('/billing', { api, state, keepStorage: true });
  await screen.findByLabelText('Item name');
  expect(screen.queryByLabelText('Price of Dressing')).toBeNull();
});

it('a bill that was left is offered by “Back to the bill” and nowhere else', async () => {
  const app = await renderApp('/billing', { as: 'receptionist', api: anApi(), state });
  await typeBill(app);
  await app.user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(window.location.pathname).not.toBe('/billing'));
  expect(Object.keys(localStorage).filter((name) => name.includes('draft'))).toEqual([]);
  const messages = screen.getByRole('region', { name: 'Messages' });
  await app.user.click(await within(messages).findByRole('button', { name: 'Back to the bill' }));
  await receive();
  expect(screen.getByLabelText('Price of Dressing')).toHaveProperty('value', '250');
});

const labOrderId = anId();
const test = (name: string) => ({ name, price: 100, quantity: 1, item_id: anId(), type: 'lab' });
const ofOrder = (...initialItems: ReturnType<typeof test>[]) => ({
  state: { ...state, billType: 'lab', labOrderId, initialItems },
});
const discount = () => screen.findByLabelText<HTMLInputElement>('Discount (%)');

it('of an order that has other tests now begins with those', async () => {
  const [sugar, lipids] = [test('Sugar'), test('Lipids')];
  const api = anApi();
  const first = await renderApp('/billing', { as: 'receptionist', api, ...ofOrder(sugar) });
  await first.user.type(await discount(), '5');
  killPage();
  await renderApp('/billing', { api, ...ofOrder(sugar, lipids), keepStorage: true });
  expect((await discount()).value).toBe('');
  expect(screen.getByText('Lipids')).toBeTruthy();
  killPage();
  await renderApp('/billing', { api, ...ofOrder(sugar), keepStorage: true });
  expect((await discount()).value).toBe('');
});

it('is dropped when the server refuses it because its order has changed', async () => {
  const api = anApi();
  api.on(createBill, fail(409, M.orderChanged));
  const order = ofOrder(test('Sugar'));
  const { user } = await renderApp('/billing', { as: 'receptionist', api, ...order });
  await user.type(await discount(), '5');
  await user.click(screen.getByRole('button', { name: 'Receive ₹95.00' }));
  await screen.findByText(new RegExp(M.orderChanged));
  killPage();
  await renderApp('/billing', { api, ...order, keepStorage: true });
  expect((await discount()).value).toBe('');
});
