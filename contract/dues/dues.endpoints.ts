import { z } from 'zod';
import { RecordPaymentBody } from '../billing/bill-body.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { pageQuery, SEARCH_MAX } from '../kernel/paging.ts';
import { Due } from './due.ts';
import { DUES_MESSAGES as M } from './dues.messages.ts';

export const DUE_SORTS = ['oldest', 'largest', 'name'] as const;
export type DueSort = (typeof DUE_SORTS)[number];

/** Every open bill with a balance; the sums cover all pages of the search. */
export const listDues = endpoint({
  method: 'GET',
  path: '/api/dues',
  summary: 'Who owes how much, since when, and for what',
  access: 'billing.list-bills',
  reads: 'list',
  query: z.object({
    /** A patient's name, phone or token. */
    search: z.string().max(SEARCH_MAX, { error: M.searchTooLong }).default(''),
    /** The bills of this patient only. */
    patientId: Id.optional(),
    sort: z.enum(DUE_SORTS, { error: M.unknownSort }).default('oldest'),
    ...pageQuery(25),
  }),
  topics: ['bills', 'patients', 'queue', 'pharmacy-orders', 'lab-orders'],
  replies: {
    200: z.object({
      dues: z.array(Due),
      totalCount: z.int(),
      total: Money,
      /** Number of patients. */
      patients: z.int(),
    }),
  },
});

/**
 * Pays a patient's open bills with one amount, the oldest first: each gets a payment of its own, all in
 * one transaction. Never exceeds what they owe (400), even with concurrent payments. A stay grows, and
 * is paid by its own call.
 */
export const payDues = endpoint({
  method: 'POST',
  path: '/api/patients/:id/dues/payments',
  summary: 'Pay several bills of a patient with one amount',
  access: 'billing.take-payment',
  reads: { patient: 'params.id' },
  params: z.object({ id: Id }),
  body: RecordPaymentBody,
  idempotent: true,
  replies: {
    201: z.object({
      /** In the order of the bills. */
      payments: z.array(
        z.object({
          id: Id,
          bill_id: Id,
          number: z.string(),
          amount_paid: Money,
          /** The rest of the bill. */
          balance: Money,
        }),
      ),
      /** The rest of all bills of the patient, without stays. */
      balance: Money,
    }),
  },
});
