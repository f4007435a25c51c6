import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { Appointment } from './appointment.ts';
import { AddLeaveBody, DoctorHours, SaveWeekBody } from './doctor-hours.ts';

const DoctorParams = z.object({ id: Id });
const Changed = z.object({
  hours: DoctorHours,
  /** Booked appointments from today on that are outside the hours. They stay booked. */
  touched: z.array(Appointment),
});

export const listDoctorHours = endpoint({
  method: 'GET',
  path: '/api/appointments/hours',
  summary: 'The week and the leave of each active doctor',
  access: 'appointments.view',
  topics: ['appointments', 'staff'],
  replies: { 200: z.object({ doctors: z.array(DoctorHours) }) },
});

/** Nothing is saved. */
export const previewHours = endpoint({
  method: 'POST',
  path: '/api/appointments/hours/:id/preview',
  summary: 'Which booked patients a new week or leave would leave outside the hours',
  access: 'appointments.edit-hours',
  reads: 'list',
  params: DoctorParams,
  body: z.object({ week: SaveWeekBody.optional(), leave: AddLeaveBody.optional() }),
  replies: { 200: z.object({ touched: z.array(Appointment) }) },
});

/** Doctors change their own week, an admin any. Returns 409 for an old version. */
export const saveWeek = endpoint({
  method: 'PUT',
  path: '/api/appointments/hours/:id',
  summary: 'Set the week of a doctor',
  access: 'appointments.edit-hours',
  reads: 'list',
  params: DoctorParams,
  body: SaveWeekBody,
  replies: { 200: Changed },
});

export const addLeave = endpoint({
  method: 'POST',
  path: '/api/appointments/hours/:id/leave',
  summary: 'Add leave of a doctor: whole days, or part of one',
  access: 'appointments.edit-hours',
  reads: 'list',
  params: DoctorParams,
  body: AddLeaveBody,
  idempotent: true,
  replies: { 201: Changed },
});

export const removeLeave = endpoint({
  method: 'DELETE',
  path: '/api/appointments/hours/:id/leave/:leaveId',
  summary: 'Remove leave of a doctor',
  access: 'appointments.edit-hours',
  undoes: true,
  reads: 'list',
  params: DoctorParams.extend({ leaveId: Id }),
  replies: { 200: Changed },
});
