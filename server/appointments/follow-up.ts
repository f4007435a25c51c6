import type { z } from 'zod';
import type { Booked } from '#contract/appointments/appointment.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findFollowUpRow } from './appointment.store.ts';
import { book } from './book-appointment.ts';
import { bookedReply } from './booked-reply.ts';
import { freeSlots, nextFreeSlot } from './free-slots.ts';
import { lockWeek } from './hours.store.ts';

/** A visit with its follow-up day. */
export function findVisit(tx: Tx, id: string) {
  return tx
    .selectFrom('visits')
    .leftJoin('visit_sheets as sheet', (join) => inClinic(join, 'sheet.visit_id', 'visits.id'))
    .where('visits.id', '=', id)
    .select(['visits.patient_id', 'visits.doctor_id', 'sheet.follow_up_on'])
    .executeTakeFirst();
}

/**
 * Books the first free slot of the visit's doctor on its follow-up day, once a visit. Throws 409
 * without doctor or day, and with the next free slot when that day has none.
 */
export async function bookFollowUp(
  scope: ClinicScope,
  visitId: string,
): Promise<z.output<typeof Booked>> {
  const { tx } = scope;
  const visit = await findVisit(tx, visitId);
  if (!visit) throw notFound();
  const { patient_id: patientId, doctor_id: doctorId, follow_up_on: day } = visit;
  if (doctorId === null || day === null) throw conflict(M.noFollowUp);
  // The slot that is found stays free until this transaction ends.
  await lockWeek(tx, doctorId);
  const booked = await findFollowUpRow(tx, visitId);
  if (booked) return bookedReply(tx, booked.id);
  const [slot] = await freeSlots(scope, { doctorId, day, limit: 1, days: 1 });
  if (slot?.day !== day) {
    throw conflict(M.noFreeSlotThatDay, { next: await nextFreeSlot(scope, { doctorId, day }) });
  }
  const id = await book(scope, {
    ...{ patientId, doctorId, day, time: slot.time, note: null },
    followsVisitId: visitId,
  });
  return bookedReply(tx, id);
}
