import type { checkIn as endpoint } from '#contract/appointments/appointments.endpoints.ts';
import {
  changedTo,
  APPOINTMENT_MESSAGES as M,
} from '#contract/appointments/appointments.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { expectMoved } from '../platform/db/expect-moved.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import {
  assignDoctor,
  joinQueue,
  lockOpenVisit,
  noteComplaint,
  readVisit,
} from '../queue/index.ts';
import { statusOf } from './appointment.present.ts';
import { findAppointmentRow, lockAppointment } from './appointment.store.ts';
import { readAppointment } from './booked-reply.ts';

type Booked = { patientId: string; doctorId: string; complaint?: string | null | undefined };
/** `gaveDoctor`: the visit waited without a doctor, and got the appointment's. */
type Found = { visitId: string; gaveDoctor: boolean };

/**
 * The patient's open visit, with the doctor when it has none, or a new one. Throws 409 for a visit to
 * another doctor, since the appointment's own doctor would never see the patient, and for one of an
 * earlier day, whose token no display shows.
 */
async function visitFor(scope: ClinicScope, booked: Booked): Promise<Found> {
  const { patientId, doctorId, complaint } = booked;
  const open = await lockOpenVisit(scope.tx, patientId);
  if (!open || open.draft) {
    return { visitId: await joinQueue(scope, booked), gaveDoctor: false };
  }
  if (open.day !== scope.today) throw conflict(M.openSinceEarlier);
  if (open.doctor_id === null) {
    await assignDoctor(scope, { visitId: open.id, doctorId });
  } else if (open.doctor_id !== doctorId) {
    throw conflict(M.withOtherDoctor);
  }
  if (complaint) await noteComplaint(scope, { visitId: open.id, complaint });
  return { visitId: open.id, gaveDoctor: open.doctor_id === null };
}

/**
 * Checks a patient in: the visit and its token, with the appointment's doctor. A second desk gets
 * the same visit. Throws 409 on another day, for a cancelled appointment or a no-show,
 * and while the patient has an open visit to another doctor or of an earlier day.
 */
export async function checkIn(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now, today } = scope;
  if (!(await lockAppointment(tx, id))) throw notFound();
  const row = await findAppointmentRow(tx, id);
  if (!row) throw notFound();
  const status = statusOf(row);
  if ((status === 'arrived' || status === 'seen') && row.visit_id !== null) {
    return {
      appointment: await readAppointment(tx, id),
      visit: await readVisit(scope, row.visit_id),
    };
  }
  if (status !== 'booked') throw conflict(changedTo(status));
  if (row.day !== today) throw conflict(M.notToday);
  const { patient_id: patientId, doctor_id: doctorId } = row;
  const booked = { patientId, doctorId, complaint: body?.complaint };
  const { visitId, gaveDoctor } = await visitFor(scope, booked);
  // An open visit can have served another appointment of the day already.
  const other = await tx
    .selectFrom('appointments')
    .where('visit_id', '=', visitId)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst();
  if (other) throw conflict(M.alreadyHere);
  expectMoved(
    await tx
      .updateTable('appointments')
      .set({ status: 'arrived', visit_id: visitId, gave_doctor: gaveDoctor, updated_at: now })
      .where('id', '=', id)
      .where('status', '=', row.status)
      .executeTakeFirst(),
    M.notAllowedNow,
  );
  await scope.audit('check-in-appointment', { type: 'appointment', id }, { visitId });
  scope.changed('appointments', id);
  // An open visit that was taken now shows its booked time.
  scope.changed('queue', visitId);
  return { appointment: await readAppointment(tx, id), visit: await readVisit(scope, visitId) };
}
