import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { pageQuery } from '../kernel/paging.ts';
import { LAB_MESSAGES as M } from './lab.messages.ts';
import {
  CreateLabOrderBody,
  EditLabOrderBody,
  LabOrder,
  LabOrderDetails,
  LabReport,
  LabReportSummary,
  LabTrend,
  MoveLabOrderBody,
  SubmitLabReportBody,
} from './lab-order.ts';

/** An order carries its patient and whether it is billed. */
const OF_AN_ORDER = ['lab-orders', 'patients', 'bills'] as const;
/** A report shows its values beside what the catalogue says is normal. */
const OF_A_REPORT = [...OF_AN_ORDER, 'lab-tests'] as const;

const IdParams = z.object({ id: Id });

/**
 * The search is the patients': by the starts of name words, the phone's digits or the token. What a
 * sample label says (`20261121-7`) finds that order.
 */
export const listLabOrders = endpoint({
  method: 'GET',
  path: '/api/lab',
  summary: 'Lab orders, newest first',
  access: 'lab.view-orders',
  reads: 'list',
  query: z.object({
    search: z.string().max(100, { error: 'The search is too long.' }).default(''),
    only: z
      .literal('reported', { error: 'Unknown filter.' })
      .optional()
      .describe('Leaves out what has no report.'),
    status: MoveLabOrderBody.shape.status.optional(),
    ...pageQuery(20),
  }),
  topics: OF_AN_ORDER,
  replies: { 200: z.object({ orders: z.array(LabOrder), totalCount: z.int() }) },
});

export const getLabOrder = endpoint({
  method: 'GET',
  path: '/api/lab/:id',
  summary: 'One lab order with its parameters and its report',
  access: 'lab.view-orders',
  reads: { patient: 'reply.patient_id' },
  params: IdParams,
  topics: OF_A_REPORT,
  replies: { 200: LabOrderDetails },
});

/** Of each order that has one, the newest version; newest order first. */
export const listPatientLabReports = endpoint({
  method: 'GET',
  path: '/api/lab/patient/:id',
  summary: 'A patient’s lab reports',
  access: 'lab.view-orders',
  reads: { patient: 'params.id' },
  params: IdParams,
  topics: OF_AN_ORDER,
  replies: { 200: z.array(LabReportSummary) },
});

export const listPatientLabOrders = endpoint({
  method: 'GET',
  path: '/api/lab/orders/patient/:id',
  summary: 'A patient’s lab orders, newest first',
  access: 'lab.view-orders',
  reads: { patient: 'params.id' },
  params: IdParams,
  query: z.object({ status: MoveLabOrderBody.shape.status.optional() }),
  topics: OF_AN_ORDER,
  replies: { 200: z.array(LabOrder) },
});

/** Of each parameter with a figure the last five, as the reports stand now. */
export const listPatientLabTrends = endpoint({
  method: 'GET',
  path: '/api/lab/patient/:id/trends',
  summary: 'How a patient’s lab values have gone',
  access: 'lab.view-orders',
  reads: { patient: 'params.id' },
  params: IdParams,
  topics: OF_AN_ORDER,
  replies: { 200: z.array(LabTrend) },
});

/** An order without a report is 404. */
export const getLabOrderReport = endpoint({
  method: 'GET',
  path: '/api/lab/orders/:id/report',
  summary: 'The report of a lab order',
  access: 'lab.view-orders',
  reads: { patient: 'reply.patient_id' },
  params: IdParams,
  topics: OF_A_REPORT,
  replies: { 200: LabReport },
});

/** One step of the way; what the status does not allow, or a report forbids, is 409. */
export const moveLabOrder = endpoint({
  method: 'PUT',
  path: '/api/lab/:id/status',
  summary: 'Bill, collect, process, complete or cancel a lab order',
  access: 'lab.move-orders',
  reads: { patient: 'reply.patient_id' },
  params: IdParams,
  body: MoveLabOrderBody,
  replies: { 200: LabOrder },
});

/** By an admin, or by who collected it within the hour. 409 once the order has moved on. */
export const undoCollection = endpoint({
  method: 'DELETE',
  path: '/api/lab/:id/collection',
  summary: 'Undo a mistaken collection of a sample',
  access: 'lab.move-orders',
  reads: { patient: 'reply.patient_id' },
  params: IdParams,
  replies: { 200: LabOrder },
});

const Deleted = z.object({ message: z.string() });

/** Names and prices are the catalogue's; a test that it does not have, or twice the same, is 400. */
export const createLabOrder = endpoint({
  method: 'POST',
  path: '/api/lab',
  summary: 'Order lab tests for a patient',
  access: 'lab.order-tests',
  reads: { patient: 'reply.patient_id' },
  body: CreateLabOrderBody,
  idempotent: true,
  replies: { 201: LabOrder },
});

/** The tests are chosen later. */
export const createEmptyLabOrder = endpoint({
  method: 'POST',
  path: '/api/lab/create-empty-order',
  summary: 'Open a lab order without tests',
  access: 'lab.order-tests',
  body: z.object({ patient_id: z.uuid({ error: M.noPatient }) }),
  replies: { 201: z.object({ newOrderId: Id }) },
});

/**
 * A correction: any status, and other tests. 409 for cancelling what has a report, and for changing
 * tests that are billed or reported.
 */
export const overrideLabOrder = endpoint({
  method: 'PUT',
  path: '/api/lab/orders/:id',
  summary: 'Correct the tests or the status of a lab order',
  access: 'lab.correct-orders',
  reads: { patient: 'reply.patient_id' },
  params: IdParams,
  body: EditLabOrderBody,
  replies: { 200: LabOrder },
});

/** An order with a report, or with a bill, is 409. */
export const deleteLabOrder = endpoint({
  method: 'DELETE',
  path: '/api/lab/orders/:id',
  summary: 'Delete a lab order',
  access: 'lab.correct-orders',
  params: IdParams,
  replies: { 200: Deleted },
});

/** Each submission is a version of its own; a status that has no report, or no more, is 409. */
export const submitLabReport = endpoint({
  method: 'POST',
  path: '/api/lab/:id/report',
  summary: 'Enter or amend the report of a lab order',
  access: 'lab.enter-report',
  reads: { patient: 'reply.patient_id' },
  params: IdParams,
  body: SubmitLabReportBody,
  idempotent: true,
  replies: { 201: LabReport },
});

/** Its versions stay in the records; the order is in processing again. */
export const deleteLabReport = endpoint({
  method: 'DELETE',
  path: '/api/lab/reports/:id',
  summary: 'Delete a lab report',
  access: 'lab.correct-orders',
  params: IdParams,
  replies: { 200: Deleted },
});
