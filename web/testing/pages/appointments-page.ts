import type { Appointment, FreeSlot } from '#contract/appointments/appointment.ts';
import {
  listAppointments,
  listDoctorDays,
  listFreeSlots,
} from '#contract/appointments/appointments.endpoints.ts';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anAppointment } from '#web/testing/builders/appointments.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

/** The day of the free slots. */
export const DAY = '2026-11-21';
export const PAGE = '/dashboard/appointments';
export const meena = aPatient({ name: 'Meena Iyer', token: 12 });
export const bose = aStaffMember({ role: 'doctor', name: 'Dr Bose' });

/** Meena's appointment with Dr Bose. */
export const aBooking = (changes: Partial<Appointment> = {}) =>
  anAppointment({ ...meena, phone: '9876543210' }, bose, changes);

const slot = (time: string, startsAt: string): FreeSlot => ({ day: DAY, time, startsAt, free: 1 });
const TEN = slot('10:00', '2026-11-21T04:30:00.000Z');
export const ELEVEN = slot('11:00', '2026-11-21T05:30:00.000Z');

/** An API with one doctor and one patient, these appointments, and two free slots. */
export function appointmentsApi(...appointments: Appointment[]) {
  const api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(listStaff, [bose]);
  // The doctor of the bill after a check-in.
  api.on(getStaffMember, bose);
  api.on(listAppointments, { appointments });
  api.on(listFreeSlots, { slots: [TEN, ELEVEN] });
  api.on(listDoctorHours, { doctors: [] });
  api.on(listDoctorDays, { days: [{ doctorId: bose.id, day: DAY, places: 16, booked: 1 }] });
  api.on(listPatients, {
    patients: [meena],
    ...{ totalCount: 1, currentPage: 1, totalPages: 1 },
  });
  api.on(getPatient, meena);
  return api;
}

/** Opens an address of the appointments as the receptionist. */
export const openAppointments = (address: string, api: ReturnType<typeof appointmentsApi>) =>
  renderApp(address, { as: 'receptionist', api });
