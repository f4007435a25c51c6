import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import {
  createPaymentOrder,
  getPaymentProvider,
  listRefusedRefunds,
  paySandbox,
  retryRefund,
  verifyPayment,
} from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aBill, aPayment, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import type { RazorpayOptions } from './razorpay-script.ts';

const bill = aBill();
const state = { patientId: bill.patient_id, billId: bill.id };
const payment = aPayment({ amount_paid: bill.amount, payment_mode: 'online', received_by: null });
const handedBack = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'abc',
};

function anApi(provider: 'razorpay' | 'sandbox' = 'sandbox') {
  const api = apiDouble();
  api.on(getBill, billDetails(bill));
  api.on(createPaymentOrder, {
    key_id: 'rzp_1',
    provider,
    order: {
      id: 'order_1',
      entity: 'order',
      amount: bill.amount,
      currency: 'INR',
      receipt: bill.id,
      status: 'created',
    },
  });
  return api;
}

const payButton = () => screen.findByRole('button', { name: 'Pay online: ₹500.00' });

/** The server has recorded the payment. */
function book(api: ReturnType<typeof apiDouble>) {
  api.on(verifyPayment, () => {
    api.on(getBill, billDetails(paidBill(bill), [payment]));
    return { success: true as const, message: M.successful, billStatus: 'paid' as const };
  });
}

describe('at the sandbox’s checkout', () => {
  it('a bill is made pending and paid at once', async () => {
    const api = anApi();
    const patient = aPatient({ id: bill.patient_id });
    api.on(getPatient, patient);
    api.on(createBill, bill);
    const { user } = await renderApp('/billing', {
      as: 'receptionist',
      api,
      state: {
        patientId: patient.id,
        patientName: patient.name,
        initialItems: [{ name: 'Dressing', price: 500 }],
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Online' }));
    await user.dblClick(await payButton());
    expect(await screen.findByText('This is a sandbox: no real money moves.')).toBeTruthy();
    await expectAccessible();
    expect(api.requests(createBill).map(({ body }) => body.paymentMode)).toEqual(['online']);
    api.on(paySandbox, handedBack);
    book(api);
    await user.dblClick(screen.getByRole('button', { name: 'Pay ₹500.00' }));
    expect(await screen.findByText('Payment Successful!')).toBeTruthy();
    expect(await screen.findByText('PAID')).toBeTruthy();
    expect(api.requests(createPaymentOrder).map(({ body }) => body)).toEqual([
      { amount: 50_000, billId: bill.id },
    ]);
    expect(api.requests(verifyPayment).map(({ body }) => body)).toEqual([
      { ...handedBack, billId: bill.id },
    ]);
  });

  it('a failed payment can be retried, and closing leaves the bill pending', async () => {
    const api = anApi();
    const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
    await user.click(await payButton());
    api.on(paySandbox, {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The payment was refused in the sandbox.',
        source: 'customer',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { order_id: 'order_1', payment_id: 'pay_1' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Let the payment fail' }));
    expect(await screen.findByText('The payment was refused in the sandbox.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Payment cancelled.')).toBeTruthy();
    expect(screen.getByText('Pending')).toBeTruthy();
    expect(await payButton()).toBeTruthy();
  });

  it('shows the specification’s message, followed by the server’s', async () => {
    const api = anApi();
    api.on(createPaymentOrder, fail(503, M.providerAway));
    const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
    await user.click(await payButton());
    expect(
      await screen.findByText(`Failed to create Razorpay order. ${M.providerAway}`),
    ).toBeTruthy();
  });
});

describe('at Razorpay’s checkout', () => {
  afterEach(() => {
    delete window.Razorpay;
  });

  it('verifies the result', async () => {
    const api = anApi('razorpay');
    const opened: RazorpayOptions[] = [];
    window.Razorpay = class {
      constructor(options: RazorpayOptions) {
        opened.push(options);
      }
      open() {}
    };
    const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
    await user.click(await payButton());
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatchObject({ key: 'rzp_1', order_id: 'order_1', amount: 50_000 });
    api.on(verifyPayment, fail(400, M.verificationFailed));
    opened[0]?.handler(handedBack);
    expect(await screen.findByText('Payment verification failed. Contact support.')).toBeTruthy();
    await user.click(await payButton());
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    opened[1]?.modal.ondismiss();
    expect(await screen.findByText('Payment cancelled.')).toBeTruthy();
    await user.click(await payButton());
    await vi.waitFor(() => expect(opened).toHaveLength(3));
    book(api);
    opened[2]?.handler(handedBack);
    expect(await screen.findByText('PAID')).toBeTruthy();
  });

  it('shows that its script failed to load', async () => {
    const api = anApi('razorpay');
    const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
    const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      (script as HTMLElement).dispatchEvent(new Event('error'));
    });
    await user.click(await payButton());
    expect(await screen.findByText('Razorpay SDK not loaded.')).toBeTruthy();
    append.mockRestore();
  });
});

it('is not offered without a payment provider, with the reason and whom to ask', async () => {
  const api = anApi();
  api.on(getPaymentProvider, { provider: 'none' });
  await renderApp('/billing', { as: 'receptionist', api, state });
  expect(await screen.findByRole('button', { name: 'Receive ₹500.00' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Online' })).toBeNull();
  const reason = 'Online payment is not set up on this server. Please ask the person who runs it.';
  const modes = screen.getByRole('radiogroup', { name: 'Payment mode' });
  expect(modes.getAttribute('aria-describedby')).toContain(screen.getByText(reason).id);
});

it('lists failed refunds for an admin, who can retry them', async () => {
  const api = apiDouble();
  const refused = {
    id: anId(),
    bill_id: bill.id,
    bill_number: bill.number,
    patient_id: bill.patient_id,
    patient_name: 'Meena Iyer',
    amount: paise(50_000),
    refusal: 'Not enough balance.',
  };
  api.on(getOverview, anOverview());
  api.on(listRefusedRefunds, [refused]);
  const { user } = await renderApp('/dashboard', { as: 'admin', api });
  expect(await screen.findByText(/₹500\.00\. Not enough balance\./)).toBeTruthy();
  await expectAccessible();
  api.on(retryRefund, () => {
    api.on(listRefusedRefunds, []);
    return { message: M.refundAsked };
  });
  await user.click(screen.getByRole('button', { name: /^Ask again for Meena Iyer/ }));
  expect(await screen.findByText(M.refundAsked)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Not enough balance/)).toBeNull());
});
