import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '#contract/appointments/appointment.ts';
import {
  checkIn,
  listComingAppointments,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES } from '#contract/appointments/appointments.messages.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getVisit, joinQueue } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { fail, loseConnection } from '#web/testing/api-double.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { doctor, emptyClinic } from '#web/testing/pages/add-to-queue.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const asha = aPatient({ name: 'Asha Menon' });
const rao = aStaffMember({ role: 'doctor', name: 'Dr Rao' });
const booked: Appointment = {
  ...{ id: anId(), patientId: asha.id, patient: { name: 'Asha Menon', token: 7, phone: null } },
  ...{ doctorId: doctor.id, doctor: 'Dr Bose', day: clinicToday(), time: '10:20' },
  startsAt: new Date(`${clinicToday()}T10:20:00+05:30`).toISOString(),
  ...{ minutes: 15, status: 'booked', note: null, reason: null, visitId: null, token: null },
  outsideHours: false,
};
const visit = aVisit({ token_no: 9, doctor_id: doctor.id, billed: true }, asha);

async function open() {
  const api = emptyClinic();
  api.on(listStaff, [doctor, rao]);
  api.on(getStaffMember, doctor);
  api.on(getPatient, asha);
  api.on(listComingAppointments, { appointments: [booked] });
  api.on(checkIn, { appointment: { ...booked, status: 'arrived' }, visit });
  api.on(joinQueue, visit);
  const address = `/dashboard/add-patient?patient=${asha.id}`;
  const app = await renderApp(address, { as: 'receptionist', api });
  await screen.findByText('Booked 10:20 am today, Dr Bose');
  return { ...app, api };
}

it('shows what the arriving patient is booked for, with Check in', async () => {
  const { user, api } = await open();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Check in: Asha Menon' }));
  await waitFor(() => expect(api.requests(checkIn)).toHaveLength(1));
});

it.each(['General queue (first free doctor)', 'Dr Bose'])(
  'checks a booked patient in who is added for %s, and offers Undo',
  async (name) => {
    const { user, api } = await open();
    await user.selectOptions(screen.getByLabelText('Doctor'), name);
    await user.type(screen.getByLabelText('Complaint'), 'Knee pain');
    await user.click(screen.getByRole('button', { name: 'Add to queue' }));
    await screen.findByRole('heading', { name: 'Token 9 · Asha Menon' });
    expect(api.requests(joinQueue)).toHaveLength(0);
    const [sent] = api.requests(checkIn);
    expect(sent).toMatchObject({ params: { id: booked.id }, body: { complaint: 'Knee pain' } });
    await screen.findByText('Asha Menon: checked in for 10:20 am, Dr Bose.');
    api.on(setAppointmentStatus, { appointment: booked });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.requests(setAppointmentStatus)[0]?.body).toMatchObject({ status: 'booked' }),
    );
  },
);

it('checks the booking in that is nearest to now', async () => {
  const { user, api } = await open();
  const at = (minutes: number): Appointment => ({
    ...{ ...booked, id: anId(), startsAt: new Date(Date.now() + minutes * 60_000).toISOString() },
  });
  const [missed, next] = [at(-470), at(10)];
  api.on(listComingAppointments, { appointments: [missed, next] });
  await user.click(screen.getByRole('button', { name: 'Add to queue' }));
  await screen.findByRole('heading', { name: 'Token 9 · Asha Menon' });
  expect(api.requests(checkIn).map(({ params }) => params.id)).toEqual([next.id]);
});

it('queues a booked patient for another doctor without a check-in', async () => {
  const { user, api } = await open();
  await user.selectOptions(screen.getByLabelText('Doctor'), 'Dr Rao');
  api.on(joinQueue, { ...visit, doctor_id: rao.id });
  await user.click(screen.getByRole('button', { name: 'Add to queue' }));
  await screen.findByRole('heading', { name: 'Token 9 · Asha Menon' });
  expect(api.requests(checkIn)).toHaveLength(0);
});

const add = { name: 'Add to queue' };
const isShown = (text: string | RegExp) => screen.findByText(text);
const hasToken = () => screen.findByRole('heading', { name: 'Token 9 · Asha Menon' });
const CHECK_IN = 'Check in for 10:20 am, Dr Bose';

it('queues the patient without the booking when reception wants it so', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('checkbox', { name: CHECK_IN }));
  await expectAccessible();
  await user.click(screen.getByRole('button', add));
  await hasToken();
  expect([api.requests(checkIn).length, api.requests(joinQueue).length]).toEqual([0, 1]);
});

it('has the arrival again after Undo, now without the booking', async () => {
  const { user, api } = await open();
  await user.type(screen.getByLabelText('Complaint'), 'Knee pain');
  await user.click(screen.getByRole('button', add));
  await hasToken();
  api.on(setAppointmentStatus, { appointment: booked });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await isShown('Asha Menon: booked again.');
  const checksIn = await screen.findByRole('checkbox', { name: CHECK_IN });
  expect(checksIn).toHaveProperty('checked', false);
  await user.click(screen.getByRole('button', add));
  await hasToken();
  const sent = api.requests(joinQueue).map(({ body }) => body);
  expect(sent).toEqual([{ patientId: asha.id, complaint: 'Knee pain' }]);
  expect(api.requests(checkIn)).toHaveLength(1);
});

it('leaves the visit that the patient had before, with its token, after Undo', async () => {
  const { user, api } = await open();
  api.on(getVisit, visit);
  await user.click(screen.getByRole('button', add));
  await hasToken();
  api.on(setAppointmentStatus, { appointment: booked });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await isShown('Asha Menon: booked again. Still in the queue: token 9.');
  expect(screen.queryByRole('button', { name: 'Queue without the booking' })).toBeNull();
  await hasToken();
});

describe('Undo at the bill', () => {
  const complaint = () => screen.findByLabelText<HTMLTextAreaElement>('Complaint');
  const field = () => screen.findByRole('combobox', { name: /^Find a patient/ });

  /** Checked in with a complaint and undone at the bill. */
  async function undone() {
    const app = await open();
    const { user, api } = app;
    api.on(checkIn, {
      appointment: { ...booked, status: 'arrived' },
      visit: { ...visit, billed: false },
    });
    api.on(getVisit, visit);
    await user.type(await complaint(), 'Knee pain');
    await user.click(screen.getByRole('button', add));
    await screen.findByRole('heading', { name: 'Create Bill for Asha Menon' });
    api.on(setAppointmentStatus, { appointment: booked });
    api.on(getVisit, { ...visit, status: 'cancelled' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const goBack = await screen.findByRole('button', { name: 'Queue without the booking' });
    return { ...app, goBack };
  }

  async function expectQueued({ user, api }: Awaited<ReturnType<typeof undone>>) {
    const checksIn = await screen.findByRole('checkbox', { name: CHECK_IN });
    expect(checksIn).toHaveProperty('checked', false);
    await user.click(screen.getByRole('button', add));
    await hasToken();
    expect(api.requests(joinQueue)).toHaveLength(1);
    expect(api.requests(checkIn)).toHaveLength(1);
  }

  it('offers the way back to the arrival', async () => {
    const app = await undone();
    await app.user.click(app.goBack);
    await expectQueued(app);
  });

  it('offers it also on the page that is open again', async () => {
    const app = await undone();
    window.history.back();
    await field();
    await app.user.click(app.goBack);
    await expectQueued(app);
  });

  it('leaves nothing of the arrival for the next patient: Back from the next bill', async () => {
    const { user, api, goBack } = await undone();
    api.on(joinQueue, { ...visit, billed: false, doctor_id: null });
    await user.click(goBack);
    await screen.findByRole('checkbox', { name: CHECK_IN });
    await user.selectOptions(screen.getByLabelText('Doctor'), 'Dr Bose');
    await user.click(screen.getByRole('button', add));
    await screen.findByRole('heading', { name: 'Create Bill for Asha Menon' });
    window.history.back();
    await field();
    expect((await complaint()).value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('Doctor').value).toBe('');
  });

  it('leaves nothing of it in the history that a reload at the token reads', async () => {
    const app = await undone();
    await app.user.click(app.goBack);
    await expectQueued(app);
    await waitFor(() => expect(window.history.state.usr?.undone).toBeUndefined());
    expect(window.location.search).toBe('');
  });

  it('is given up with its patient', async () => {
    const { user, goBack } = await undone();
    await user.click(goBack);
    await screen.findByRole('checkbox', { name: CHECK_IN });
    expect((await complaint()).value).toBe('Knee pain');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(async () => expect((await complaint()).value).toBe(''));
    expect(document.activeElement).toBe(await field());
  });
});

it('reads an undone arrival only with its patient', async () => {
  const undone = {
    ...{ patientId: asha.id, visitId: visit.id, bookingId: booked.id },
    ...{ name: 'Asha Menon', doctorId: doctor.id, complaint: 'Knee pain' },
  };
  const state = { undone };
  await renderApp('/dashboard/add-patient', { as: 'receptionist', api: emptyClinic(), state });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Complaint')).value).toBe('');
});

describe('when the booking can’t be checked in, the patient is queued and reception sees it', () => {
  it('refused for good', async () => {
    const { user, api } = await open();
    api.on(checkIn, fail(409, APPOINTMENT_MESSAGES.alreadyHere));
    await user.click(screen.getByRole('button', add));
    await hasToken();
    expect(api.requests(joinQueue)).toHaveLength(1);
    const why = APPOINTMENT_MESSAGES.alreadyHere;
    await isShown(`Asha Menon is in the queue, but not checked in for 10:20 am, Dr Bose: ${why}`);
    expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  });

  it('failed, with a button that checks the visit in', async () => {
    const { user, api } = await open();
    api.on(checkIn, fail(500, 'Busy.'));
    await user.click(screen.getByRole('button', add));
    await hasToken();
    await isShown('Asha Menon is in the queue, but not checked in for 10:20 am, Dr Bose: Busy.');
    api.on(checkIn, { appointment: { ...booked, status: 'arrived' }, visit });
    await user.click(screen.getByRole('button', { name: 'Check in' }));
    await isShown('Asha Menon: checked in for 10:20 am, Dr Bose.');
    expect(api.requests(joinQueue)).toHaveLength(1);
  });

  it('failed to load the bookings', async () => {
    const { user, api } = await open();
    api.on(listComingAppointments, fail(500, 'Busy.'));
    await user.click(screen.getByRole('button', add));
    await hasToken();
    await isShown(
      'Asha Menon is in the queue. It is not known whether they are booked today: Busy.',
    );
    api.on(listComingAppointments, { appointments: [] });
    await user.click(screen.getByRole('button', { name: 'Check in' }));
    await isShown('Asha Menon is not booked today.');
  });

  it('refused, because of the visit that is open', async () => {
    const { user, api } = await open();
    api.on(checkIn, fail(409, APPOINTMENT_MESSAGES.withOtherDoctor));
    api.on(joinQueue, fail(409, QUEUE_MESSAGES.alreadyOpen, { queueId: visit.id }));
    await user.click(screen.getByRole('button', add));
    await isShown(`Operation failed: ${APPOINTMENT_MESSAGES.withOtherDoctor}`);
    screen.getByRole('link', { name: 'Open visit' });
  });
});

it('takes the visit of a check-in whose reply was lost', async () => {
  const { user, api } = await open();
  api.on(checkIn, () => {
    api.on(listComingAppointments, { appointments: [{ ...booked, status: 'arrived' }] });
    api.on(checkIn, { appointment: { ...booked, status: 'arrived' }, visit });
    return loseConnection();
  });
  await user.click(screen.getByRole('button', add));
  await hasToken();
  expect(api.requests(joinQueue)).toHaveLength(0);
  await isShown('Asha Menon: checked in for 10:20 am, Dr Bose.');
});
