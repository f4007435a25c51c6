import type { bookFollowUp as endpoint } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findFollowUpRow } from './appointment.store.ts';
import { book } from './book-appointment.ts';
import { bookedReply } from './booked-reply.ts';
import { freeSlots, nextFreeSlot } from './free-slots.ts';
import { lockWeek } from './hours.store.ts';

type Shown = EndpointRequest<typeof endpoint>['body'];

/** A visit with its follow-up day. */
export function findVisit(tx: Tx, id: string) {
  return tx
    .selectFrom('visits')
    .leftJoin('visit_sheets as sheet', (join) => inClinic(join, 'sheet.visit_id', 'visits.id'))
    .where('visits.id', '=', id)
    .select(['visits.patient_id', 'visits.doctor_id', 'sheet.follow_up_on'])
    .executeTakeFirst();
}

/** The slot that the person saw, or the first free one of the day. Throws 409 without one. */
async function slotFor(
  scope: ClinicScope,
  { doctorId, day, shown }: { doctorId: string; day: string | null; shown: Shown },
) {
  if (shown) return shown;
  if (day === null) throw conflict(M.noFollowUp);
  const [slot] = await freeSlots(scope, { doctorId, day, limit: 1, days: 1 });
  if (slot?.day === day) return slot;
  throw conflict(M.noFreeSlotThatDay, { next: await nextFreeSlot(scope, { doctorId, day }) });
}

/**
 * Books the follow-up of a visit with its doctor, once a visit. Throws 409 without doctor or slot,
 * and with the next free slot when the slot is gone or the follow-up day has none.
 */
export async function bookFollowUp(
  scope: ClinicScope,
  { params: { id: visitId }, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx } = scope;
  const visit = await findVisit(tx, visitId);
  if (!visit) throw notFound();
  const { patient_id: patientId, doctor_id: doctorId, follow_up_on: followUpOn } = visit;
  if (doctorId === null) throw conflict(M.noFollowUp);
  // The slot that is found stays free until this transaction ends.
  await lockWeek(tx, doctorId);
  const booked = await findFollowUpRow(tx, visitId);
  if (booked) return bookedReply(tx, booked.id);
  const { day, time } = await slotFor(scope, { doctorId, day: followUpOn, shown: body });
  const booking = { patientId, doctorId, day, time, note: null, followsVisitId: visitId };
  return bookedReply(tx, await book(scope, booking));
}
