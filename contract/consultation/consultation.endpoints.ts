import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { Id } from '../kernel/fields.ts';
import { AddComplaintBody, PastComplaint } from './complaint-history.ts';
import { ComplaintRecord, SaveComplaintBody } from './complaint-record.ts';

const RecordParams = z.object({ recordId: Id });
const IdParams = z.object({ id: Id });

/** Without a patient, registers a placeholder patient too. */
export const createRecord = endpoint({
  method: 'POST',
  path: '/api/queue/doctor/new',
  summary: 'Open a new consultation record',
  access: 'record.write',
  reads: { patient: 'reply.patientId' },
  body: z.object({ patientId: Id.nullish() }).nullish(),
  replies: {
    201: z.object({ recordId: Id, patientId: Id }),
    409: ErrorBody.extend({ queueId: Id.optional() }),
  },
});

export const getComplaint = endpoint({
  method: 'GET',
  path: '/api/queue/doctor/complaint/:recordId',
  summary: 'The written record of a visit',
  access: 'record.view',
  reads: { visit: 'params.recordId' },
  params: RecordParams,
  topics: ['queue'],
  replies: { 200: ComplaintRecord },
});

/** A save based on a stale version is rejected with the newer record, so that no text is lost. */
export const saveComplaint = endpoint({
  method: 'PUT',
  path: '/api/queue/doctor/complaint/:recordId',
  summary: 'Write the complaint or the case summary',
  access: 'record.write',
  reads: { visit: 'params.recordId' },
  params: RecordParams,
  body: SaveComplaintBody,
  replies: { 200: ComplaintRecord, 409: ErrorBody.extend({ current: ComplaintRecord.optional() }) },
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

/** Removes it from the history; the visit's record keeps it. */
export const deleteComplaint = endpoint({
  method: 'DELETE',
  path: '/api/patients/complaints/:id',
  summary: 'Delete a complaint from a patient’s history',
  access: 'record.delete-complaint',
  params: IdParams,
  replies: { 200: z.object({ message: z.string() }) },
});
