import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FreeSlot } from '#contract/appointments/appointment.ts';
import {
  bookAppointment,
  listAppointments,
  listFreeSlots,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const patient = aPatient({ name: 'Meena Iyer' });
const at = (time: string, day = '2099-01-30'): FreeSlot => ({
  ...{ day, time, free: 1 },
  startsAt: new Date(`${day}T${time}:00+05:30`).toISOString(),
});
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

async function open() {
  const api = apiDouble();
  api.on(listStaff, [aStaffMember({ role: 'doctor', name: 'Dr Bose' })]);
  api.on(listAppointments, { appointments: [] });
  api.on(getPatient, patient);
  const later = at('10:00', '2099-01-31');
  api.on(listFreeSlots, ({ query }) => ({
    slots: [
      ...['09:00', '10:00', '11:00', '17:30'].map((time) => at(time)),
      ...(query.wholeDays === 2 ? [later] : []),
    ],
  }));
  const address = `/dashboard/appointments/book?patient=${patient.id}`;
  const app = await renderApp(address, { as: 'receptionist', api });
  await screen.findByRole('radio', { name: /^10:00 am/ });
  return { ...app, api };
}

it('marks a chosen slot that another desk takes, and preselects the next one', async () => {
  const { user, events, api } = await open();
  await user.click(radio(/^10:00 am/));
  api.on(listFreeSlots, { slots: [at('09:00'), at('11:00'), at('17:30')] });
  events.emit({ topic: 'appointments', id: anId() });
  const said = await screen.findByText(
    '10:00 am, Fri 30 Jan 2099 has just been taken. Chosen now: 11:00 am, Fri 30 Jan 2099.',
  );
  expect(said.getAttribute('role')).toBe('status');
  expect(radio(/^11:00 am/).checked).toBe(true);
  expect(radio(/^10:00 am/).disabled).toBe(true);
  expect(screen.getByText('just taken')).toBeTruthy();
  await expectAccessible();
});

it('takes the slot that a refusal offers', async () => {
  const { user, api } = await open();
  await user.click(radio(/^10:00 am/));
  api.on(bookAppointment, () => {
    api.on(listFreeSlots, { slots: [at('09:00'), at('11:00'), at('17:30')] });
    return fail(409, M.slotTaken, { next: at('11:00') });
  });
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await screen.findByText(M.slotTaken);
  await waitFor(() => expect(radio(/^11:00 am/).checked).toBe(true));
  await screen.findByText(/^10:00 am, Fri 30 Jan 2099 has just been taken/);
});

it('books a typed time, also with later days in the list', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: 'Later days' }));
  await screen.findByRole('radio', { name: '10:00 am, Sat 31 Jan 2099' });
  api.on(bookAppointment, fail(409, M.samePatient));
  await user.type(screen.getByLabelText('Time'), '5:30{Enter}');
  await screen.findByText(M.samePatient);
  const [sent] = api.requests(bookAppointment);
  expect(sent?.body).toMatchObject({ day: '2099-01-30', time: '17:30' });
});
