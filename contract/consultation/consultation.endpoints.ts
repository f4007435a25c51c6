import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { Id } from '../kernel/fields.ts';
import { withWireNames } from '../kernel/second-names.ts';
import { AddComplaintBody, PastComplaint } from './complaint-history.ts';
import { SaveComplaintBody, VISIT_WIRE_NAMES, VisitNote } from './visit-note.ts';

const VisitParams = z.object({ visitId: Id });
const IdParams = z.object({ id: Id });

/** Without a patient, registers a placeholder patient too. */
export const createVisit = endpoint({
  method: 'POST',
  path: '/api/queue/doctor/new',
  summary: 'Open a new consultation record',
  access: 'record.write',
  reads: { patient: 'reply.patientId' },
  body: z.object({ patientId: Id.nullish() }).nullish(),
  replies: {
    201: withWireNames(z.object({ visitId: Id, patientId: Id }), VISIT_WIRE_NAMES),
    409: ErrorBody.extend({ queueId: Id.optional() }),
  },
});

export const getComplaint = endpoint({
  method: 'GET',
  path: '/api/queue/doctor/complaint/:visitId',
  summary: 'The written record of a visit',
  access: 'record.view',
  reads: { visit: 'params.visitId' },
  params: VisitParams,
  topics: ['queue'],
  replies: { 200: VisitNote },
});

/**
 * A save based on a stale version is rejected with the newer note, so that no text is lost. A closed
 * note is rejected with `note_closed`.
 */
export const saveComplaint = endpoint({
  method: 'PUT',
  path: '/api/queue/doctor/complaint/:visitId',
  summary: 'Write the complaint or the case summary',
  access: 'record.write',
  reads: { visit: 'params.visitId' },
  params: VisitParams,
  body: SaveComplaintBody,
  replies: { 200: VisitNote, 409: ErrorBody.extend({ current: VisitNote.optional() }) },
});

/** Newest first: complaints of visits, and those added to the history. */
export const listPastComplaints = endpoint({
  method: 'GET',
  path: '/api/patients/:id/complaints',
  summary: 'A patient’s complaints',
  access: 'record.view',
  reads: { patient: 'params.id' },
  params: IdParams,
  topics: ['queue', 'patients'],
  replies: { 200: z.array(PastComplaint) },
});

/** A second path for the same list. */
export const listQueueComplaints = endpoint({
  ...listPastComplaints,
  path: '/api/queue/patient/:id/complaints',
});

/** For complaints of earlier times; the current visit's complaint is part of the visit. */
export const addComplaint = endpoint({
  method: 'POST',
  path: '/api/patients/:id/complaints',
  summary: 'Add a complaint to a patient’s history',
  access: 'record.write',
  reads: { patient: 'params.id' },
  params: IdParams,
  body: AddComplaintBody,
  idempotent: true,
  replies: { 201: PastComplaint },
});

/** Removes it from the history; the visit's note keeps it. */
export const deleteComplaint = endpoint({
  method: 'DELETE',
  path: '/api/patients/complaints/:id',
  summary: 'Delete a complaint from a patient’s history',
  access: 'record.delete-complaint',
  undoes: true,
  params: IdParams,
  replies: { 200: z.object({ message: z.string() }) },
});
