import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '#contract/appointments/appointment.ts';
import {
  checkIn,
  listComingAppointments,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES } from '#contract/appointments/appointments.messages.ts';
import { getVisit, joinQueue } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { fail, loseConnection } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import {
  asha,
  booked,
  CHECK_IN,
  hasToken,
  openBookedArrival,
  rao,
  visit,
} from '#web/testing/pages/booked-arrival.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('shows what the arriving patient is booked for, with Check in', async () => {
  const { user, api } = await openBookedArrival();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Check in: Asha Menon' }));
  await waitFor(() => expect(api.requests(checkIn)).toHaveLength(1));
});

it.each(['General queue (first free doctor)', 'Dr Bose'])(
  'checks a booked patient in who is added for %s, and offers Undo',
  async (name) => {
    const { user, api } = await openBookedArrival();
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
  const { user, api } = await openBookedArrival();
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
  const { user, api } = await openBookedArrival();
  await user.selectOptions(screen.getByLabelText('Doctor'), 'Dr Rao');
  api.on(joinQueue, { ...visit, doctor_id: rao.id });
  await user.click(screen.getByRole('button', { name: 'Add to queue' }));
  await screen.findByRole('heading', { name: 'Token 9 · Asha Menon' });
  expect(api.requests(checkIn)).toHaveLength(0);
});

const add = { name: 'Add to queue' };
const isShown = (text: string | RegExp) => screen.findByText(text);

it('queues the patient without the booking when reception wants it so', async () => {
  const { user, api } = await openBookedArrival();
  await user.click(await screen.findByRole('checkbox', { name: CHECK_IN }));
  await expectAccessible();
  await user.click(screen.getByRole('button', add));
  await hasToken();
  expect([api.requests(checkIn).length, api.requests(joinQueue).length]).toEqual([0, 1]);
});

it('keeps the complaint right after the doctor, so that its spaces never leave the booking out', async () => {
  const { user, api } = await openBookedArrival();
  const checksIn = await screen.findByRole('checkbox', { name: CHECK_IN });
  screen.getByLabelText('Doctor').focus();
  await user.tab();
  await user.keyboard('fever since Monday');
  expect(screen.getByLabelText('Complaint')).toHaveProperty('value', 'fever since Monday');
  expect(checksIn).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', add));
  await hasToken();
  const sent = api.requests(checkIn).map(({ body }) => body);
  expect(sent).toMatchObject([{ complaint: 'fever since Monday' }]);
});

it('has the arrival again after Undo, now without the booking', async () => {
  const { user, api } = await openBookedArrival();
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
  const { user, api } = await openBookedArrival();
  api.on(getVisit, visit);
  await user.click(screen.getByRole('button', add));
  await hasToken();
  api.on(setAppointmentStatus, { appointment: booked });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await isShown('Asha Menon: booked again. Still in the queue: token 9.');
  expect(screen.queryByRole('button', { name: 'Queue without the booking' })).toBeNull();
  await hasToken();
});

describe('when the booking can’t be checked in, the patient is queued and reception sees it', () => {
  it('refused for good', async () => {
    const { user, api } = await openBookedArrival();
    api.on(checkIn, fail(409, APPOINTMENT_MESSAGES.alreadyHere));
    await user.click(screen.getByRole('button', add));
    await hasToken();
    expect(api.requests(joinQueue)).toHaveLength(1);
    const why = APPOINTMENT_MESSAGES.alreadyHere;
    await isShown(`Asha Menon is in the queue, but not checked in for 10:20 am, Dr Bose: ${why}`);
    expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  });

  it('failed, with a button that checks the visit in', async () => {
    const { user, api } = await openBookedArrival();
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
    const { user, api } = await openBookedArrival();
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
    const { user, api } = await openBookedArrival();
    api.on(checkIn, fail(409, APPOINTMENT_MESSAGES.withOtherDoctor));
    api.on(joinQueue, fail(409, QUEUE_MESSAGES.alreadyOpen, { queueId: visit.id }));
    await user.click(screen.getByRole('button', add));
    await isShown(`Operation failed: ${APPOINTMENT_MESSAGES.withOtherDoctor}`);
    screen.getByRole('link', { name: 'Open visit' });
  });
});

it('takes the visit of a check-in whose reply was lost', async () => {
  const { user, api } = await openBookedArrival();
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
