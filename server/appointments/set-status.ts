import { APPOINTMENT_TRANSITIONS } from '#contract/appointments/appointment.status.ts';
import type { setAppointmentStatus as endpoint } from '#contract/appointments/appointments.endpoints.ts';
import {
  changedTo,
  APPOINTMENT_MESSAGES as M,
} from '#contract/appointments/appointments.messages.ts';
import { timeOf } from '#contract/appointments/clock-time.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { expectMoved } from '../platform/db/expect-moved.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { takeDoctorBack, undoVisit } from '../queue/index.ts';
import { statusOf } from './appointment.present.ts';
import {
  type AppointmentRow,
  findAppointmentRow,
  listTakenPlaces,
  lockAppointment,
} from './appointment.store.ts';
import { readAppointment } from './booked-reply.ts';
import { slotTaken } from './claim-place.ts';
import { lockWeek } from './hours.store.ts';

const ACTIONS = { booked: 'restore', 'no-show': 'no-show', cancelled: 'cancel' } as const;

type Locked = NonNullable<Awaited<ReturnType<typeof lockAppointment>>>;

/** A cancelled appointment gets its place back unless it is taken by now. */
async function refuseTakenPlace(scope: ClinicScope, row: Locked): Promise<void> {
  const { tx } = scope;
  const doctorId = row.doctor_id;
  await lockWeek(tx, doctorId);
  const taken = await listTakenPlaces(tx, {
    from: row.day,
    to: row.day,
    doctorId,
    besides: row.id,
  });
  const isGone = taken.some(
    (of) =>
      of.start < row.start_minute + row.minutes &&
      row.start_minute < of.start + of.minutes &&
      (of.place === row.place || of.patient_id === row.patient_id),
  );
  if (isGone) {
    throw await slotTaken(scope, { doctorId, day: row.day, time: timeOf(row.start_minute) });
  }
}

/** Whether the check-in made the visit. One that the patient had before stays in the queue. */
function isMadeByCheckIn({ visit_since }: AppointmentRow, { updated_at }: Locked): boolean {
  return visit_since?.getTime() === updated_at.getTime();
}

/**
 * Cancels, marks a no-show, or restores a booking. Restoring a check-in also takes the visit that it
 * made out of the queue, or the doctor from the visit that waited without one. Throws 409 when the appointment has moved on, when its place is taken by now, or when
 * the consultation has begun.
 */
export async function setStatus(
  scope: ClinicScope,
  { params: { id }, body: { status, reason } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now } = scope;
  const locked = await lockAppointment(tx, id);
  const row = await findAppointmentRow(tx, id);
  if (!locked || !row) throw notFound();
  const before = statusOf(row);
  const action = ACTIONS[status];
  if (before === 'seen') throw conflict(M.underWay);
  const { from } = APPOINTMENT_TRANSITIONS[action];
  if (!from.some((of) => of === before)) throw conflict(changedTo(before));
  if (before === 'arrived' && row.visit_id !== null) {
    if (row.visit_status !== 'waiting') throw conflict(M.underWay);
    if (isMadeByCheckIn(row, locked)) {
      await undoVisit(scope, { params: { id: row.visit_id }, body: { step: 'join' } });
    } else {
      const { doctor_id: doctorId, gave_doctor: gaveDoctor } = locked;
      if (gaveDoctor) await takeDoctorBack(scope, { visitId: row.visit_id, doctorId });
      scope.changed('queue', row.visit_id);
    }
  }
  if (before === 'cancelled') await refuseTakenPlace(scope, locked);
  const cancelReason = status === 'cancelled' ? reason : null;
  expectMoved(
    await tx
      .updateTable('appointments')
      .set({ status, reason: cancelReason, visit_id: null, gave_doctor: false, updated_at: now })
      .where('id', '=', id)
      .where('status', '=', row.status)
      .executeTakeFirst(),
    M.notAllowedNow,
  );
  await scope.audit(`${action}-appointment`, { type: 'appointment', id }, { from: before });
  scope.changed('appointments', id);
  return { appointment: await readAppointment(tx, id) };
}
