import {
  bookAppointment,
  listAppointments,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import type { DoctorWeek } from '#contract/appointments/doctor-hours.ts';
import { saveWeek } from '#contract/appointments/hours.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from './clinic.ts';

/** Monday to Saturday from 9:00 to 13:00, one patient in each 15 minutes. */
export const A_WEEK: DoctorWeek = {
  slotMinutes: 15,
  perSlot: 1,
  sessions: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '09:00', to: '13:00' })),
  breaks: [],
};

/** Gives a doctor their week. */
export async function newWeek(
  app: TestApp,
  { token }: Person,
  { doctorId, ...week }: { doctorId: string } & Partial<DoctorWeek>,
) {
  const body = { ...A_WEEK, ...week };
  return await app.ok(saveWeek, { params: { id: doctorId }, body }, { token });
}

/** The Monday of `newBookingDesk`. */
export const MONDAY = '2026-11-23';

type Booking = { patientId?: string; doctorId?: string; day?: string; time?: string };

/** A clinic at 8:00 of a Monday, whose reception books for Dr Bose and knows the patient Asha. */
export async function newBookingDesk(app: TestApp) {
  app.clock.set(`${MONDAY}T02:30:00Z`);
  const admin = await newClinic(app);
  const desk = await newStaff(app, admin, 'receptionist');
  const doctorId = (await newStaff(app, admin, 'doctor', { name: 'Dr Bose' })).user.id;
  await newWeek(app, admin, { doctorId });
  const asha = (await newPatient(app, desk, 'Asha Menon')).id;
  /** Asha at 10:00, unless a test says otherwise. */
  const booking = (changes: Booking = {}) => ({
    body: { patientId: asha, doctorId, day: MONDAY, time: '10:00', ...changes },
  });
  return {
    ...{ admin, desk, doctorId, asha, booking },
    book: async (changes?: Booking) =>
      (await app.ok(bookAppointment, booking(changes), desk)).appointment,
    tryBook: (changes?: Booking) => app.call(bookAppointment, booking(changes), desk),
    set: (id: string, body: object) =>
      app.call(setAppointmentStatus, { params: { id }, body }, desk),
    ofDay: async (day = MONDAY) =>
      (await app.ok(listAppointments, { query: { from: day, to: day } }, desk)).appointments,
  };
}
