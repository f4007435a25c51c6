import { z } from 'zod';
import { RefundMode } from '../billing/refund-mode.ts';
import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { freeText, Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { pageQuery, SEARCH_MAX } from '../kernel/paging.ts';
import { PatientChecks, SafetyWarning } from '../safety/warning.ts';
import { PHARMACY_ORDER_MESSAGES as M } from './pharmacy-order.messages.ts';
import { ORDER_LISTS, PHARMACY_ORDER_STATUSES } from './pharmacy-order.status.ts';
import {
  CreateOrderBody,
  EditOrderBody,
  PharmacyOrder,
  PharmacyOrderDetails,
  ReturnBody,
} from './pharmacy-order.ts';
import { UNPAID_REASON_MAX } from './unpaid-goods.ts';

const OrderParams = z.object({ id: Id });
/** An order includes its bill's payment state. */
const TOPICS = ['pharmacy-orders', 'drugs', 'bills'] as const;
const OrderRefused = ErrorBody.extend({ warnings: z.array(SafetyWarning).optional() });

/** The queue, newest first. The search matches patients by name, phone or token, and medications. */
export const listPharmacyOrders = endpoint({
  method: 'GET',
  path: '/api/pharmacy-orders',
  summary: 'The pharmacy’s orders',
  access: 'prescriptions.view',
  reads: 'list',
  query: z.object({
    ...pageQuery(10),
    search: z
      .string({ error: COMMON_MESSAGES.searchNotText })
      .max(SEARCH_MAX, { error: `Search with at most ${SEARCH_MAX} characters.` })
      .default(''),
    status: z.enum(ORDER_LISTS, { error: M.unknownStatus }).optional(),
    openFirst: z.stringbool().optional().describe('Pending and billed orders before the others.'),
  }),
  topics: TOPICS,
  replies: {
    200: z.object({
      orders: z.array(PharmacyOrder),
      /** The orders that match the search, by status. */
      counts: z.record(z.enum(PHARMACY_ORDER_STATUSES), z.int()).optional(),
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

/** Allergies, age, a recent weight, pregnancy, and drugs still taken from earlier orders. */
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
  topics: ['patients', 'vitals', ...TOPICS],
  replies: { 200: PatientChecks },
});

/**
 * Returns 409 for more than the sellable stock; a pending order reserves nothing. Returns 409
 * (`reasons_needed`, with all warnings) for a serious warning without a reason.
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
 * Only while pending, otherwise 409; also 409 when the order changed since `updatedAt`. An order
 * created with drugs keeps at least one. Warnings are checked as for a new order; earlier reasons
 * remain valid.
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

/** Only while pending, otherwise 409. */
export const deletePharmacyOrder = endpoint({
  method: 'DELETE',
  path: '/api/pharmacy-orders/:id',
  summary: 'Delete a pending pharmacy order',
  access: 'prescriptions.write',
  undoes: true,
  params: OrderParams,
  replies: { 200: z.object({ message: z.string() }) },
});

const Status = z.enum(PHARMACY_ORDER_STATUSES, { error: M.unknownStatus });

/**
 * `billed` takes the stock; `cancelled` returns it and reverses the bill. `dispensed` without a paid
 * bill returns 409 where the clinic forbids it, or asks for a reason (`reason_needed`) and has none.
 */
export const movePharmacyOrder = endpoint({
  method: 'PUT',
  path: '/api/pharmacy-orders/:id/status',
  summary: 'Bill, dispense or cancel a pharmacy order',
  access: 'prescriptions.dispense',
  undoes: 'cancelled',
  params: OrderParams,
  body: z.object({
    status: Status,
    /** With `cancelled`: the refund mode; by default each payment goes back in its own mode. */
    refundMode: RefundMode.optional(),
    /** With `dispensed`: why the order is handed out unpaid; kept only where it is. */
    unpaidReason: freeText({ label: 'The reason', max: UNPAID_REASON_MAX })
      .trim()
      .transform((text) => text || undefined)
      .optional(),
  }),
  replies: { 200: z.object({ id: Id, status: Status }) },
});

/**
 * Allowed for an admin, and for the user who dispensed it within the last hour. The order becomes
 * billed again and keeps its stock. Returns 409 when it has another status or something was
 * returned since.
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

/**
 * Takes no stock, has nothing to bill, and ends as dispensed. Returns 409 for an order with drugs.
 */
export const closePrescription = endpoint({
  method: 'POST',
  path: '/api/pharmacy-orders/:id/close',
  summary: 'Close a prescription for unavailable drugs alone',
  access: 'prescriptions.dispense',
  undoes: true,
  reads: { patient: 'reply.patient_id' },
  params: OrderParams,
  replies: { 200: PharmacyOrder },
});

/** The stock goes back to its batches; `refund` is the refunded amount. */
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
