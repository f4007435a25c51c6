import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { payAdmission } from '#contract/admissions/admissions.endpoints.ts';
import type { BillDetails } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES as M, referenceUsed } from '#contract/billing/billing.messages.ts';
import { createBill, getBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aBill, aPayment, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { aLetterhead } from '#web/testing/builders/letterhead.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

function anApi(details: BillDetails, upiId: string | null = 'clinic@ybl') {
  const api = apiDouble();
  api.on(getLetterhead, aLetterhead({ upiId }));
  api.on(getBill, details);
  return api;
}

async function showBill(details: BillDetails, upiId?: string | null) {
  const api = anApi(details, upiId);
  const state = { patientId: details.bill.patient_id, billId: details.bill.id };
  const app = await renderApp('/billing', { as: 'receptionist', api, state });
  await app.user.click(await screen.findByRole('radio', { name: 'UPI' }));
  return { ...app, api };
}

const codeOf = (amount: string) =>
  screen.findByRole('img', { name: `UPI QR code: ${amount} to clinic@ybl` });
const reference = () => screen.getByLabelText('UPI reference number (optional)');

it('shows the code of the typed amount, and notes the reference number', async () => {
  const bill = aBill({ payment_mode: null });
  const { user, api } = await showBill(billDetails(bill));
  const whole = await codeOf('₹500.00');
  expect(whole.getAttribute('src')).toMatch(/^data:image\/svg/);
  const amount = screen.getByLabelText(/^Payment amount/);
  await user.clear(amount);
  await user.type(amount, '200');
  const part = await codeOf('₹200.00');
  expect(part.getAttribute('src')).not.toBe(whole.getAttribute('src'));
  await expectAccessible();
  await user.type(reference(), '4123 4567 8901');
  const calculated = { ...bill.calculated, totalPaid: paise(20_000), balance: paise(30_000) };
  const payment = aPayment({ payment_mode: 'upi', reference: '412345678901' });
  api.on(recordPayment, { payment, bill: { ...bill, calculated }, calculated });
  await user.click(screen.getByRole('button', { name: 'Receive ₹200.00' }));
  expect(await screen.findByText('UPI 412345678901')).toBeTruthy();
  expect(api.requests(recordPayment)[0]?.body).toMatchObject({
    ...{ amount_paid: 20_000, payment_mode: 'upi', reference: '412345678901' },
  });
});

it('keeps what was typed when the number is invalid or used before', async () => {
  const { user, api } = await showBill(billDetails(aBill({ payment_mode: null })));
  await user.type(reference(), '12');
  await user.click(screen.getByRole('button', { name: 'Receive ₹500.00' }));
  expect((await screen.findAllByText(M.invalidReference)).length).toBeGreaterThan(0);
  expect(api.requests(recordPayment)).toHaveLength(0);
  await user.type(reference(), '3456');
  const used = referenceUsed(['2026-27/000041'], '₹500.00', '3 Nov 2026');
  api.on(recordPayment, fail(400, used));
  await user.click(screen.getByRole('button', { name: 'Receive ₹500.00' }));
  expect(await screen.findByText(/is used on bill 2026-27\/000041/)).toBeTruthy();
  expect(reference()).toHaveProperty('value', '123456');
});

it('takes the number without a code in a clinic without a UPI id', async () => {
  await showBill(billDetails(aBill({ payment_mode: null })), null);
  expect(reference()).toBeTruthy();
  expect(screen.queryByRole('img', { name: /UPI QR code/ })).toBeNull();
});

it('comes with a bill that is paid at once', async () => {
  const patient = aPatient();
  const bill = paidBill(aBill({ patient_id: patient.id }));
  const api = anApi(billDetails(bill));
  api.on(getPatient, patient);
  api.on(createBill, bill);
  const items = [{ name: 'Dressing', price: 300, quantity: 1 }];
  const state = { patientId: patient.id, initialItems: items };
  const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
  await user.click(await screen.findByRole('radio', { name: 'UPI' }));
  await codeOf('₹300.00');
  // Without a bill's number, the note tells two payments of one amount apart.
  expect(screen.getByText(`Patient no. ${patient.token}, Other`)).toBeTruthy();
  await user.type(reference(), 'T2309114455');
  await user.click(screen.getByRole('button', { name: 'Receive ₹300.00' }));
  await screen.findByText('PAID');
  expect(api.requests(createBill)[0]?.body).toMatchObject({
    payments: [{ amount_paid: 30_000, payment_mode: 'upi', reference: 'T2309114455' }],
  });
});

it('stands on the printed bill while something is due', async () => {
  const { user } = await showBill(billDetails(aBill({ payment_mode: null })));
  await user.click(screen.getByRole('button', { name: 'Print 80 mm' }));
  const paper = within(await screen.findByRole('article', { name: /^Bill/ }));
  expect(await paper.findByRole('img', { name: /^UPI QR code: ₹500\.00/ })).toBeTruthy();
  expect(paper.getByText('Bill 2026-27/000042')).toBeTruthy();
});

it('pays a stay', async () => {
  const bill = aBill({ type: 'admission' });
  const api = anApi(billDetails(bill));
  const path = `/patient/${bill.patient_id}/admission-bill/${bill.id}`;
  const { user } = await renderApp(path, { as: 'receptionist', api });
  await user.type(await screen.findByLabelText(/^Amount/), '100');
  await user.selectOptions(screen.getByLabelText('Mode'), 'upi');
  await codeOf('₹100.00');
  await user.type(reference(), '412345678901');
  api.on(payAdmission, fail(400, 'No.'));
  await user.click(screen.getByRole('button', { name: 'Record Payment' }));
  await waitFor(() => expect(api.requests(payAdmission)).toHaveLength(1));
  expect(api.requests(payAdmission)[0]?.body).toMatchObject({ reference: '412345678901' });
});
