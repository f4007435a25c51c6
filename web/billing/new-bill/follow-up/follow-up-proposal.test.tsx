import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { getFollowUp } from '#contract/billing/follow-up.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aBill, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const asha = aPatient({ name: 'Asha Menon' });
const bill = paidBill(aBill({ patient_id: asha.id }));
const followed = anId();

async function show(fee: number, reply?: ReturnType<typeof fail>) {
  const window = { days: 7, visits: 2, fee: paise(fee) };
  const doctor = aStaffMember({ role: 'doctor', opd_fee: paise(50_000), follow_up: window });
  const queueId = anId();
  const api = apiDouble();
  api.on(getPatient, asha);
  api.on(getStaffMember, doctor);
  api.on(getVisit, aVisit({ id: queueId }, asha));
  api.on(createBill, bill);
  api.on(getBill, billDetails(bill));
  const { days } = window;
  const followUp = { billId: followed, day: '2026-11-03', visit: 2, days, fee: paise(fee) };
  api.on(getFollowUp, reply ?? { followUp });
  const state = { patientId: asha.id, queueId, doctorId: doctor.id, billType: 'consultation' };
  const app = await renderApp('/billing', { as: 'receptionist', api, state });
  const sent = async (button: RegExp) => {
    await app.user.click(screen.getByRole('button', { name: button }));
    await screen.findByText('PAID');
    return api.requests(createBill)[0]?.body;
  };
  return { ...app, sent };
}

const total = () => screen.getByText('Total', { selector: 'dt' }).nextSibling?.textContent;

describe('a visit in the window of its doctor', () => {
  it('is proposed as a free follow-up, with the reason', async () => {
    const { sent } = await show(0);
    expect(await screen.findByText('2nd visit within 7 days of 3 Nov 2026, free.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Follow-up' })).toHaveProperty('checked', true);
    expect(total()).toBe('₹0.00');
    await expectAccessible();
    expect(await sent(/^Bill as follow-up$/)).toMatchObject({
      followUpOf: followed,
      waiver: { as: 'follow_up', reason: '2nd visit within 7 days of 3 Nov 2026' },
    });
  });

  it('is charged in full by one press, without the mark', async () => {
    const { user, sent } = await show(0);
    await user.click(await screen.findByRole('button', { name: 'Charge ₹500.00' }));
    expect(screen.getByRole('radio', { name: 'Pay now' })).toHaveProperty('checked', true);
    expect(total()).toBe('₹500.00');
    const body = await sent(/^Receive/);
    expect(body).toMatchObject({ amount: 500, paymentMode: 'cash' });
    expect(body).not.toHaveProperty('followUpOf');
  });

  it('is charged when another settlement is chosen', async () => {
    const { user, sent } = await show(0);
    await user.click(await screen.findByRole('radio', { name: 'Pay now' }));
    expect(await sent(/^Receive ₹500/)).not.toHaveProperty('followUpOf');
  });

  it('is proposed at the lower fee, and goes back to the full one and again', async () => {
    const { user, sent } = await show(20_000);
    expect(await screen.findByText(/3 Nov 2026, ₹200\.00\.$/)).toBeTruthy();
    expect(total()).toBe('₹200.00');
    await user.click(screen.getByRole('button', { name: 'Charge ₹500.00' }));
    expect(total()).toBe('₹500.00');
    await user.click(screen.getByRole('button', { name: 'Bill as follow-up' }));
    expect(await sent(/^Receive ₹200/)).toMatchObject({ followUpOf: followed, amount: 200 });
  });

  it('is billed as before when the proposal could not be loaded', async () => {
    const { sent } = await show(0, fail(500, 'Broken'));
    expect(await screen.findByRole('button', { name: 'Receive ₹500.00' })).toBeTruthy();
    expect(screen.queryByText(/visit within/)).toBeNull();
    expect(await sent(/^Receive/)).not.toHaveProperty('followUpOf');
  });
});
