import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  bookAppointment,
  listAppointments,
  listFreeSlots,
  moveAppointment,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anAppointment } from '#web/testing/builders/appointments.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const PAGE = '/dashboard/appointments';
const meena = aPatient({ name: 'Meena Iyer' });
const bose = aStaffMember({ role: 'doctor', name: 'Dr Bose' });
const booked = anAppointment(meena, bose);
const { day } = booked;
const TEN = { day, time: '10:00', startsAt: booked.startsAt, free: 1 };
const ELEVEN = { day, time: '11:00', startsAt: '2026-11-21T05:30:00.000Z', free: 1 };
const moved = { ...booked, time: ELEVEN.time, startsAt: ELEVEN.startsAt };

async function open(address = PAGE) {
  const api = apiDouble();
  api.on(listStaff, [bose]);
  api.on(getPatient, meena);
  api.on(listAppointments, { appointments: [booked] });
  api.on(listFreeSlots, { slots: [TEN, ELEVEN] });
  api.on(listDoctorHours, { doctors: [] });
  api.on(moveAppointment, { appointment: moved, alsoAt: null });
  api.on(setAppointmentStatus, ({ body: { status } }) => ({ appointment: { ...booked, status } }));
  const app = await renderApp(address, { as: 'receptionist', api });
  const press = async (name: string) =>
    app.user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return { ...app, api, press };
}

it('of a move that is refused is shown, though the dialog is closed', async () => {
  const { user, api, press } = await open();
  await press('Move: Meena');
  await user.click(await screen.findByRole('radio', { name: /^11:00 am/ }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('Meena Iyer: moved to 11:00 am, Sat 21 Nov 2026, Dr Bose.');
  api.on(moveAppointment, fail(409, M.slotTaken, { next: null }));
  await press('Undo');
  expect(await screen.findByText(M.slotTaken)).toBeTruthy();
});

it('of the last act is the only one that is offered', async () => {
  const { api, press } = await open();
  await press('No-show: Meena');
  await screen.findByText('Meena Iyer: marked as no-show.');
  await press('Cancel: Meena');
  await press('Cancel the appointment');
  await screen.findByText('Meena Iyer: cancelled.');
  expect(screen.queryByText('Meena Iyer: marked as no-show.')).toBeNull();
  await press('Undo');
  await screen.findByText('Meena Iyer: booked again.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(api.requests(setAppointmentStatus)).toHaveLength(3);
});

it('is offered although the row has left the list before the reply', async () => {
  const { api, events, press } = await open();
  const { promise: sent, resolve: reply } = Promise.withResolvers<void>();
  api.on(setAppointmentStatus, async () => {
    await sent;
    return { appointment: { ...booked, status: 'no-show' as const } };
  });
  await press('No-show: Meena');
  api.on(listAppointments, { appointments: [] });
  await act(async () => events.emit({ topic: 'appointments', id: booked.id }));
  await screen.findByText(M.none);
  reply();
  await screen.findByRole('button', { name: 'Undo' });
});

it('the next caller is not offered the slot of the last one as just taken', async () => {
  const { user, api, press } = await open(`${PAGE}/book?patient=${meena.id}`);
  const chosen = async (name: RegExp) =>
    expect(await screen.findByRole('radio', { name })).toHaveProperty('checked', true);
  await chosen(/^10:00 am/);
  const { promise: read, resolve: reply } = Promise.withResolvers<void>();
  api.on(bookAppointment, () => {
    api.on(listFreeSlots, async () => {
      await read;
      return { slots: [ELEVEN] };
    });
    return { appointment: booked, alsoAt: null };
  });
  await press('Book');
  await screen.findByText('Meena Iyer: 10:00 am, Sat 21 Nov 2026, Dr Bose.');
  await waitFor(() => expect(window.location.pathname).toBe(PAGE));
  await user.click(await screen.findByRole('link', { name: 'Book appointment' }));
  await screen.findByLabelText('From');
  expect(screen.queryByRole('radio', { name: /^10:00 am/ })).toBeNull();
  reply();
  await chosen(/^11:00 am/);
  expect(screen.queryByText(/just been taken/)).toBeNull();
});
