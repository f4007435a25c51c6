import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aBill, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const asha = aPatient({ name: 'Asha Menon' });
const bill = {
  ...paidBill(aBill({ patient_id: asha.id })),
  ...{ discount_above_limit: true, discount_reason: 'Old friend' },
};
const request = {
  ...{ patientId: asha.id, patientName: asha.name, billType: 'other' },
  initialItems: [{ name: 'Dressing', price: 500, quantity: 1, total: 500 }],
};

async function openBill() {
  const api = apiDouble();
  api.on(getPatient, asha);
  api.on(getBill, billDetails(bill));
  api.on(createBill, ({ body }) =>
    body.discountReason ? bill : fail(409, M.discountReasonNeeded, { code: 'reason_needed' }),
  );
  const { user } = await renderApp('/billing', { as: 'receptionist', api, state: request });
  await user.type(await screen.findByLabelText('Discount (%)'), '50');
  await user.click(screen.getByRole('button', { name: /^Receive/ }));
  return { api, user, dialog: within(await screen.findByRole('dialog')) };
}

it('asks why a discount is above the limit, sends the reason, and shows it on the bill', async () => {
  const { api, user, dialog } = await openBill();
  await user.type(await dialog.findByLabelText('Reason'), 'Old friend{Enter}');
  expect(await screen.findByText('Discount above the limit: Old friend')).toBeTruthy();
  const [first, second] = api.requests(createBill);
  expect(second?.body).toEqual({ ...first?.body, discountReason: 'Old friend' });
});

it('keeps the draft when no reason is given', async () => {
  const { api, user, dialog } = await openBill();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Discount (%)')).toHaveProperty('value', '50');
  expect(api.requests(createBill)).toHaveLength(1);
});
