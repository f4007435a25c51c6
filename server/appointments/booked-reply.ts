import type { Appointment } from '#contract/appointments/appointment.ts';
import type { bookAppointment } from '#contract/appointments/appointments.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { notFound } from '../platform/errors.ts';
import { presentAppointments } from './appointment.present.ts';
import { findAppointmentRow, listAppointmentRows, listRowsOfPatient } from './appointment.store.ts';

/** One appointment for the wire. Throws 404. */
export async function readAppointment(tx: Tx, id: string): Promise<Appointment> {
  const row = await findAppointmentRow(tx, id);
  const [appointment] = row ? await presentAppointments(tx, [row]) : [];
  if (!appointment) throw notFound();
  return appointment;
}

/** All appointments of a patient, oldest first. */
export async function readAppointmentsOfPatient(tx: Tx, patientId: string): Promise<Appointment[]> {
  return presentAppointments(tx, await listRowsOfPatient(tx, patientId));
}

/** A booking, with what the patient has at the same time with another doctor. */
export async function bookedReply(
  tx: Tx,
  id: string,
): Promise<EndpointReply<typeof bookAppointment>> {
  const appointment = await readAppointment(tx, id);
  const { day, patientId, doctorId, minutes } = appointment;
  const begin = Date.parse(appointment.startsAt);
  const ofDay = await presentAppointments(
    tx,
    await listAppointmentRows(tx, { from: day, to: day }),
  );
  const other = ofDay.find((of) => {
    const start = Date.parse(of.startsAt);
    const overlaps = start < begin + minutes * 60_000 && begin < start + of.minutes * 60_000;
    const isOpen = of.status === 'booked' || of.status === 'arrived';
    return of.patientId === patientId && of.doctorId !== doctorId && isOpen && overlaps;
  });
  return { appointment, alsoAt: other ? { doctor: other.doctor, time: other.time } : null };
}
