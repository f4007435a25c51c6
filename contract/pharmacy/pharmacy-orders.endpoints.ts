import { z } from 'zod';
import { RefundMode } from '../billing/refund-mode.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { pageQuery } from '../kernel/paging.ts';
import { PatientChecks, SafetyWarning } from '../safety/warning.ts';
import { PHARMACY_ORDER_MESSAGES as M } from './pharmacy-order.messages.ts';
import { PHARMACY_ORDER_STATUSES } from './pharmacy-order.status.ts';
import {
  CreateOrderBody,
  EditOrderBody,
  PharmacyOrder,
  PharmacyOrderDetails,
  ReturnBody,
} from './pharmacy-order.ts';

const OrderParams = z.object({ id: Id });
/** An order shows how its bill stands. */
const TOPICS = ['pharmacy-orders', 'drugs', 'bills'] as const;
const OrderRefused = ErrorBody.extend({ warnings: z.array(SafetyWarning).optional() });

/** The queue, newest first; the search finds patients by name or token, and medications. */
export const listPharmacyOrders = endpoint({
  method: 'GET',
  path: '/api/pharmacy-orders',
  summary: 'The pharmacy’s orders',
  access: 'prescriptions.view',
  reads: 'list',
  query: z.object({
    ...pageQuery(10),
    search: z
      .string({ error: 'The search must be text.' })
      .max(100, { error: 'Search with at most 100 characters.' })
      .default(''),
  }),
  topics: TOPICS,
  replies: {
    200: z.object({
      orders: z.array(PharmacyOrder),
      totalOrders: z.int(),
      totalPages: z.int(),
      currentPage: z.int(),
    }),
  },
});

export const getPharmacyOrder = endpoint({
  method: 'GET',
  path: '/api/pharmacy-orders/:id',
  summary: 'One pharmacy order',
  access: 'prescriptions.view',
  reads: { patient: 'reply.patient_id' },
  params: OrderParams,
  topics: [...TOPICS, 'patients'],
  replies: { 200: PharmacyOrderDetails },
});

/** Newest first. */
export const listPatientPharmacyOrders = endpoint({
  method: 'GET',
  path: '/api/pharmacy-orders/patient/:id',
  summary: 'A patient’s pharmacy orders',
  access: 'prescriptions.view',
  reads: { patient: 'params.id' },
  params: OrderParams,
  topics: TOPICS,
  replies: { 200: z.array(PharmacyOrder) },
});

/** Allergies, age, pregnancy, and what is still taken of earlier orders. */
export const getPatientChecks = endpoint({
  method: 'GET',
  path: '/api/pharmacy-orders/patient/:id/checks',
  summary: 'What a pharmacy order of a patient is checked against',
  access: 'prescriptions.view',
  reads: { patient: 'params.id' },
  params: OrderParams,
  query: z.object({
    except: Id.optional().describe('The order that is edited: what it holds is not taken besides.'),
  }),
  topics: ['patients', ...TOPICS],
  replies: { 200: PatientChecks },
});

/**
 * More of a drug than can be sold is refused with 409; a pending order holds nothing yet. So is a serious
 * warning without a reason (`reasons_needed`), with all warnings.
 */
export const createPharmacyOrder = endpoint({
  method: 'POST',
  path: '/api/pharmacy-orders',
  summary: 'Write a pharmacy order',
  access: 'prescriptions.write',
  reads: { patient: 'reply.patient_id' },
  body: CreateOrderBody,
  idempotent: true,
  replies: { 201: PharmacyOrder, 409: OrderRefused },
});

/**
 * Only while pending, else 409; so too when somebody else has changed the order since `updatedAt`. What
 * was written with drugs keeps at least one. Warnings are as for a
 * new order; a reason that was given before holds.
 */
export const editPharmacyOrder = endpoint({
  method: 'PUT',
  path: '/api/pharmacy-orders/:id',
  summary: 'Edit a pending pharmacy order',
  access: 'prescriptions.write',
  reads: { patient: 'reply.patient_id' },
  params: OrderParams,
  body: EditOrderBody,
  idempotent: true,
  replies: { 200: PharmacyOrder, 409: OrderRefused },
});

/** Only while pending, else 409. */
export const deletePharmacyOrder = endpoint({
  method: 'DELETE',
  path: '/api/pharmacy-orders/:id',
  summary: 'Delete a pending pharmacy order',
  access: 'prescriptions.write',
  params: OrderParams,
  replies: { 200: z.object({ message: z.string() }) },
});

const Status = z.enum(PHARMACY_ORDER_STATUSES, { error: M.unknownStatus });

/** Billed takes the stock, cancelled puts it back and reverses the bill. */
export const movePharmacyOrder = endpoint({
  method: 'PUT',
  path: '/api/pharmacy-orders/:id/status',
  summary: 'Bill, dispense or cancel a pharmacy order',
  access: 'prescriptions.dispense',
  params: OrderParams,
  body: z.object({
    status: Status,
    /** With `cancelled`: how what was paid goes back; as it came when it is left out. */
    refundMode: RefundMode.optional(),
  }),
  replies: { 200: z.object({ id: Id, status: Status }) },
});

/**
 * By an admin, or by who dispensed it within the hour. The order is billed again and still holds its stock.
 * 409 when it has moved on, or something was returned since.
 */
export const undoDispensing = endpoint({
  method: 'DELETE',
  path: '/api/pharmacy-orders/:id/dispensing',
  summary: 'Undo a mistaken dispensing',
  access: 'prescriptions.dispense',
  reads: { patient: 'reply.patient_id' },
  params: OrderParams,
  replies: { 200: PharmacyOrder },
});

/** It takes no stock and has nothing to bill, and ends as dispensed. An order with drugs is 409. */
export const closePrescription = endpoint({
  method: 'POST',
  path: '/api/pharmacy-orders/:id/close',
  summary: 'Close a prescription for unavailable drugs alone',
  access: 'prescriptions.dispense',
  reads: { patient: 'reply.patient_id' },
  params: OrderParams,
  replies: { 200: PharmacyOrder },
});

/** The stock goes back to its batches; `refund` is what was paid back. */
export const returnPharmacyOrder = endpoint({
  method: 'POST',
  path: '/api/pharmacy-orders/:id/return',
  summary: 'Take back part of a billed or dispensed order',
  access: 'prescriptions.take-returns',
  reads: { patient: 'reply.order.patient_id' },
  params: OrderParams,
  body: ReturnBody,
  idempotent: true,
  replies: {
    200: z.object({
      message: z.string(),
      refund: Money,
      order: PharmacyOrder,
    }),
  },
});
