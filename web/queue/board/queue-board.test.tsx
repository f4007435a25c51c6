import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { SUBSCRIPTION_STATUSES } from '#contract/patients/patient.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getVisit, listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aBill, aPayment, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const doctor = aStaffMember({ role: 'doctor', name: 'Dr Bose' });

function anApi(visits: Visit[]) {
  const api = apiDouble();
  api.on(getSubscriptionStatus, { hasProPlan: false });
  api.on(listStaff, [doctor]);
  api.on(listQueue, visits);
  return api;
}

const named = (name: string, changes: Partial<Visit> = {}) => aVisit(changes, aPatient({ name }));

async function showBoard(visits: Visit[]) {
  const api = anApi(visits);
  const app = await renderApp('/dashboard', { as: 'receptionist', api });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, api };
}

const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  return within(cell.closest('tr')!);
};

describe('the queue of the day', () => {
  it('shows open visits first, with counts', async () => {
    const seen = named('Gone Home', { status: 'seen', doctor_id: doctor.id });
    const waiting = named('Still Here', { token_no: 2 });
    await showBoard([seen, waiting]);
    await screen.findByText('Still Here');
    const names = screen.getAllByText(/Gone Home|Still Here/).map(({ textContent }) => textContent);
    expect(names).toEqual(['Still Here', 'Gone Home']);
    expect(screen.getByText('1 waiting · 0 in consultation · 1 seen')).toBeTruthy();
    await expectAccessible();
  });

  it('shows an empty queue, with the button that adds a patient', async () => {
    await showBoard([]);
    expect(await screen.findByText('Nobody is in the queue yet.')).toBeTruthy();
    const [button] = screen.getAllByRole('link', { name: 'Add Patient to Queue' });
    expect(button?.getAttribute('href')).toBe('/dashboard/add-patient');
  });

  it('shows the booked time of a patient with an appointment', async () => {
    const visit = { created_at: new Date().toISOString(), bookedFor: '2026-11-21T04:50:00.000Z' };
    await showBoard([named('Asha Menon', visit)]);
    expect((await rowOf('Asha Menon')).getByText('Booked 10:20 am')).toBeTruthy();
  });

  it('finds by the start of a name’s word, by token and by status', async () => {
    const { user } = await showBoard([
      named('Asha Menon', { token_no: 7 }),
      named('Ravi Kumar', { token_no: 8, status: 'cancelled' }),
    ]);
    await user.type(await screen.findByLabelText('Find in the queue'), 'men');
    await waitFor(() => expect(screen.queryByText('Ravi Kumar')).toBeNull());
    await user.clear(screen.getByLabelText('Find in the queue'));
    await user.type(screen.getByLabelText('Find in the queue'), '8');
    await waitFor(() => expect(screen.queryByText('Asha Menon')).toBeNull());
    await user.clear(screen.getByLabelText('Find in the queue'));
    await user.selectOptions(screen.getByLabelText('Status'), 'Cancelled');
    await waitFor(() => expect(screen.queryByText('Asha Menon')).toBeNull());
    expect(screen.getByText('Ravi Kumar')).toBeTruthy();
  });

  it('marks a wait that the desk should notice', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await showBoard([
      named('Waits Long', { created_at: minutesAgo(50) }),
      named('Just Came', { created_at: minutesAgo(2) }),
    ]);
    const isMarked = async (name: string, wait: string) =>
      (await rowOf(name)).getByText(wait).hasAttribute('data-long');
    expect(await isMarked('Waits Long', '50 min')).toBe(true);
    expect(await isMarked('Just Came', '2 min')).toBe(false);
  });

  it('opens the complaint editor from a row', async () => {
    const visit = named('Asha Menon');
    const { user, api } = await showBoard([visit]);
    api.on(getComplaint, fail(503, 'Not available.'));
    api.on(getVisit, fail(503, 'Not available.'));
    await user.click(await screen.findByText('Asha Menon'));
    expect(window.location.pathname).toBe(`/dashboard/edit-complaint/${visit.id}`);
  });

  it('offers a subscription to patients without one', async () => {
    const { patient_id, ...visit } = named('Asha Menon');
    const subscriber = aVisit({}, aPatient({ name: 'Ravi', subscription_status: 'active' }));
    await showBoard([{ ...visit, patient_id }, subscriber]);
    const [link, ...others] = await screen.findAllByRole('link', { name: /^Start Sub of/ });
    expect(link?.getAttribute('href')).toBe(`/start-subscription/${patient_id}`);
    expect(others).toEqual([]);
  });

  it('shows the specification’s message for each failure', async () => {
    const api = anApi([]);
    api.on(listQueue, fail(500, 'Broken'));
    await renderApp('/dashboard', { as: 'receptionist', api });
    expect(await screen.findByText(M.fetchQueueFailed)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

describe('working the queue', () => {
  it.each(SUBSCRIPTION_STATUSES.filter((status) => status !== 'active'))(
    'opens billing when the subscription is %s, which assigns the doctor',
    async (subscription_status) => {
      const patient = aPatient({ name: 'Asha Menon', subscription_status });
      const visit = aVisit({}, patient);
      const { user, api } = await showBoard([visit]);
      api.on(getPatient, patient);
      api.on(getVisit, visit);
      api.on(getStaffMember, doctor);
      await user.selectOptions(await screen.findByLabelText('Doctor of Asha Menon'), 'Dr Bose');
      await waitFor(() => expect(window.location.pathname).toBe('/billing'));
      expect(window.history.state.usr).toEqual({
        patientId: visit.patient_id,
        queueId: visit.id,
        patientName: 'Asha Menon',
        doctorId: doctor.id,
        billType: 'consultation',
      });
      expect(api.requests(moveVisit)).toHaveLength(0);
    },
  );

  it.each([
    ['a subscriber', { billed: false }, 'active'],
    ['whoever is billed already', { billed: true }, 'expired'],
  ] as const)('assigns a doctor to %s at once', async (_, changes, subscription_status) => {
    const visit = aVisit(changes, aPatient({ name: 'Asha Menon', subscription_status }));
    const { user, api } = await showBoard([visit]);
    api.on(moveVisit, { ...visit, doctor_id: doctor.id, User: { name: doctor.name } });
    await user.selectOptions(await screen.findByLabelText('Doctor of Asha Menon'), 'Dr Bose');
    expect(api.requests(listStaff)[0]?.query).toEqual({ role: 'doctor', active: true });
    await waitFor(() => expect(api.requests(moveVisit)).toHaveLength(1));
    expect(api.requests(moveVisit)[0]?.body).toEqual({
      status: 'waiting',
      doctorId: doctor.id,
      seenDoctorId: null,
    });
  });

  it('does not start without a doctor', async () => {
    const { user, api } = await showBoard([named('Asha Menon')]);
    await user.click(await screen.findByRole('button', { name: 'Start Asha Menon' }));
    expect(await screen.findByText(M.startNeedsDoctor)).toBeTruthy();
    expect(api.requests(moveVisit)).toHaveLength(0);
  });

  it('starts once for a double click, and offers the next step', async () => {
    const visit = named('Asha Menon', { doctor_id: doctor.id, User: { name: doctor.name } });
    const { user, api } = await showBoard([visit]);
    api.on(moveVisit, { ...visit, status: 'consulting' });
    api.on(listQueue, [{ ...visit, status: 'consulting' }]);
    await user.dblClick(await screen.findByRole('button', { name: 'Start Asha Menon' }));
    await waitFor(() => expect(api.requests(moveVisit)).toHaveLength(1));
    expect(api.requests(moveVisit)[0]?.body).toEqual({ status: 'consulting' });
    const row = await rowOf('Asha Menon');
    expect(await row.findByRole('button', { name: 'Complete Asha Menon' })).toBeTruthy();
  });

  it('shows the error after a colleague’s action, and refetches the row', async () => {
    const visit = named('Asha Menon', {
      status: 'consulting',
      doctor_id: anId(),
      User: { name: 'Dr Bose' },
    });
    const { user, api } = await showBoard([visit]);
    api.on(moveVisit, fail(409, M.notAllowedNow));
    api.on(listQueue, [{ ...visit, status: 'seen' }]);
    await user.click(await screen.findByRole('button', { name: 'Complete Asha Menon' }));
    expect(await screen.findByText(M.notAllowedNow)).toBeTruthy();
    const row = await rowOf('Asha Menon');
    await waitFor(() => expect(row.getByText('Seen')).toBeTruthy());
  });

  it('falls back to its own text when the reply has none', async () => {
    const visit = named('Asha Menon', { status: 'consulting', doctor_id: anId(), User: null });
    const { user, api } = await showBoard([visit]);
    api.on(moveVisit, fail(500, ''));
    await user.click(await screen.findByRole('button', { name: 'Complete Asha Menon' }));
    expect(await screen.findByText(M.updateStatusFailed)).toBeTruthy();
  });

  it('cancels after a confirmation that names the patient', async () => {
    const visit = named('Asha Menon', { token_no: 4 });
    const { user, api } = await showBoard([visit]);
    api.on(moveVisit, { ...visit, status: 'cancelled' });
    await user.click(await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' }));
    expect(await screen.findByText('Asha Menon, token 4, leaves the queue.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests(moveVisit)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Cancel visit of Asha Menon' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel visit' }));
    await waitFor(() => expect(api.requests(moveVisit)[0]?.body).toEqual({ status: 'cancelled' }));
  });

  it.each([
    ['as it came', 'As it was paid (UPI)', 'as_paid'],
    ['in cash', 'Cash', 'cash'],
    ['not at all', 'Keep what was paid', undefined],
  ])(
    'shows the amount paid for a cancelled visit, refunded %s',
    async (_how, label, refundMode) => {
      const bill = paidBill(aBill({ payment_mode: 'upi' }));
      const fee = {
        billId: bill.id,
        standing: 'paid',
        due: paise(0),
        paid: paise(50_000),
      } as const;
      const visit = named('Asha Menon', { token_no: 4, billed: true, fee });
      const { user, api } = await showBoard([visit]);
      const payment = aPayment({ amount_paid: paise(50_000), payment_mode: 'upi' });
      api.on(getBill, billDetails(bill, [payment]));
      api.on(moveVisit, { ...visit, status: 'cancelled' });
      await user.click(await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' }));
      expect(await screen.findByText(/₹500\.00 was paid \(UPI\)\./)).toBeTruthy();
      const back = screen.getByLabelText('Paid back');
      expect(back).toHaveProperty('value', 'as_paid');
      await user.selectOptions(back, label);
      await user.click(screen.getByRole('button', { name: 'Cancel visit' }));
      await waitFor(() =>
        expect(api.requests(moveVisit)[0]?.body).toEqual({
          status: 'cancelled',
          ...(refundMode && { refundMode }),
        }),
      );
    },
  );

  it('shows the amount due for a cancelled visit', async () => {
    const bill = aBill({ payment_mode: null });
    const fee = { billId: bill.id, standing: 'due', due: paise(50_000), paid: paise(0) } as const;
    const visit = named('Asha Menon', { billed: true, fee });
    const { user, api } = await showBoard([visit]);
    api.on(getBill, billDetails(bill));
    api.on(moveVisit, { ...visit, status: 'cancelled' });
    await user.click(await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' }));
    expect(await screen.findByText(/₹500\.00 is due, and is cancelled too\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel visit' }));
    await waitFor(() =>
      expect(api.requests(moveVisit)[0]?.body).toEqual({
        status: 'cancelled',
        refundMode: 'as_paid',
      }),
    );
  });
});
