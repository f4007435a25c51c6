import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { confirmCancelLabOrderOnly } from '#contract/lab/lab.messages.ts';
import { listLabOrders, moveLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aBill, aPayment, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const bill = paidBill(aBill({ type: 'lab' }));
const patient = aPatient({ name: 'Meena Iyer', token: 12 });
const order = aLabOrder({ status: 'billed', billId: bill.id }, patient);

async function askToCancel(at: string, as: 'lab' | 'receptionist') {
  const api = apiDouble();
  api.on(listLabOrders, { orders: [order], totalCount: 1 });
  api.on(moveLabOrder, { ...order, status: 'cancelled' });
  api.on(getBill, billDetails(bill, [aPayment({ payment_mode: 'card' })]));
  const { user } = await renderApp(at, { as, api });
  await user.click(await screen.findByRole('button', { name: /^Cancel order of Meena/ }));
  return { api, user, dialog: within(await screen.findByRole('dialog')) };
}

it('a paid order shows its payments when it is cancelled, and refunds them in the chosen mode', async () => {
  const { api, user, dialog } = await askToCancel('/dashboard/lab-tests', 'receptionist');
  expect(dialog.getByText(/₹500\.00 was paid \(Card\)\./)).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Paid back'), 'Cash');
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  const body = { status: 'cancelled', refundMode: 'cash' };
  await waitFor(() => expect(api.requests(moveLabOrder)[0]?.body).toEqual(body));
});

it('a paid order keeps its bill when a technician cancels it, and the question names this', async () => {
  const { dialog } = await askToCancel('/dashboard', 'lab');
  expect(dialog.getByText(confirmCancelLabOrderOnly('Meena Iyer'))).toBeTruthy();
  expect(dialog.queryByLabelText('Paid back')).toBeNull();
});

it('the lab’s orders are a tab of the reception', async () => {
  const api = apiDouble();
  api.on(listLabOrders, { orders: [aLabOrder({}, patient)], totalCount: 1 });
  await renderApp('/dashboard/lab-tests', { as: 'receptionist', api });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lab Tests' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lab Tests' })).toBeTruthy();
  expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const targets = [target('New lab order'), target('Search reports')];
  expect(targets).toEqual(['/create-lab-order', '/lab/search-report']);
});
