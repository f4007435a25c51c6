import type { BookBody } from '#contract/appointments/appointment.ts';
import { findPatientRow } from '../patients/index.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { claimPlace, slotTaken } from './claim-place.ts';

type Booking = BookBody & { followsVisitId?: string };

/**
 * Books a free place of a slot and returns the appointment's id. Throws 404 for an unknown patient,
 * and 409 with the next free slot when the place is gone.
 */
export async function book(scope: ClinicScope, booking: Booking): Promise<string> {
  const { tx, actor, now } = scope;
  const { patientId, doctorId, note, followsVisitId } = booking;
  if (!(await findPatientRow(tx, patientId))) throw notFound();
  const place = await claimPlace(scope, booking);
  const id = scope.newId();
  const inserted = await tx
    .insertInto('appointments')
    .values({
      clinic_id: actor.clinicId,
      id,
      patient_id: patientId,
      ...place,
      status: 'booked',
      note,
      follows_visit_id: followsVisitId ?? null,
      created_at: now,
      created_by: actor.id,
      updated_at: now,
    })
    .onConflict((of) => of.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) throw await slotTaken(scope, booking);
  const { day, time } = booking;
  await scope.audit(
    'book-appointment',
    { type: 'appointment', id },
    {
      ...{ patientId, doctorId, day, time },
      ...(followsVisitId && { followsVisitId }),
    },
  );
  scope.changed('appointments', id);
  return id;
}
