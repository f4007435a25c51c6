import { z } from 'zod';
import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { pageQuery, SEARCH_MAX } from '../kernel/paging.ts';
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

/** An order includes its patient and whether it is billed. */
const OF_AN_ORDER = ['lab-orders', 'patients', 'bills'] as const;
/** A report includes the normal values of the catalogue. */
const OF_A_REPORT = [...OF_AN_ORDER, 'lab-tests'] as const;

const IdParams = z.object({ id: Id });

/**
 * Searches patients by the starts of name words, phone digits or token. The text of a sample label
 * (`20261121-7`) finds that order.
 */
export const listLabOrders = endpoint({
  method: 'GET',
  path: '/api/lab',
  summary: 'Lab orders, newest first',
  access: 'lab.view-orders',
  reads: 'list',
  query: z.object({
    search: z.string().max(SEARCH_MAX, { error: COMMON_MESSAGES.searchTooLong }).default(''),
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

/** The newest version for each order with a report; newest order first. */
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

/** The last five numeric values of each parameter, from the current reports. */
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

/** Returns 404 for an order without a report. */
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

/** One step of the transition table. Returns 409 when the status or a report forbids it. */
export const moveLabOrder = endpoint({
  method: 'PUT',
  path: '/api/lab/:id/status',
  summary: 'Bill, collect, process, complete or cancel a lab order',
  access: 'lab.move-orders',
  undoes: 'cancelled',
  reads: { patient: 'reply.patient_id' },
  params: IdParams,
  body: MoveLabOrderBody,
  replies: { 200: LabOrder },
});

/**
 * Allowed for an admin, and for the user who collected it within the last hour. Returns 409 once
 * the order has another status.
 */
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

/** Names and prices come from the catalogue. Returns 400 for an unknown or repeated test. */
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
 * A correction: any status, and other tests. Returns 409 for cancelling an order with a report, and
 * for changing tests that are billed or reported.
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

/** Returns 409 for an order with a report or a bill. */
export const deleteLabOrder = endpoint({
  method: 'DELETE',
  path: '/api/lab/orders/:id',
  summary: 'Delete a lab order',
  access: 'lab.correct-orders',
  undoes: true,
  params: IdParams,
  replies: { 200: Deleted },
});

/** Each submission is a new version. Returns 409 in a status without reports. */
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

/** Its versions stay in the records; the order goes back to processing. */
export const deleteLabReport = endpoint({
  method: 'DELETE',
  path: '/api/lab/reports/:id',
  summary: 'Delete a lab report',
  access: 'lab.correct-orders',
  undoes: true,
  params: IdParams,
  replies: { 200: Deleted },
});
