import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Appointment } from '#contract/appointments/appointment.ts';
import {
  bookAppointment,
  listAppointments,
  listComingAppointments,
  listFreeSlots,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const DAY = '2099-01-30';
const PAGE = '/dashboard/appointments';
const meena = aPatient({ name: 'Meena Iyer', token: 12 });
const bose = aStaffMember({ role: 'doctor', name: 'Dr Bose' });
const rao = aStaffMember({ role: 'doctor', name: 'Dr Rao' });
const at = (time: string) => ({
  ...{ day: DAY, time, free: 1 },
  startsAt: new Date(`${DAY}T${time}:00+05:30`).toISOString(),
});
const { free: _, ...ten } = at('10:00');
const booked: Appointment = {
  ...{ ...ten, id: anId(), patientId: meena.id, doctorId: bose.id, doctor: 'Dr Bose' },
  patient: { name: 'Meena Iyer', token: 12, phone: '9876543210' },
  ...{ minutes: 15, status: 'booked', note: null, reason: null, visitId: null, token: null },
  outsideHours: false,
};

function anApi() {
  const api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(listStaff, [bose, rao]);
  api.on(listAppointments, { appointments: [] });
  api.on(listComingAppointments, { appointments: [booked] });
  api.on(listFreeSlots, { slots: [at('16:00')] });
  api.on(listDoctorHours, { doctors: [] });
  api.on(listPatients, { patients: [meena], totalCount: 1, currentPage: 1, totalPages: 1 });
  api.on(getPatient, meena);
  return api;
}

it('finds a caller’s appointment without its day, and cancels it', async () => {
  const api = anApi();
  const { user } = await renderApp(PAGE, { as: 'receptionist', api });
  await screen.findByText(M.none);
  await user.keyboard('/');
  const field = await screen.findByRole('combobox', { name: /^Find a patient/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'meena');
  await screen.findByRole('option', { name: /Meena Iyer/ });
  await user.keyboard('{Enter}');
  await screen.findByText('Booked 10:00 am, Fri 30 Jan 2099, Dr Bose');
  await expectAccessible();
  api.on(setAppointmentStatus, { appointment: { ...booked, status: 'cancelled' } });
  api.on(listComingAppointments, { appointments: [] });
  await user.click(screen.getByRole('button', { name: 'Cancel: Meena Iyer' }));
  await user.type(await screen.findByLabelText('Reason (optional)'), '{Enter}');
  expect(await screen.findByText(M.noneComing)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByText('Meena Iyer')).toBeNull());
});

it('marks a second booking of one day, and books it', async () => {
  const api = anApi();
  const address = `${PAGE}/book?patient=${meena.id}&doctor=${rao.id}`;
  const { user } = await renderApp(address, { as: 'receptionist', api });
  await screen.findByText('The patient is also booked that day: 10:00 am, Dr Bose.');
  await expectAccessible();
  api.on(bookAppointment, { appointment: booked, alsoAt: null });
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(api.requests(bookAppointment)).toHaveLength(1));
});

it('books from the shown day and for the shown doctor', async () => {
  const api = anApi();
  const address = `${PAGE}?day=${DAY}&doctor=${rao.id}`;
  const { user } = await renderApp(address, { as: 'receptionist', api });
  await screen.findByText(M.none);
  const link = screen.getByRole('link', { name: 'Book appointment' });
  expect(link.getAttribute('href')).toBe(`${PAGE}/book?day=${DAY}&doctor=${rao.id}`);
  await user.keyboard('b');
  await waitFor(() =>
    expect(api.requests(listFreeSlots)[0]?.query).toMatchObject({ day: DAY, doctorId: rao.id }),
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Doctor').value).toBe(rao.id);
});
