import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeDeposit } from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { type ApiDouble, fail } from '#web/testing/api-double.ts';
import { aBillPayment, aCalculation, anAdmissionBill } from '#web/testing/builders/admissions.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import {
  details,
  facts,
  recorded,
  showStayBill,
  stayBillApi,
} from '#web/testing/stay-bill-page.ts';

const { bill } = details;
let api: ApiDouble;

beforeEach(() => {
  api = stayBillApi();
});

const show = (as?: Role, address?: string) => showStayBill(api, as, address);

describe('a deposit', () => {
  const ahead = {
    ...aCalculation({ paid: 500_000 }),
    balance: paise(0),
    deposit: paise(300_000),
  };
  const deposit = aBillPayment(paise(500_000), { is_deposit: true });

  it('accepts any amount while the patient is admitted, and shows what is left of it', async () => {
    api.on(takeDeposit, () => {
      api.on(getBill, anAdmissionBill(bill, { calculated: ahead, payments: [deposit] }));
      const { payment } = recorded(500_000);
      return { payment: { ...payment, is_deposit: true }, calculated: ahead };
    });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Take deposit' }));
    const field = screen.getByLabelText('Deposit (₹)');
    expect(document.activeElement).toBe(field);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Take deposit' }));
    expect(await screen.findByText(M.invalidPayment)).toBeTruthy();
    await user.type(field, '5000');
    await user.dblClick(screen.getByRole('button', { name: 'Take deposit' }));
    expect(await screen.findByText('Deposit of ₹5,000.00 received.')).toBeTruthy();
    expect(api.requests(takeDeposit)).toHaveLength(1);
    expect(api.requests(takeDeposit)[0]?.body).toEqual({
      amount_paid: 500_000,
      payment_mode: 'cash',
    });
    expect((await facts('Billing Summary')).slice(-2)).toEqual([
      ['Balance Due', '₹0.00'],
      ['Deposit Left', '₹3,000.00'],
    ]);
    expect(screen.getByText('Cash (deposit)')).toBeTruthy();
  });

  it('shows why it was refused, and keeps the input', async () => {
    api.on(takeDeposit, fail(409, M.notRunning));
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Take deposit' }));
    await user.type(screen.getByLabelText('Deposit (₹)'), '5000{Enter}');
    expect(await screen.findByText(M.notRunning)).toBeTruthy();
    expect(screen.getByLabelText('Deposit (₹)')).toHaveProperty('value', '5000');
  });

  it('is not offered to a doctor, nor after the discharge', async () => {
    await show('doctor');
    await facts('Billing Summary');
    expect(screen.queryByRole('button', { name: 'Take deposit' })).toBeNull();
  });
});
