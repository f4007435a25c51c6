import { APPOINTMENT_TRANSITIONS } from '#contract/appointments/appointment.status.ts';
import type { moveAppointment as endpoint } from '#contract/appointments/appointments.endpoints.ts';
import {
  changedTo,
  APPOINTMENT_MESSAGES as M,
} from '#contract/appointments/appointments.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { expectMoved } from '../platform/db/expect-moved.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { statusOf } from './appointment.present.ts';
import { findAppointmentRow, lockAppointment } from './appointment.store.ts';
import { bookedReply } from './booked-reply.ts';
import { claimPlace } from './claim-place.ts';

/**
 * Moves a booked appointment to another slot, also of another doctor. Throws 409 with the next free
 * slot when the place is gone, and 409 when it is not booked any more.
 */
export async function moveAppointment(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now } = scope;
  await lockAppointment(tx, id);
  const before = await findAppointmentRow(tx, id);
  if (!before) throw notFound();
  const { from } = APPOINTMENT_TRANSITIONS.move;
  const isNow = statusOf(before);
  if (!from.some((status) => status === isNow)) throw conflict(changedTo(isNow));
  const doctorId = body.doctorId ?? before.doctor_id;
  const { day, time } = body;
  const patientId = before.patient_id;
  const place = await claimPlace(scope, { patientId, doctorId, day, time, besides: id });
  expectMoved(
    await tx
      .updateTable('appointments')
      .set({ ...place, status: 'booked', visit_id: null, updated_at: now })
      .where('id', '=', id)
      .where('status', '=', before.status)
      .executeTakeFirst(),
    M.notAllowedNow,
  );
  const was = { doctorId: before.doctor_id, day: before.day, startsAt: before.starts_at };
  await scope.audit('move-appointment', { type: 'appointment', id }, { doctorId, day, time, was });
  scope.changed('appointments', id);
  return bookedReply(tx, id);
}
