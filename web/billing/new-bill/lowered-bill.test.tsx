import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loweredBill, BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const asha = aPatient({ name: 'Asha Menon', token: 7 });

it('shows the lowered amount of a refused bill, and receives it', async () => {
  const drug = anId();
  const api = apiDouble();
  api.on(getPatient, asha);
  const message = loweredBill('₹8.00');
  const lowered = [{ drug_id: drug, price_paise: 200 }];
  api.on(createBill, fail(409, message, { lowered }));
  const state = {
    ...{ patientId: asha.id, patientName: 'Asha Menon', relatedId: anId() },
    billType: 'pharmacy',
    initialItems: [{ name: 'Dolo 650', quantity: 4, price: 2.5, total: 10, drug_id: drug }],
  };
  const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
  await screen.findByLabelText('Discount (%)');
  await user.click(screen.getByRole('button', { name: 'Receive ₹10.00' }));
  expect(await screen.findByText(`${M.processFailed}: ${message}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Receive ₹8.00' })).toBeTruthy();
});
