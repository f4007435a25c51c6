import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { checkIn, listAppointments } from '#contract/appointments/appointments.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const meena = aPatient({ name: 'Meena Iyer', subscription_status: 'active' });
const booked = (changes: Partial<Appointment> = {}): Appointment => ({
  ...{ id: anId(), patientId: meena.id, doctorId: anId(), doctor: 'Dr Bose', minutes: 15 },
  ...{ day: clinicToday(), time: '10:00', startsAt: '2026-11-21T04:30:00.000Z', status: 'booked' },
  patient: { name: 'Meena Iyer', token: 12, phone: '9876543210' },
  ...{ note: null, reason: null, visitId: null, token: null, outsideHours: false },
  ...changes,
});

function double(...appointments: Appointment[]) {
  const api = apiDouble();
  api.on(listStaff, []);
  api.on(listQueue, []);
  api.on(listAppointments, { appointments });
  return api;
}

it('lists the booked patients who have not arrived, with Check in', async () => {
  const expected = booked();
  const api = double(expected, booked({ status: 'cancelled' }), booked({ status: 'arrived' }));
  const { user } = await renderApp('/dashboard', { as: 'receptionist', api });
  const button = await screen.findByRole('button', {
    name: 'Booked, not here yet (1): 10:00 am Meena Iyer',
  });
  const today = clinicToday();
  expect(api.requests(listAppointments)[0]?.query).toEqual({ from: today, to: today });
  expect(screen.queryByRole('table', { name: 'Booked, not here yet' })).toBeNull();
  await user.click(button);
  await expectAccessible();
  api.on(checkIn, {
    appointment: { ...expected, status: 'arrived' },
    visit: aVisit({ token_no: 4 }, meena),
  });
  api.on(listAppointments, { appointments: [{ ...expected, status: 'arrived' }] });
  await user.click(screen.getByRole('button', { name: 'Check in: Meena Iyer' }));
  expect(await screen.findByText('Meena Iyer is in the queue: token 4.')).toBeTruthy();
  // The line stays, so that the queue keeps its place.
  expect(await screen.findByText('Nobody else is expected today.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Booked, not here yet/ })).toBeNull();
});

it('has one line while the bookings load, without any, and with the first one', async () => {
  const api = double();
  let answer = (): void => undefined;
  const loaded = new Promise<void>((done) => (answer = done));
  api.on(listAppointments, async () => {
    await loaded;
    return { appointments: [] };
  });
  const { events } = await renderApp('/dashboard', { as: 'receptionist', api });
  await waitFor(() => expect(document.querySelector('.desk-booked-place')).not.toBeNull());
  answer();
  expect(await screen.findByText('Nobody is booked today.')).toBeTruthy();
  expect(document.querySelector('.desk-booked-place')).toBeNull();
  await expectAccessible();
  api.on(listAppointments, { appointments: [booked()] });
  events.emit({ topic: 'appointments', id: anId() });
  await screen.findByRole('button', { name: /^Booked, not here yet/ });
  expect(screen.queryByText('Nobody is booked today.')).toBeNull();
});
