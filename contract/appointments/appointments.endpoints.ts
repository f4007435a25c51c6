import { z } from 'zod';
import { calendarDay, daysBetween } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { Id } from '../kernel/fields.ts';
import {
  Appointment,
  AppointmentStatusBody,
  BookBody,
  Booked,
  BookFollowUpBody,
  CheckedIn,
  CheckInBody,
  DoctorDay,
  FreeSlot,
  MoveAppointmentBody,
} from './appointment.ts';
import { APPOINTMENT_MESSAGES as M } from './appointments.messages.ts';

const IdParams = z.object({ id: Id });
/** A month in whole weeks. */
const COUNTED_DAYS_MAX = 42;
/** A week of a large clinic has some 2,000 appointments. */
const LISTED_DAYS_MAX = 7;
/** How many days with a free slot one list shows at most. */
export const FREE_DAYS_MAX = 14;

const day = calendarDay(M.dayRequired);
const daysUpTo = (max: number, error: string) =>
  z
    .object({ from: day, to: day, doctorId: Id.optional() })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: M.endsBeforeStart })
    .refine(({ from, to }) => daysBetween(from, to) < max, {
      path: ['to'],
      error,
    });

/** A taken slot is refused with another free one of the same doctor: the next of its day, if it has one. */
export const SlotTaken = ErrorBody.extend({ next: FreeSlot.nullish() });

export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/appointments',
  summary: 'The appointments of at most 7 days, by time',
  access: 'appointments.view',
  reads: 'list',
  query: daysUpTo(LISTED_DAYS_MAX, M.listTooLong),
  topics: ['appointments', 'queue', 'patients', 'staff'],
  replies: { 200: z.object({ appointments: z.array(Appointment) }) },
});

export const listComingAppointments = endpoint({
  method: 'GET',
  path: '/api/patients/:id/appointments',
  summary: 'The appointments of a patient from today on that are not cancelled, by time',
  access: 'appointments.view',
  reads: { patient: 'params.id' },
  params: IdParams,
  topics: ['appointments', 'queue', 'patients', 'staff'],
  replies: { 200: z.object({ appointments: z.array(Appointment) }) },
});

export const listDoctorDays = endpoint({
  method: 'GET',
  path: '/api/appointments/days',
  summary: 'How many places each doctor has on some days, and how many are booked',
  access: 'appointments.view',
  query: daysUpTo(COUNTED_DAYS_MAX, M.rangeTooLong),
  topics: ['appointments', 'staff'],
  replies: { 200: z.object({ days: z.array(DoctorDay) }) },
});

/** From `day` on, at most 60 days ahead, and never a slot that has begun. */
export const listFreeSlots = endpoint({
  method: 'GET',
  path: '/api/appointments/slots',
  summary: 'The next free slots of a doctor',
  access: 'appointments.view',
  query: z.object({
    doctorId: Id,
    day,
    limit: z.coerce.number().int().min(1).max(50).default(12),
    /** The first so many days with a free slot, each whole, instead of a limit. */
    wholeDays: z.coerce.number().int().min(1).max(FREE_DAYS_MAX).optional(),
  }),
  topics: ['appointments', 'staff'],
  replies: { 200: z.object({ slots: z.array(FreeSlot) }) },
});

export const bookAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments',
  summary: 'Book a slot of a doctor for a patient',
  access: 'appointments.book',
  reads: { patient: 'reply.appointment.patientId' },
  body: BookBody,
  idempotent: true,
  replies: { 201: Booked, 409: SlotTaken },
});

/**
 * Books the given slot, or the first free one of the follow-up day. Returns the visit's appointment
 * when it is booked already.
 */
export const bookFollowUp = endpoint({
  method: 'POST',
  path: '/api/visits/:id/follow-up-appointment',
  summary: 'Book the follow-up of a visit with its doctor',
  access: 'appointments.book',
  reads: { patient: 'reply.appointment.patientId' },
  params: IdParams,
  body: BookFollowUpBody,
  replies: { 201: Booked, 409: SlotTaken },
});

export const getFollowUpAppointment = endpoint({
  method: 'GET',
  path: '/api/visits/:id/follow-up-appointment',
  summary: 'The appointment that follows a visit',
  access: 'appointments.view',
  reads: { visit: 'params.id' },
  params: IdParams,
  topics: ['appointments', 'queue'],
  replies: { 200: z.object({ appointment: Appointment.nullable() }) },
});

export const moveAppointment = endpoint({
  method: 'PUT',
  path: '/api/appointments/:id/slot',
  summary: 'Move an appointment to another slot or doctor',
  access: 'appointments.book',
  undoes: true,
  reads: { patient: 'reply.appointment.patientId' },
  params: IdParams,
  body: MoveAppointmentBody,
  replies: { 200: Booked, 409: SlotTaken },
});

/** `booked` restores: 409 when the place is taken by now, or the consultation has begun. */
export const setAppointmentStatus = endpoint({
  method: 'PATCH',
  path: '/api/appointments/:id/status',
  summary: 'Cancel an appointment, mark a no-show, or take either or a check-in back',
  access: 'appointments.book',
  undoes: 'cancelled',
  reads: { patient: 'reply.appointment.patientId' },
  params: IdParams,
  body: AppointmentStatusBody,
  replies: { 200: z.object({ appointment: Appointment }), 409: SlotTaken },
});

/** Makes the visit once: a second desk gets the same one. An open visit of the patient is taken. */
export const checkIn = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/check-in',
  summary: 'Check a booked patient in: the visit and its token, with the doctor',
  access: 'appointments.book',
  reads: { patient: 'reply.visit.patient_id' },
  params: IdParams,
  body: CheckInBody,
  replies: { 200: CheckedIn },
});
