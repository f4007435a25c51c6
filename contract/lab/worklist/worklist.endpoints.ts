import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Id } from '../../kernel/fields.ts';
import { LabOrder } from '../lab-order.ts';
import { EnteredReply, EnterValuesBody, RejectSampleBody, WorklistOrder } from './worklist.ts';

/** At most this many orders; the oldest come first. */
export const WORKLIST_MAX = 100;

/** Orders whose sample is collected or in process, without a report, oldest first. */
export const listWorklist = endpoint({
  method: 'GET',
  path: '/api/lab/worklist',
  summary: 'The samples at work, with the values entered so far',
  access: 'lab.enter-report',
  reads: 'list',
  topics: ['lab-orders', 'patients', 'bills', 'lab-tests'],
  replies: { 200: z.object({ orders: z.array(WorklistOrder), totalCount: z.int() }) },
});

/**
 * Keeps values of an order; a blank one is removed. Once every parameter of every test has a value,
 * the report is released. Returns 409 for an order that is not in process, and for a sample or a value
 * that has changed since the person saw it, if given.
 */
export const enterLabValues = endpoint({
  method: 'PATCH',
  path: '/api/lab/:id/values',
  summary: 'Enter values of a worklist, and release a complete report',
  access: 'lab.enter-report',
  params: z.object({ id: Id }),
  body: EnterValuesBody,
  replies: { 200: EnteredReply },
});

/** The order waits for a new sample. Returns 409 before the collection, and with a report. */
export const rejectLabSample = endpoint({
  method: 'POST',
  path: '/api/lab/:id/rejected-samples',
  summary: 'Reject a sample, which is then collected again',
  access: 'lab.move-orders',
  reads: { patient: 'reply.patient_id' },
  params: z.object({ id: Id }),
  body: RejectSampleBody,
  replies: { 201: LabOrder },
});
