import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { loweredToMrp } from '#contract/pharmacy/drug.messages.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { aBill, paidBill } from '#web/testing/builders/bills.ts';
import { anId } from '#web/testing/builders/people.ts';
import {
  asha,
  billApi,
  consultation,
  openBill,
  receiveButton,
  totalDue,
} from '#web/testing/pages/create-bill.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

beforeEach(() => localStorage.removeItem('defaultConsultationFee'));

describe('a bill to make', () => {
  it('parses formatted amounts, and sends numbers', async () => {
    const { user, api } = await openBill(consultation);
    const price = await screen.findByLabelText('Price of Consultation Fee');
    await user.clear(price);
    await user.type(price, '₹1,200/-');
    await user.type(screen.getByLabelText('Discount (%)'), '10%');
    expect(totalDue()).toBe('₹1,080.00');
    await user.click(receiveButton());
    expect(await screen.findByText('PAID')).toBeTruthy();
    expect(api.requests(createBill)[0]?.body).toMatchObject({
      amount: 1_080,
      discountPercentage: 1_000,
      items: [{ price: 120_000, quantity: 1 }],
    });
  });

  it('uses the browser’s fee where the doctor has none, and shows an error when the fee could not be loaded', async () => {
    localStorage.setItem('defaultConsultationFee', '450.00');
    const api = billApi();
    api.on(getStaffMember, fail(500, 'Broken'));
    await openBill(consultation, api);
    expect(await screen.findByText(M.feeUnknown)).toBeTruthy();
    expect(screen.getByLabelText('Price of Consultation Fee')).toHaveProperty('value', '450.00');
  });

  it('stores the default fee in the browser, and rejects an invalid one', async () => {
    const { user } = await openBill({ ...consultation, billType: 'other' });
    const fee = await screen.findByLabelText('Default fee (₹)');
    expect(fee).toHaveProperty('value', '500.00');
    await user.clear(fee);
    await user.type(fee, '-1');
    expect(screen.getByText(M.invalidFee)).toBeTruthy();
    await user.clear(fee);
    await user.type(fee, '300');
    expect(localStorage.getItem('defaultConsultationFee')).toBe('300.00');
    await user.click(screen.getByRole('button', { name: 'Add Consultation Fee' }));
    expect(totalDue()).toBe('₹300.00');
    await user.click(screen.getByRole('button', { name: 'Add Consultation Fee' }));
    expect(screen.getByText(M.feeTwice)).toBeTruthy();
    await expectAccessible();
  });

  it('adds custom items with Enter, and rejects invalid ones', async () => {
    const { user } = await openBill({ patientId: asha.id });
    await user.type(await screen.findByLabelText('Item name'), 'Dressing');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    expect(screen.getByText(M.invalidItem)).toBeTruthy();
    await user.type(screen.getByLabelText('Price (₹)'), '99.99{Enter}');
    expect(await screen.findByLabelText('Price of Dressing')).toBeTruthy();
    expect(screen.getByLabelText('Item name')).toBe(document.activeElement);
    const quantity = screen.getByLabelText('Quantity of Dressing');
    await user.clear(quantity);
    await user.type(quantity, '3');
    expect(totalDue()).toBe('₹299.97');
    await user.click(screen.getByRole('button', { name: 'Remove Dressing' }));
    await user.click(receiveButton());
    expect(screen.getByText(M.emptyBill)).toBeTruthy();
  });

  it('refuses a discount above 100 percent', async () => {
    const { user, api } = await openBill(consultation);
    await user.type(await screen.findByLabelText('Discount (%)'), '100.01');
    await user.click(receiveButton());
    expect(screen.getByText(M.invalidDiscount)).toBeTruthy();
    expect(api.requests(createBill)).toHaveLength(0);
  });

  it('names a drug whose price was lowered to the MRP of the sold pack', async () => {
    const drug = anId();
    const made = paidBill(aBill({ patient_id: asha.id }));
    const [item] = made.items;
    const sold = { ...item!, name: 'Dolo 650', drug_id: drug, price: paise(200) };
    const api = billApi();
    api.on(createBill, { ...made, items: [sold] });
    const { user } = await openBill(
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
    await user.click(receiveButton());
    expect(await screen.findByText(loweredToMrp(['Dolo 650']))).toBeTruthy();
  });
});
