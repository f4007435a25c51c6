import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { fail, failWithText } from '#web/testing/api-double.ts';
import {
  asha,
  billApi,
  consultation,
  openBill,
  receiveButton,
} from '#web/testing/pages/create-bill.ts';

beforeEach(() => localStorage.removeItem('defaultConsultationFee'));

describe('a bill to make', () => {
  it('shows that a bill to be paid online could not be created', async () => {
    const api = billApi();
    api.on(createBill, failWithText(502, ''));
    const { user } = await openBill(consultation, api);
    await user.click(await screen.findByRole('radio', { name: 'Online' }));
    await user.click(screen.getByRole('button', { name: /^Pay online/ }));
    expect(await screen.findByText('Failed to create pending bill')).toBeTruthy();
  });

  it('keeps the input when the server refuses', async () => {
    const api = billApi();
    api.on(createBill, fail(409, M.alreadyBilled));
    const { user } = await openBill(consultation, api);
    await user.type(await screen.findByLabelText('Discount (%)'), '5');
    await user.click(receiveButton());
    expect(await screen.findByText(`${M.processFailed}: ${M.alreadyBilled}`)).toBeTruthy();
    const bills = screen.getByRole('link', { name: 'All bills of the patient' });
    expect(bills.getAttribute('href')).toBe(`/patient/${asha.id}/bills`);
    expect(screen.getByLabelText('Discount (%)')).toHaveProperty('value', '5');
  });
});
