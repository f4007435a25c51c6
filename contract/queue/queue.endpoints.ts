import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { Id } from '../kernel/fields.ts';
import { pageQuery } from '../kernel/paging.ts';
import { JoinQueueBody, MoveVisitBody, UndoVisitBody, Visit } from './visit.ts';

/** A visit includes its patient, its doctor's name and whether it is billed. */
const OF_A_VISIT = ['queue', 'patients', 'staff', 'bills'] as const;

const VisitParams = z.object({ id: Id });

/** Visits of today, and older open ones, in the clinic's call order. */
export const listQueue = endpoint({
  method: 'GET',
  path: '/api/queue',
  summary: 'The clinic day’s queue',
  access: 'queue.view',
  reads: 'list',
  topics: OF_A_VISIT,
  replies: { 200: z.array(Visit) },
});

/** Unbilled visits of the last `UNBILLED_DAYS` clinic days, newest first. */
export const listUnbilled = endpoint({
  method: 'GET',
  path: '/api/queue/unbilled',
  summary: 'Visits that were called or seen and never billed',
  access: 'queue.view-unbilled',
  reads: 'list',
  query: z.object(pageQuery(50)),
  topics: OF_A_VISIT,
  replies: {
    200: z.object({
      visits: z.array(Visit),
      totalCount: z.int(),
      currentPage: z.int(),
      totalPages: z.int(),
    }),
  },
});

export const getVisit = endpoint({
  method: 'GET',
  path: '/api/queue/:id',
  summary: 'One visit',
  access: 'queue.view',
  reads: { patient: 'reply.patient_id' },
  params: VisitParams,
  topics: OF_A_VISIT,
  replies: { 200: Visit },
});

/** Rejects a patient with an open visit and returns that visit's id. */
export const joinQueue = endpoint({
  method: 'POST',
  path: '/api/queue',
  summary: 'Add a patient to the queue',
  access: 'queue.add-patient',
  reads: { patient: 'reply.patient_id' },
  body: JoinQueueBody,
  idempotent: true,
  replies: { 201: Visit, 409: ErrorBody.extend({ queueId: Id.optional() }) },
});

export const moveVisit = endpoint({
  method: 'PATCH',
  path: '/api/queue/:id/status',
  summary: 'Assign, start, complete or cancel a visit',
  access: 'queue.move-visit',
  undoes: 'cancelled',
  reads: { patient: 'reply.patient_id' },
  params: VisitParams,
  body: MoveVisitBody,
  replies: { 200: Visit },
});

/**
 * Undoes a step that was a mistake. Deletes a visit without any text. Reopens a consultation within
 * an hour of its completion, unless its doctor has another one.
 */
export const undoVisit = endpoint({
  method: 'POST',
  path: '/api/queue/:id/undo',
  summary: 'Undo that a visit was made or completed',
  access: 'queue.move-visit',
  undoes: true,
  reads: { patient: 'reply.patient_id' },
  params: VisitParams,
  body: UndoVisitBody,
  replies: { 200: Visit },
});

/** The open visit, or the newest one of today; never reopens a visit of another day. */
export const getLatestVisit = endpoint({
  method: 'GET',
  path: '/api/queue/patient/:id/latest',
  summary: 'A patient’s open visit, or the newest of today',
  access: 'queue.view',
  reads: { patient: 'params.id' },
  params: VisitParams,
  topics: OF_A_VISIT,
  replies: { 200: Visit },
});

/** A doctor sees their own visits, an admin all of the clinic. */
export const getDoctorQueue = endpoint({
  method: 'GET',
  path: '/api/queue/doctor',
  summary: 'Who is being seen, who is next and how many wait',
  access: 'consulting.view-panel',
  reads: { patient: 'reply.currentPatient.patient_id' },
  topics: OF_A_VISIT,
  replies: {
    200: z.object({
      currentPatient: Visit.nullable(),
      nextPatient: Visit.nullable(),
      waitingCount: z.int(),
    }),
  },
});

/**
 * Claims the next waiting visit that is assigned to the doctor or unassigned; two doctors never get
 * the same one.
 */
export const callNext = endpoint({
  method: 'POST',
  path: '/api/queue/doctor/next',
  summary: 'Call the next patient',
  access: 'consulting.see-patients',
  reads: { patient: 'reply.patient_id' },
  replies: { 200: Visit },
});

/** A doctor completes their own consultation, an admin any. */
export const completeVisit = endpoint({
  method: 'POST',
  path: '/api/queue/doctor/complete/:id',
  summary: 'Complete a consultation',
  access: 'consulting.complete-visit',
  reads: { patient: 'reply.patient_id' },
  params: VisitParams,
  replies: { 200: Visit },
});
