import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listAppointments } from '#contract/appointments/appointments.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anAppointment } from '#web/testing/builders/appointments.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const HOUR_MS = 3_600_000;

it.each([
  ['not before', HOUR_MS, 0],
  ['from', -HOUR_MS, 1],
])('a no-show is offered %s the time of the appointment', async (_, fromNow, count) => {
  const api = apiDouble();
  const bose = aStaffMember({ role: 'doctor', name: 'Dr Bose' });
  const startsAt = new Date(Date.now() + fromNow).toISOString();
  const booked = anAppointment(aPatient({ name: 'Meena Iyer' }), bose, { startsAt });
  api.on(listAppointments, { appointments: [booked] });
  await renderApp('/dashboard/appointments', { as: 'receptionist', api });
  await screen.findByRole('button', { name: 'Cancel: Meena Iyer' });
  expect(screen.queryAllByRole('button', { name: 'No-show: Meena Iyer' })).toHaveLength(count);
});
