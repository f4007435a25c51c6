import {
  bookAppointment,
  bookFollowUp as bookFollowUpEndpoint,
  checkIn as checkInEndpoint,
  getFollowUpAppointment,
  listAppointments,
  listComingAppointments,
  listDoctorDays,
  listFreeSlots,
  moveAppointment as moveEndpoint,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import {
  addLeave as addLeaveEndpoint,
  listDoctorHours,
  previewHours as previewEndpoint,
  removeLeave as removeLeaveEndpoint,
  saveWeek as saveWeekEndpoint,
} from '#contract/appointments/hours.endpoints.ts';
import { findPatientRow } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { presentAppointments } from './appointment.present.ts';
import {
  findFollowUpRow,
  listAppointmentRows,
  listComingRowsOfPatient,
} from './appointment.store.ts';
import { book } from './book-appointment.ts';
import { bookedReply } from './booked-reply.ts';
import { checkIn } from './check-in.ts';
import { doctorDays } from './doctor-days.ts';
import { bookFollowUp, findVisit } from './follow-up.ts';
import { freeSlots } from './free-slots.ts';
import { addLeave, previewHours, readHours, removeLeave, saveWeek } from './hours.ts';
import { moveAppointment } from './move-appointment.ts';
import { setStatus } from './set-status.ts';

export const appointmentRoutes: readonly BoundRoute[] = [
  route(listAppointments, async ({ tx }, { query }) => ({
    appointments: await presentAppointments(tx, await listAppointmentRows(tx, query)),
  })),
  route(listComingAppointments, async ({ tx, today }, { params }) => {
    if (!(await findPatientRow(tx, params.id))) throw notFound();
    const rows = await listComingRowsOfPatient(tx, { patientId: params.id, from: today });
    return { appointments: await presentAppointments(tx, rows) };
  }),
  route(listDoctorDays, async (scope, { query }) => ({ days: await doctorDays(scope, query) })),
  route(listFreeSlots, async (scope, { query }) => ({ slots: await freeSlots(scope, query) })),
  route(bookAppointment, async (scope, { body }) => bookedReply(scope.tx, await book(scope, body))),
  route(bookFollowUpEndpoint, bookFollowUp),
  route(getFollowUpAppointment, async ({ tx }, { params }) => {
    if (!(await findVisit(tx, params.id))) throw notFound();
    const row = await findFollowUpRow(tx, params.id);
    const [appointment = null] = await presentAppointments(tx, row ? [row] : []);
    return { appointment };
  }),
  route(moveEndpoint, moveAppointment),
  route(setAppointmentStatus, setStatus),
  route(checkInEndpoint, checkIn),
  route(listDoctorHours, async (scope) => ({ doctors: await readHours(scope) })),
  route(previewEndpoint, async (scope, { params, body }) => ({
    touched: await previewHours(scope, params.id, body),
  })),
  route(saveWeekEndpoint, (scope, { params, body }) => saveWeek(scope, params.id, body)),
  route(addLeaveEndpoint, (scope, { params, body }) => addLeave(scope, params.id, body)),
  route(removeLeaveEndpoint, (scope, { params }) => removeLeave(scope, params.id, params.leaveId)),
];
