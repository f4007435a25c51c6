import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { findPatientRow } from '../patients/index.ts';
import { nextNumber } from '../platform/db/counters.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { isActiveDoctor } from '../staff/index.ts';
import { findOpenVisitId } from './visit.store.ts';

type Arrival = {
  patientId: string;
  complaint?: string | null | undefined;
  doctorId?: string | null | undefined;
};

/**
 * Puts a patient into today's queue and answers the visit's id. An unknown patient is 404, one
 * with an open visit 409 with its `queueId`, a doctor who is not an active one here 400.
 */
export async function joinQueue(scope: ClinicScope, arrival: Arrival): Promise<string> {
  const { tx, actor, now } = scope;
  const { patientId } = arrival;
  const doctorId = arrival.doctorId ?? null;
  // The lock makes two arrivals of one patient wait for each other.
  if (!(await findPatientRow(tx, patientId, { lock: true }))) throw notFound();
  if (doctorId !== null && !(await isActiveDoctor(tx, doctorId))) {
    throw invalidField('doctorId', M.unknownDoctor);
  }
  const open = await findOpenVisitId(tx, patientId);
  if (open !== undefined) throw conflict(M.alreadyOpen, { queueId: open });
  const id = scope.newId();
  const token = await nextNumber(tx, { clinicId: actor.clinicId, name: `visit ${scope.today}` });
  try {
    await tx
      .insertInto('visits')
      .values({
        clinic_id: actor.clinicId,
        id,
        patient_id: patientId,
        day: scope.today,
        token_no: token,
        complaint: arrival.complaint ?? '',
        written_at: now,
        doctor_id: doctorId,
        created_at: now,
        updated_at: now,
        created_by: actor.id,
      })
      .execute();
  } catch (error) {
    if (violatedConstraint(error) === 'visits_one_open_a_patient') throw conflict(M.alreadyOpen);
    throw error;
  }
  await scope.audit('join-queue', { type: 'visit', id }, { patientId, doctorId, token });
  scope.changed('queue', id);
  return id;
}
