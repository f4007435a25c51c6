import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aBill, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const asha = aPatient({ name: 'Asha Menon' });
const doctor = aStaffMember({ role: 'doctor', opd_fee: paise(50_000) });
const consultation = {
  patientId: asha.id,
  patientName: 'Asha Menon',
  queueId: anId(),
  doctorId: doctor.id,
  billType: 'consultation',
};
const due = aBill({ patient_id: asha.id, payment_mode: null });

async function show(state: object = consultation, bill = due) {
  const api = apiDouble();
  api.on(getPatient, asha);
  api.on(getStaffMember, doctor);
  api.on(getVisit, aVisit({ id: consultation.queueId, doctor_id: doctor.id }, asha));
  api.on(createBill, bill);
  api.on(getBill, billDetails(bill));
  const app = await renderApp('/billing', { as: 'receptionist', api, state });
  await screen.findByRole('radiogroup', { name: 'Settlement' });
  return { ...app, sent: () => api.requests(createBill).map(({ body }) => body) };
}

const choose = (name: string) => screen.getByRole('radio', { name });
const total = () => screen.getByText('Total', { selector: 'dt' }).nextSibling?.textContent;

describe('how a consultation is settled', () => {
  it('is paid now first, later, free for a reason, or a follow-up', async () => {
    await show();
    const names = screen
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.parentElement?.textContent);
    expect(names.slice(0, 4)).toEqual(['Pay now', 'Pay later', 'Free', 'Follow-up']);
    expect(choose('Pay now')).toHaveProperty('checked', true);
    expect(screen.getByRole('button', { name: 'Receive ₹500.00' })).toBeTruthy();
  });

  it('is due, with the doctor, when it is paid later', async () => {
    const { user, sent } = await show();
    await user.click(choose('Pay later'));
    expect(screen.getByText('₹500.00 stays due.')).toBeTruthy();
    await expectAccessible();
    await user.dblClick(screen.getByRole('button', { name: 'Bill ₹500.00 to pay later' }));
    expect(await screen.findByText('Bill made, ₹500.00 is due.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Bill Details' })).toBeTruthy();
    const print = await screen.findByRole('button', { name: 'Print A5' });
    await waitFor(() => expect(document.activeElement).toBe(print));
    expect(sent()).toMatchObject([
      { queueId: consultation.queueId, doctorId: doctor.id, amount: 500, payments: [] },
    ]);
    expect(sent()[0]?.paymentMode).toBeUndefined();
  });

  it('is free only for a reason', async () => {
    const free = { ...paidBill(due), waived_as: 'free' as const, waived_reason: 'Staff family' };
    const { user, sent } = await show(consultation, free);
    await user.click(choose('Free'));
    expect(total()).toBe('₹0.00');
    await user.click(screen.getByRole('button', { name: 'Bill as free' }));
    expect(screen.getByText(M.waivedReasonRequired)).toBeTruthy();
    await user.type(screen.getByLabelText('Reason'), 'Staff family{Enter}');
    expect(await screen.findByText(M.waivedFree)).toBeTruthy();
    expect(await screen.findByText('Free: Staff family')).toBeTruthy();
    expect(sent()).toMatchObject([
      { amount: 0, doctorId: doctor.id, waiver: { as: 'free', reason: 'Staff family' } },
    ]);
  });

  it('is a follow-up with one press', async () => {
    const { user, sent } = await show(consultation, {
      ...paidBill(due),
      waived_as: 'follow_up' as const,
    });
    await user.click(choose('Follow-up'));
    await user.click(screen.getByRole('button', { name: 'Bill as follow-up' }));
    expect(await screen.findByText(M.waivedFollowUp)).toBeTruthy();
    expect(sent()).toMatchObject([{ waiver: { as: 'follow_up', reason: null } }]);
  });

  it('is not waived on a bill for something else', async () => {
    await show({ patientId: asha.id });
    expect(screen.queryByRole('radio', { name: 'Free' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Follow-up' })).toBeNull();
    expect(choose('Pay later')).toBeTruthy();
  });
});

describe('the amount received now', () => {
  it('may be a part, and leaves the rest due', async () => {
    const { user, sent } = await show();
    await user.click(choose('UPI'));
    await user.type(screen.getByLabelText('Amount received now (₹)'), '200');
    expect(screen.getByText('₹300.00 stays due.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Receive ₹200.00' }));
    await screen.findByRole('heading', { name: 'Bill Details' });
    expect(sent()).toMatchObject([
      { payments: [{ amount_paid: 20_000, payment_mode: 'upi' }], amount: 500 },
    ]);
  });

  it('can be split among several modes', async () => {
    const { user, sent } = await show(consultation, paidBill(due));
    await user.type(screen.getByLabelText('Amount received now (₹)'), '200');
    await user.click(screen.getByRole('button', { name: 'Another mode' }));
    expect(screen.getByLabelText('Mode of payment 2')).toHaveProperty('value', 'upi');
    expect(screen.getByLabelText('Amount of payment 2 (₹)')).toHaveProperty('value', '300.00');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Receive ₹500.00' }));
    await screen.findByText(M.paid);
    expect(sent()[0]?.payments).toEqual([
      { amount_paid: 20_000, payment_mode: 'cash' },
      { amount_paid: 30_000, payment_mode: 'upi' },
    ]);
  });

  it('is split by the keyboard, a second Enter adding nothing', async () => {
    const { user, sent } = await show(consultation, paidBill(due));
    const another = screen.getByRole('button', { name: 'Another mode' });
    another.focus();
    await user.keyboard('{Enter}{Enter}');
    const second = screen.getByLabelText('Mode of payment 2');
    expect(document.activeElement).toBe(second);
    // Not cancelled, Enter would submit the form in Chromium.
    expect(fireEvent.keyDown(second, { key: 'Enter' })).toBe(false);
    expect(screen.queryByLabelText('Mode of payment 3')).toBeNull();
    await user.tab();
    await user.keyboard('300');
    expect(screen.getByLabelText('Amount of payment 2 (₹)')).toHaveProperty('value', '300');
    expect(sent()).toEqual([]);
    screen.getByRole('button', { name: 'Remove payment 2' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(another);
  });

  it('is refused at the amount that is missing', async () => {
    const { user, sent } = await show(consultation, paidBill(due));
    await user.click(screen.getByRole('button', { name: 'Another mode' }));
    const mode = screen.getByLabelText('Mode of payment 2');
    expect(document.activeElement).toBe(mode);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(M.invalidPayment)).toBeTruthy();
    const amount = screen.getByLabelText('Amount of payment 2 (₹)');
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(amount);
    await user.keyboard('300');
    expect(screen.queryByText(M.invalidPayment)).toBeNull();
    expect(amount.getAttribute('aria-invalid')).not.toBe('true');
    expect(sent()).toEqual([]);
  });

  it('is the rest after a second mode', async () => {
    const { user, sent } = await show(consultation, paidBill(due));
    await user.click(screen.getByRole('button', { name: 'Another mode' }));
    await user.type(screen.getByLabelText('Amount of payment 2 (₹)'), '300');
    expect(screen.getByLabelText('Amount received now (₹)')).toHaveProperty(
      'placeholder',
      '200.00',
    );
    await user.click(screen.getByRole('button', { name: 'Receive ₹500.00' }));
    await screen.findByText(M.paid);
    expect(sent()[0]?.payments).toEqual([
      { amount_paid: 20_000, payment_mode: 'cash' },
      { amount_paid: 30_000, payment_mode: 'upi' },
    ]);
  });

  it('is a number, and never more than the bill', async () => {
    const { user, sent } = await show();
    const amount = screen.getByLabelText('Amount received now (₹)');
    await user.type(amount, '500.01{Enter}');
    expect(screen.getByText(M.receivedTooMuch)).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, 'all{Enter}');
    expect(screen.getByText(M.invalidPayment)).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});
