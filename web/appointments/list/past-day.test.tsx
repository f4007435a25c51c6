import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listAppointments } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';

it('offers no booking on a day that is over', async () => {
  const api = apiDouble();
  api.on(listAppointments, { appointments: [] });
  await renderApp('/dashboard/appointments?day=2020-01-06', { as: 'receptionist', api });
  expect(await screen.findByText(M.none)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Book one on this day' })).toBeNull();
});
