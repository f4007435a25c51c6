import { z } from 'zod';
import { calendarDay, Instant } from '../kernel/dates.ts';
import { Id, optionalText } from '../kernel/fields.ts';
import { JoinQueueBody, Visit } from '../queue/visit.ts';
import { APPOINTMENT_STATUSES } from './appointment.status.ts';
import { APPOINTMENT_MESSAGES as M } from './appointments.messages.ts';
import { ClockTime } from './clock-time.ts';

export const Appointment = z.object({
  id: Id,
  patientId: Id,
  patient: z.object({ name: z.string(), token: z.int(), phone: z.string().nullable() }),
  doctorId: Id,
  doctor: z.string(),
  /** The clinic day and the time on the clinic's clock. */
  day: z.iso.date(),
  time: ClockTime,
  startsAt: Instant,
  minutes: z.int(),
  status: z.enum(APPOINTMENT_STATUSES),
  note: z.string().nullable(),
  /** Why it was cancelled. */
  reason: z.string().nullable(),
  /** The visit of an arrived patient, and its token. */
  visitId: Id.nullable(),
  token: z.int().nullable(),
  /** Booked, and outside the doctor's hours since these changed. */
  outsideHours: z.boolean(),
});
export type Appointment = z.output<typeof Appointment>;

/** A slot with a free place. */
export const FreeSlot = z.object({
  day: z.iso.date(),
  time: ClockTime,
  startsAt: Instant,
  /** Number of free places. */
  free: z.int(),
});
export type FreeSlot = z.output<typeof FreeSlot>;

const note = optionalText({ label: 'The note', max: 500 });
const doctorId = z.uuid({ error: M.unknownDoctor });
const slot = { day: calendarDay(M.dayRequired), time: ClockTime };

export const BookBody = z.object({
  patientId: z.uuid({ error: M.patientRequired }),
  doctorId,
  ...slot,
  note,
});
export type BookBody = z.output<typeof BookBody>;

/** The slot that was shown; without it the first free one of the follow-up day. */
export const BookFollowUpBody = z.object(slot).nullish();

/** Without a doctor, the appointment stays with its own. */
export const MoveAppointmentBody = z.object({ doctorId: doctorId.optional(), ...slot });

export const AppointmentStatusBody = z.object({
  /** `booked` takes a cancellation, a no-show or a check-in back. */
  status: z.enum(['booked', 'no-show', 'cancelled'], { error: M.unknownStatus }),
  reason: optionalText({ label: 'The reason', max: 200 }),
});

/** A booked appointment, and another one of the patient at the same time, to be mentioned. */
export const Booked = z.object({
  appointment: Appointment,
  alsoAt: z.object({ doctor: z.string(), time: ClockTime }).nullable(),
});

/** The complaint of the visit that the check-in makes. */
export const CheckInBody = JoinQueueBody.pick({ complaint: true }).nullish();

export const CheckedIn = z.object({ appointment: Appointment, visit: Visit });

/** Capacity and bookings of a doctor's day. */
export const DoctorDay = z.object({
  doctorId: Id,
  day: z.iso.date(),
  places: z.int(),
  booked: z.int(),
});
export type DoctorDay = z.output<typeof DoctorDay>;
