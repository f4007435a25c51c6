import type { Appointment } from '#contract/appointments/appointment.ts';
import { clinicToday, showTime } from '#web/lib/clinic-time.ts';

const distance = ({ startsAt }: Appointment): number => Math.abs(Date.parse(startsAt) - Date.now());

/** The booking of today nearest to now, with the chosen doctor or, when none is chosen, any; null without one. */
export function bookingOf(appointments: readonly Appointment[], doctorId: string) {
  const booked = appointments.filter(
    (of) =>
      of.status === 'booked' &&
      of.day === clinicToday() &&
      (doctorId === '' || of.doctorId === doctorId),
  );
  return booked.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** `10:20 am, Dr Bose`. */
export const bookedText = ({ startsAt, doctor }: Appointment): string =>
  `${showTime(startsAt)}, ${doctor}`;
