import * as appointments from '#contract/appointments/appointments.endpoints.ts';
import * as hours from '#contract/appointments/hours.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Person } from '../rig/clinic.ts';
import type { Mark } from './marked-call.ts';

/** Books the doctor's first free slot twice, and cancels the second appointment. */
export async function bookMarked(
  url: string,
  { doctor, patientId, day }: { doctor: Person; patientId: string; day: string },
  { mark, by }: { mark: Mark; by: { token: string } },
): Promise<void> {
  const { id } = doctor.user;
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const sessions = weekdays.map((weekday) => ({ weekday, from: '00:00', to: '23:55' }));
  const week = { slotMinutes: 5, perSlot: 5, sessions, breaks: [] };
  await call(url, hours.saveWeek, { params: { id }, body: week }, by);
  const { slots } = await call(
    url,
    appointments.listFreeSlots,
    { query: { doctorId: id, day, limit: 2 } },
    by,
  );
  const [first, second] = slots;
  if (!first || !second) throw new Error('The doctor has no free slot.');
  const bookIn = ({ day, time }: typeof first) =>
    mark(appointments.bookAppointment, { body: { patientId, doctorId: id, day, time, note: 'x' } });
  await bookIn(first);
  const { appointment } = await bookIn(second);
  const cancelled = { status: 'cancelled', reason: 'x' } as const;
  await mark(appointments.setAppointmentStatus, {
    params: { id: appointment.id },
    body: cancelled,
  });
}
