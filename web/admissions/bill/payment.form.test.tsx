import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { payAdmission } from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { type ApiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import { aBillPayment, aCalculation, anAdmissionBill } from '#web/testing/builders/admissions.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import {
  details,
  facts,
  recorded,
  showStayBill,
  stayBillApi,
} from '#web/testing/stay-bill-page.ts';

let api: ApiDouble;

beforeEach(() => {
  api = stayBillApi();
});

const show = (as?: Role, address?: string) => showStayBill(api, as, address);

const { bill } = details;
const amount = () => screen.findByLabelText<HTMLInputElement>('Amount (₹)');
const submit = () => screen.getByRole('button', { name: 'Record Payment' });
const isHeldBack = () => submit().getAttribute('aria-disabled') === 'true';

describe('recording a payment', () => {
  it('records a part payment once, and shows the balance', async () => {
    api.on(payAdmission, () => {
      const payments = [aBillPayment(paise(50_050), { payment_mode: 'upi' })];
      api.on(
        getBill,
        anAdmissionBill(bill, { calculated: aCalculation({ paid: 50_050 }), payments }),
      );
      return recorded(50_050);
    });
    const { user } = await show();
    await user.type(await amount(), '500.50');
    await user.selectOptions(screen.getByLabelText('Mode'), 'UPI');
    await user.dblClick(submit());
    expect(await screen.findByText(/^Payment recorded\./)).toBeTruthy();
    await waitFor(async () =>
      expect(await facts('Billing Summary')).toContainEqual(['Balance Due', '₹1,499.50']),
    );
    expect(api.requests(payAdmission)).toHaveLength(1);
    expect(api.requests(payAdmission)[0]).toMatchObject({
      params: { id: bill.patient_id },
      body: { amount_paid: 50_050, payment_mode: 'upi' },
    });
    expect(api.requests(payAdmission)[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect((await amount()).value).toBe('');
    expect(screen.getByRole('row', { name: /UPI/ })).toBeTruthy();
  });

  it.each(['0', '-5', '2000.01', '1.005'])('rejects %s with a reason', async (typed) => {
    const { user } = await show();
    const field = await amount();
    expect(isHeldBack()).toBe(true);
    await user.type(field, typed);
    expect(await screen.findByText(M.invalidPayment)).toBeTruthy();
    await user.type(field, '{Enter}');
    expect(isHeldBack()).toBe(true);
    await expectAccessible();
  });

  it('sets the limits of the amount field, and prefills the balance', async () => {
    const { user } = await show();
    const field = await amount();
    expect([field.min, field.step, field.max]).toEqual(['0.01', '0.01', '2000.00']);
    await user.type(field, '₹1,200');
    expect(isHeldBack()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Fill in the balance' }));
    expect([field.value, isHeldBack()]).toEqual(['2000.00', false]);
  });

  it('shows a refusal at the field, keeps the input, and refetches the bill', async () => {
    api.on(payAdmission, () => {
      api.on(getBill, anAdmissionBill(bill, { calculated: aCalculation({ paid: 150_000 }) }));
      return fail(400, M.invalidPayment, { fields: { amount_paid: M.invalidPayment } });
    });
    const { user } = await show();
    await user.type(await amount(), '900');
    await user.click(submit());
    expect(await screen.findByText(M.invalidPayment)).toBeTruthy();
    await waitFor(async () =>
      expect(await facts('Billing Summary')).toContainEqual(['Balance Due', '₹500.00']),
    );
    expect((await amount()).value).toBe('900');
    expect(isHeldBack()).toBe(true);
  });

  it.each([
    [fail(409, M.noActiveBill), M.noActiveBill],
    [fail(500, ''), M.paymentFailed],
    [loseConnection(), 'The server cannot be reached. Please check the connection.'],
  ])('shows why it failed', async (answer, message) => {
    api.on(payAdmission, answer);
    const { user } = await show();
    await user.type(await amount(), '900');
    await user.click(submit());
    expect(await screen.findByText(message)).toBeTruthy();
    expect((await amount()).value).toBe('900');
  });

  it('shows an error when the reply is invalid', async () => {
    api.onRaw(payAdmission, () => Response.json({ payment: {} }, { status: 201 }));
    const { user } = await show();
    await user.type(await amount(), '900');
    await user.click(submit());
    expect(await screen.findByText(M.incompletePayment)).toBeTruthy();
  });
});
