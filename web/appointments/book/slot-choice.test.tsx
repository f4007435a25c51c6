import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FreeSlot } from '#contract/appointments/appointment.ts';
import {
  bookAppointment,
  listAppointments,
  listFreeSlots,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const patient = aPatient({ name: 'Meena Iyer' });
const doctor = aStaffMember({ role: 'doctor', name: 'Dr Bose' });
const hours = {
  ...{ doctorId: doctor.id, name: doctor.name, mayEdit: false, version: 1, updatedAt: null },
  ...{ slotMinutes: 15, perSlot: 1, sessions: [], breaks: [] },
  leave: [
    { fromDay: '2099-01-30', toDay: '2099-01-30', from: '12:00', to: '17:00', note: 'Conference' },
    { fromDay: '2099-02-10', toDay: '2099-02-12', from: null, to: null, note: null },
  ].map((entry) => ({ id: anId(), ...entry })),
};
const at = (time: string, day = '2099-01-30'): FreeSlot => ({
  ...{ day, time, free: 1 },
  startsAt: new Date(`${day}T${time}:00+05:30`).toISOString(),
});
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

async function open() {
  const api = apiDouble();
  api.on(listStaff, [doctor]);
  api.on(listAppointments, { appointments: [] });
  api.on(getPatient, patient);
  api.on(listDoctorHours, { doctors: [hours] });
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

it('names the leave on the day of the slots, and no other', async () => {
  await open();
  const away = await screen.findByText('Away: 30 Jan 2099, 12:00 pm – 5:00 pm · Conference.');
  expect(away.getAttribute('role')).toBe('status');
  await expectAccessible();
});

it('shows that a typed time is not free, until another slot is chosen', async () => {
  const { user } = await open();
  const time = screen.getByLabelText('Time');
  await user.type(time, '12:30');
  const instead = '12:30 is not free. Chosen now: 5:30 pm, Fri 30 Jan 2099.';
  expect((await screen.findByText(instead)).getAttribute('role')).toBe('status');
  expect(radio(/^5:30 pm/).checked).toBe(true);
  await user.click(radio(/^9:00 am/));
  expect(screen.queryByText(/is not free/)).toBeNull();
  await user.clear(time);
  await user.type(time, '11 pm');
  expect(screen.getByText(/^11 pm is not free\./)).toBeTruthy();
  await user.clear(time);
  await user.type(time, 'soon');
  expect(screen.queryByText(/is not free/)).toBeNull();
});
