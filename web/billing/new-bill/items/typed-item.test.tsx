import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aBill, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const asha = aPatient({ name: 'Asha Menon' });
const bill = paidBill(aBill({ patient_id: asha.id }));

async function typeItem(name: string, price: string) {
  const api = apiDouble();
  api.on(getPatient, asha);
  api.on(createBill, bill);
  api.on(getBill, billDetails(bill));
  const state = { patientId: asha.id, patientName: asha.name };
  const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
  await user.type(await screen.findByLabelText('Item name'), name);
  expect(total()).toBe('₹0.00');
  await user.type(screen.getByLabelText('Price (₹)'), price);
  return { user, api };
}

const total = () => screen.getByText('Total', { selector: 'dt' }).nextSibling?.textContent;

it('counts an item that is typed but not added, and bills it', async () => {
  const { user, api } = await typeItem('Dressing of foot', '150');
  expect(total()).toBe('₹150.00');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('PAID');
  expect(api.requests(createBill)[0]?.body).toMatchObject({
    amount: 150,
    items: [{ name: 'Dressing of foot', price: 15_000, quantity: 1 }],
  });
});

it('makes the bill with Ctrl+Enter in an empty item, too', async () => {
  const { user } = await typeItem('ECG', '300{Enter}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('PAID');
  expect(screen.queryByText(M.invalidItem)).toBeNull();
});

const noted = () =>
  screen
    .getAllByRole('status')
    .flatMap(({ textContent }) => textContent?.match(/^The typed .*/) ?? []);
const isMarked = (label: string) =>
  screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

it('marks an unfinished item beside the total and at its field, and does not refuse the bill', async () => {
  const { user, api } = await typeItem('ECG', '300{Enter}');
  expect(noted()).toEqual([]);
  await user.type(screen.getByLabelText('Item name'), 'Dressing of foot');
  expect(noted()).toEqual(['The typed item is not on the bill: its price is missing.']);
  // Nothing is marked as wrong while it is being typed.
  expect(isMarked('Price (₹)')).toBe(false);
  await user.click(screen.getByLabelText('Discount (%)'));
  expect(isMarked('Price (₹)')).toBe(true);
  expect(isMarked('Item name')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Receive ₹300.00' }));
  await screen.findByText('PAID');
  expect(api.requests(createBill)[0]?.body.items).toMatchObject([{ name: 'ECG' }]);
});

it('marks a price without a name, and a price or quantity that is none', async () => {
  const { user } = await typeItem(' ', '150');
  expect(noted()).toEqual(['The typed item is not on the bill: its name is missing.']);
  await user.type(screen.getByLabelText('Item name'), 'Dressing');
  expect(noted()).toEqual([]);
  await user.type(screen.getByLabelText('Price (₹)'), 'x');
  expect(noted()).toEqual(['The typed item is not on the bill: its price is not valid.']);
  await user.type(screen.getByLabelText('Price (₹)'), '{Backspace}');
  await user.clear(screen.getByLabelText('Quantity'));
  expect(noted()).toEqual(['The typed item is not on the bill: its quantity is missing.']);
});
