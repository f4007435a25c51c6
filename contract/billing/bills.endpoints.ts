import { z } from 'zod';
import { calendarDay } from '../kernel/dates.ts';
import { DAY_RANGE_MESSAGES, DayRange } from '../kernel/day-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { Id } from '../kernel/fields.ts';
import { MAX_PAGE_SIZE, pageQuery, SEARCH_MAX } from '../kernel/paging.ts';
import { Bill, BillCalculated, BillDetails, BillPayment, BillSummary } from './bill.ts';
import { CancelBillBody, CreateBillBody, RecordPaymentBody } from './bill-body.ts';
import { BILLING_MESSAGES as M } from './billing.messages.ts';

/** Payments above a bill that its sale lowers are refused with the lower prices, and nothing is booked. */
export const BillLowered = ErrorBody.extend({
  lowered: z.array(z.object({ drug_id: Id, price_paise: z.int() })).nullish(),
});

const BillParams = z.object({ id: Id });

/**
 * Cash, UPI and card pay the bill at once; online leaves it pending until the provider confirms.
 * `payments` splits the amount over several modes; the rest is due.
 */
export const createBill = endpoint({
  method: 'POST',
  path: '/api/bills',
  summary: 'Make a bill',
  access: 'billing.create-bill',
  reads: { patient: 'reply.patient_id' },
  body: CreateBillBody,
  idempotent: true,
  replies: { 201: Bill, 409: BillLowered },
});

const BILLS_PAGE = 25;
/** Maximum number of bills for a date range without `limit`. */
const BILLS_MAX = 10_000;
const day = calendarDay(DAY_RANGE_MESSAGES.bothNeeded).optional();

const BillsQuery = z
  .object({
    startDate: day,
    endDate: day,
    patientId: Id.optional(),
    /** A bill number, or a patient's name, phone or token. */
    search: z.string().max(SEARCH_MAX, { error: M.searchTooLong }).default(''),
    page: pageQuery(BILLS_PAGE).page,
    limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).optional(),
  })
  // Both dates are required together; one alone is ignored.
  .superRefine(({ startDate, endDate }, { addIssue }) => {
    if (startDate === undefined && endDate === undefined) return;
    const [problem] = DayRange.safeParse({ startDate, endDate }).error?.issues ?? [];
    if (!problem) return;
    for (const field of ['startDate', 'endDate'])
      addIssue({ code: 'custom', path: [field], message: problem.message });
  });

/**
 * Number of bills in a response: one page, or for a date range without `limit` all of them, up to
 * 10,000.
 */
export function billsLimit({ limit, startDate }: z.output<typeof BillsQuery>): number {
  return limit ?? (startDate === undefined ? BILLS_PAGE : BILLS_MAX);
}

/** Newest first. Filters by two clinic days (both included), by patient, or by search text. */
export const listBills = endpoint({
  method: 'GET',
  path: '/api/bills',
  summary: 'Bills, newest first',
  access: 'billing.list-bills',
  reads: 'list',
  query: BillsQuery,
  topics: ['bills', 'patients'],
  replies: { 200: z.object({ bills: z.array(BillSummary), totalCount: z.int() }) },
});

export const getBill = endpoint({
  method: 'GET',
  path: '/api/bills/:id',
  summary: 'One bill with its payments',
  access: 'billing.view-bill',
  reads: { patient: 'reply.bill.patient_id' },
  params: BillParams,
  topics: ['bills', 'patients'],
  replies: { 200: BillDetails },
});

/**
 * Never exceeds the balance (400), even with concurrent payments. At zero balance the bill is paid.
 */
export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/bills/:id/payments',
  summary: 'Record a payment on a bill',
  access: 'billing.take-payment',
  reads: { patient: 'reply.bill.patient_id' },
  params: BillParams,
  body: RecordPaymentBody,
  idempotent: true,
  replies: { 201: z.object({ payment: BillPayment, bill: Bill, calculated: BillCalculated }) },
});

/** Refunds the payments, each in its own mode or all in the chosen mode. */
export const cancelBill = endpoint({
  method: 'POST',
  path: '/api/bills/:id/cancel',
  summary: 'Cancel a bill',
  access: 'billing.cancel-bill',
  undoes: true,
  reads: { patient: 'reply.bill.patient_id' },
  params: BillParams,
  body: CancelBillBody,
  replies: { 200: BillDetails },
});
