import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { cancelBill, getBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aBill, aPayment, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const bill = aBill({ payment_mode: 'cash' });
const state = { patientId: bill.patient_id, billId: bill.id };

async function show(api: ReturnType<typeof apiDouble>, as: 'admin' | 'receptionist' = 'admin') {
  return renderApp('/billing', { as, api, state });
}

it('a bill of no visit has the patient’s number, and no token', async () => {
  const api = apiDouble();
  const ofLab = { ...bill, queueId: null };
  ofLab.Patient = { ...ofLab.Patient, token: 2_100 };
  api.on(getBill, billDetails(ofLab));
  await show(api);
  const info = await screen.findByRole('region', { name: 'Bill information' });
  expect(info.textContent).toContain('Patient no. 2100');
  expect(info.textContent).not.toContain('Token');
});

describe('a pending bill', () => {
  it('takes part payments until the balance is zero', async () => {
    const api = apiDouble();
    const partly = {
      ...bill,
      calculated: { totalDue: paise(50_000), totalPaid: paise(20_000), balance: paise(30_000) },
    };
    const payment = aPayment();
    api.on(getBill, billDetails(bill));
    const { user } = await show(api);
    expect(await screen.findByRole('heading', { name: 'Bill Details' })).toBeTruthy();
    const amount = await screen.findByLabelText('Payment amount (₹)');
    expect(amount).toHaveProperty('value', '500.00');
    await expectAccessible();

    // Typing replaces the prefilled whole.
    act(() => amount.focus());
    await user.keyboard('0');
    expect(amount).toHaveProperty('value', '0');
    await user.click(screen.getByRole('button', { name: 'Record payment' }));
    expect(screen.getByText(M.invalidPayment)).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '500.01');
    expect(screen.getByText(M.paymentAboveBalance)).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Record payment' }).getAttribute('aria-disabled'),
    ).toBe('true');
    await user.clear(amount);
    await user.type(amount, '200');
    api.on(recordPayment, { payment, bill: partly, calculated: partly.calculated });
    api.on(getBill, billDetails(partly, [payment]));
    await user.dblClick(screen.getByRole('button', { name: 'Receive ₹200.00' }));
    expect(await screen.findByText(M.paymentRecorded)).toBeTruthy();
    const rest = await screen.findByPlaceholderText('300.00');
    await waitFor(() => expect(document.activeElement).toBe(rest));
    expect(rest).toHaveProperty('value', '');
    expect(api.requests(recordPayment)).toHaveLength(1);
    expect(api.requests(recordPayment)[0]?.headers.get('idempotency-key')).toBeTruthy();

    const whole = paidBill(partly);
    const last = aPayment({ amount_paid: paise(30_000), payment_mode: 'card' });
    api.on(recordPayment, { payment: last, bill: whole, calculated: whole.calculated });
    api.on(getBill, billDetails(whole, [payment, last]));
    await user.type(rest, '300');
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await user.click(screen.getByRole('button', { name: 'Receive ₹300.00' }));
    expect(await screen.findByText(M.paid)).toBeTruthy();
    expect(await screen.findByText('PAID')).toBeTruthy();
    expect(screen.queryByLabelText('Payment amount (₹)')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Print A5' }));
    await expectAccessible();
  });

  it('shows why a payment was refused, and keeps the input', async () => {
    const api = apiDouble();
    api.on(getBill, billDetails(bill));
    api.on(recordPayment, fail(400, M.paymentAboveBalance));
    const { user } = await show(api);
    await user.click(await screen.findByRole('button', { name: 'Receive ₹500.00' }));
    expect(await screen.findByText(`${M.paymentFailed}: ${M.paymentAboveBalance}`)).toBeTruthy();
    expect(screen.getByLabelText('Payment amount (₹)')).toHaveProperty('value', '500.00');
  });
});

describe('cancelling', () => {
  it('requires a reason from an admin', async () => {
    const api = apiDouble();
    const paid = paidBill(bill);
    const nothing = { totalDue: paise(0), totalPaid: paise(0), balance: paise(0) };
    const cancelled = { ...bill, status: 'cancelled' as const, calculated: nothing };
    const after = billDetails({ ...cancelled, cancel_reason: 'Entered twice' });
    api.on(getBill, billDetails(paid, [aPayment()]));
    const { user } = await show(api);
    await user.click(await screen.findByRole('button', { name: 'Cancel bill' }));
    const reason = await screen.findByLabelText('Reason');
    expect(screen.getByText(/₹500\.00 is paid back/)).toBeTruthy();
    await user.type(reason, '{Enter}');
    expect(await screen.findByText(M.reasonRequired)).toBeTruthy();
    api.on(cancelBill, after);
    api.on(getBill, after);
    const back = screen.getByLabelText('Paid back');
    expect(back).toHaveProperty('value', 'as_paid');
    expect(screen.getByRole('option', { name: 'As it was paid (Cash)' })).toBeTruthy();
    await user.selectOptions(back, 'UPI');
    await user.type(reason, 'Entered twice{Enter}');
    expect(await screen.findByText('CANCELLED')).toBeTruthy();
    expect(screen.getByText('Cancelled: Entered twice')).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
    const body = { reason: 'Entered twice', refundMode: 'upi' };
    expect(api.requests(cancelBill).at(-1)?.body).toEqual(body);
  });

  it('is not offered to other roles', async () => {
    const api = apiDouble();
    api.on(getBill, billDetails(paidBill(bill)));
    await show(api, 'receptionist');
    await screen.findByText('PAID');
    expect(screen.queryByRole('button', { name: 'Cancel bill' })).toBeNull();
  });
});

it('shows why a consultation was free', async () => {
  const api = apiDouble();
  const free = { ...paidBill(bill), waived_as: 'free' as const, waived_reason: 'Staff family' };
  api.on(getBill, billDetails(free));
  await show(api, 'receptionist');
  expect(await screen.findByText('Free: Staff family')).toBeTruthy();
});

it('shows that the bill could not be loaded', async () => {
  const api = apiDouble();
  api.on(getBill, fail(500, 'Broken'));
  await show(api);
  expect(await screen.findByText(M.fetchBillFailed)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

it('shows an error when the reply is not a bill', async () => {
  const api = apiDouble();
  api.onRaw(getBill, () => Response.json({ bill: null }));
  await show(api);
  expect(await screen.findByText(M.invalidBill)).toBeTruthy();
});

it('opens the next arrival by the key of the queue', async () => {
  const api = apiDouble();
  api.on(getBill, billDetails(paidBill(bill)));
  api.on(listStaff, []);
  const { user } = await show(api, 'receptionist');
  const next = await screen.findByRole('link', { name: 'Next patient' });
  expect(next.getAttribute('href')).toBe('/dashboard/add-patient');
  await user.keyboard('a');
  expect(await screen.findByRole('heading', { name: 'Add patient to queue' })).toBeTruthy();
});
