import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { findPatientRow } from '../patients/index.ts';
import { nextNumber } from '../platform/db/number-series.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { isActiveDoctor } from '../staff/index.ts';
import { lockOpenVisit } from './visit.store.ts';

type Arrival = {
  patientId: string;
  complaint?: string | null | undefined;
  doctorId?: string | null | undefined;
  /** The visit is only opened. It is not called before something is written. */
  draft?: true;
};

type OpenVisit = NonNullable<Awaited<ReturnType<typeof lockOpenVisit>>>;

function nextToken({ tx, actor, today }: ClinicScope): Promise<number> {
  return nextNumber(tx, { clinicId: actor.clinicId, name: `visit ${today}` });
}

/**
 * Adds a patient to today's queue and returns the visit's id. A visit that was opened but not
 * started becomes that visit and keeps its number and doctor; one of an earlier day gets a number
 * of today. Throws 404 for an unknown patient, 409 with the id of the patient's open visit when
 * there is one, and 400 for a user who is not an active doctor of this clinic.
 */
export async function joinQueue(scope: ClinicScope, arrival: Arrival): Promise<string> {
  const { tx } = scope;
  const { patientId } = arrival;
  const doctorId = arrival.doctorId ?? null;
  // Locked before the patient, in the same order as the first word of a draft. Otherwise the two
  // would deadlock.
  await lockOpenVisit(tx, patientId);
  // The lock serializes two arrivals of the same patient.
  if (!(await findPatientRow(tx, patientId, { lock: true }))) throw notFound();
  if (doctorId !== null && !(await isActiveDoctor(tx, doctorId))) {
    throw invalidField('doctorId', M.unknownDoctor);
  }
  const open = await lockOpenVisit(tx, patientId);
  const isKept = open && (!open.draft || (arrival.draft && open.day === scope.today));
  if (isKept) throw conflict(M.alreadyOpen, { queueId: open.id });
  return open ? takeUp(scope, open, arrival) : begin(scope, arrival);
}

async function begin(scope: ClinicScope, arrival: Arrival): Promise<string> {
  const { tx, actor, now } = scope;
  const { patientId, doctorId = null } = arrival;
  const id = scope.newId();
  const token = await nextToken(scope);
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
        draft: arrival.draft ?? false,
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

/** Turns a draft into the visit of a patient who has now arrived. */
async function takeUp(scope: ClinicScope, { id, day }: OpenVisit, arrival: Arrival) {
  const { tx, now, today } = scope;
  const { patientId, complaint, doctorId } = arrival;
  const number = day === today ? {} : { day: today, token_no: await nextToken(scope) };
  const changes = {
    ...number,
    ...(complaint && { complaint, written_at: now }),
    ...(doctorId && { doctor_id: doctorId }),
    draft: arrival.draft ?? false,
  };
  await tx
    .updateTable('visits')
    .set({ ...changes, created_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
  await scope.audit('join-queue', { type: 'visit', id }, { patientId, ...changes });
  scope.changed('queue', id);
  scope.changed('patients', patientId);
  return id;
}
