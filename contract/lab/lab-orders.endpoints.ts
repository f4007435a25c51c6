import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { pageQuery } from '../kernel/paging.ts';
import { CLINIC_ROLES } from '../kernel/roles.ts';
import {
  LabOrder,
  LabOrderDetails,
  LabReport,
  LabReportSummary,
  MoveLabOrderBody,
} from './lab-order.ts';

/** An order carries its patient and whether it is billed. */
const OF_AN_ORDER = ['lab-orders', 'patients', 'bills'] as const;

const IdParams = z.object({ id: Id });

/** The search is the patients': by the starts of name words, the phone's digits or the token. */
export const listLabOrders = endpoint({
  method: 'GET',
  path: '/api/lab',
  summary: 'Lab orders, newest first',
  roles: CLINIC_ROLES,
  query: z.object({
    search: z.string().max(100, { error: 'The search is too long.' }).default(''),
    ...pageQuery(20),
  }),
  topics: OF_AN_ORDER,
  replies: { 200: z.object({ orders: z.array(LabOrder), totalCount: z.int() }) },
});

export const getLabOrder = endpoint({
  method: 'GET',
  path: '/api/lab/:id',
  summary: 'One lab order with its parameters and its report',
  roles: CLINIC_ROLES,
  params: IdParams,
  topics: OF_AN_ORDER,
  replies: { 200: LabOrderDetails },
});

/** Of each order that has one, the newest version; newest order first. */
export const listPatientLabReports = endpoint({
  method: 'GET',
  path: '/api/lab/patient/:id',
  summary: 'A patient’s lab reports',
  roles: CLINIC_ROLES,
  params: IdParams,
  topics: OF_AN_ORDER,
  replies: { 200: z.array(LabReportSummary) },
});

export const listPatientLabOrders = endpoint({
  method: 'GET',
  path: '/api/lab/orders/patient/:id',
  summary: 'A patient’s lab orders, newest first',
  roles: CLINIC_ROLES,
  params: IdParams,
  query: z.object({ status: MoveLabOrderBody.shape.status.optional() }),
  topics: OF_AN_ORDER,
  replies: { 200: z.array(LabOrder) },
});

/** An order without a report is 404. */
export const getLabOrderReport = endpoint({
  method: 'GET',
  path: '/api/lab/orders/:id/report',
  summary: 'The report of a lab order',
  roles: CLINIC_ROLES,
  params: IdParams,
  topics: OF_AN_ORDER,
  replies: { 200: LabReport },
});

/** One step of the way; what the status does not allow, or a report forbids, is 409. */
export const moveLabOrder = endpoint({
  method: 'PUT',
  path: '/api/lab/:id/status',
  summary: 'Bill, collect, process, complete or cancel a lab order',
  roles: ['admin', 'doctor', 'receptionist', 'lab'],
  params: IdParams,
  body: MoveLabOrderBody,
  replies: { 200: LabOrder },
});
