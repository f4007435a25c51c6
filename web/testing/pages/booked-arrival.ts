import { screen } from '@testing-library/react';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { checkIn, listComingAppointments } from '#contract/appointments/appointments.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { anId, aStaffMember } from '../builders/people.ts';
import { aPatient, aVisit } from '../builders/visits.ts';
import { renderApp } from '../render-app.tsx';
import { doctor, emptyClinic } from './add-to-queue.ts';

export const asha = aPatient({ name: 'Asha Menon' });
export const rao = aStaffMember({ role: 'doctor', name: 'Dr Rao' });
/** Their booking of today. */
export const booked: Appointment = {
  ...{ id: anId(), patientId: asha.id, patient: { name: 'Asha Menon', token: 7, phone: null } },
  ...{ doctorId: doctor.id, doctor: 'Dr Bose', day: clinicToday(), time: '10:20' },
  startsAt: new Date(`${clinicToday()}T10:20:00+05:30`).toISOString(),
  ...{ minutes: 15, status: 'booked', note: null, reason: null, visitId: null, token: null },
  outsideHours: false,
};
export const visit = aVisit({ token_no: 9, doctor_id: doctor.id, billed: true }, asha);

/** Asha arrives, who is booked at 10:20. */
export async function openBookedArrival() {
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

export const CHECK_IN = 'Check in for 10:20 am, Dr Bose';
/** The page of her token, once she is in the queue. */
export const hasToken = () => screen.findByRole('heading', { name: 'Token 9 · Asha Menon' });
