import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
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
