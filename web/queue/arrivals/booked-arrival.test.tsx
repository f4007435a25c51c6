import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Appointment } from '#contract/appointments/appointment.ts';
import {
  checkIn,
  listComingAppointments,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES } from '#contract/appointments/appointments.messages.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { fail } from '#web/testing/api-double.ts';
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

it('queues the patient when the booking can’t be checked in', async () => {
  const { user, api } = await open();
  api.on(checkIn, fail(409, APPOINTMENT_MESSAGES.alreadyHere));
  await user.click(screen.getByRole('button', { name: 'Add to queue' }));
  await screen.findByRole('heading', { name: 'Token 9 · Asha Menon' });
  expect(api.requests(joinQueue)).toHaveLength(1);
});
