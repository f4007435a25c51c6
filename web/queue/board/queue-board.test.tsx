import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { SUBSCRIPTION_STATUSES } from '#contract/patients/patient.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getVisit, listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { doctor, named, showBoard } from '#web/testing/pages/queue-board.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

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
    // Shortly after the clinic's midnight, a wait of 50 minutes began on the day before.
    vi.setSystemTime('2026-11-25T06:00:00Z');
    onTestFinished(() => void vi.useRealTimers());
    await showBoard([
      named('Waits Long', { created_at: '2026-11-25T05:10:00Z' }),
      named('Just Came', { created_at: '2026-11-25T05:58:00Z' }),
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
    api.on(getVisitSheet, fail(503, 'Not available.'));
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
    await showBoard(fail(500, 'Broken'));
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
    expect(api.requests(listStaff)[0]?.query).toEqual({
      may: 'consulting.see-patients',
      active: true,
    });
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
});
