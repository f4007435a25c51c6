import { z } from 'zod';
import { DayRange } from '../kernel/day-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { CLINIC_ROLES } from '../kernel/roles.ts';
import {
  Bill,
  BillCalculated,
  BillDetails,
  BillPayment,
  BillSummary,
  CancelBillBody,
  CreateBillBody,
  RecordPaymentBody,
} from './bill.ts';

const BillParams = z.object({ id: Id });

/** Cash, UPI and card pay the bill at once; online leaves it pending until the provider has it. */
export const createBill = endpoint({
  method: 'POST',
  path: '/api/bills',
  summary: 'Make a bill',
  roles: CLINIC_ROLES,
  body: CreateBillBody,
  idempotent: true,
  replies: { 201: Bill },
});

/** Oldest first, by the clinic day on which they were made. */
export const listBills = endpoint({
  method: 'GET',
  path: '/api/bills',
  summary: 'Bills made between two clinic days, both included',
  roles: ['admin', 'receptionist', 'pharmacy', 'lab'],
  query: DayRange,
  topics: ['bills', 'patients'],
  replies: { 200: z.object({ bills: z.array(BillSummary) }) },
});

export const getBill = endpoint({
  method: 'GET',
  path: '/api/bills/:id',
  summary: 'One bill with its payments',
  roles: CLINIC_ROLES,
  params: BillParams,
  topics: ['bills', 'patients'],
  replies: { 200: BillDetails },
});

/** Never above the balance (400), however many pay at once; at zero balance the bill is paid. */
export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/bills/:id/payments',
  summary: 'Record a payment on a bill',
  roles: CLINIC_ROLES,
  params: BillParams,
  body: RecordPaymentBody,
  idempotent: true,
  replies: { 201: z.object({ payment: BillPayment, bill: Bill, calculated: BillCalculated }) },
});

/** What was paid is paid back, each part in the mode in which it came. */
export const cancelBill = endpoint({
  method: 'POST',
  path: '/api/bills/:id/cancel',
  summary: 'Cancel a bill',
  roles: ['admin'],
  params: BillParams,
  body: CancelBillBody,
  replies: { 200: BillDetails },
});
