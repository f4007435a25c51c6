import { z } from 'zod';
import { calendarDay } from '../kernel/dates.ts';
import { DAY_RANGE_MESSAGES } from '../kernel/day-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { pageQuery } from '../kernel/paging.ts';
import { KeptChange, KeptRead } from './access.ts';

const Params = z.object({ id: Id });
const PAGE_SIZE = 50;
const day = calendarDay(DAY_RANGE_MESSAGES.bothNeeded);

/**
 * Newest first. Exports of all patients count as access to this patient. Reading this log is logged
 * too.
 */
export const listReads = endpoint({
  method: 'GET',
  path: '/api/access/patients/:id/reads',
  summary: 'Who opened the record of a patient',
  access: 'access.trace-records',
  owner: true,
  reads: { patient: 'params.id' },
  params: Params,
  query: z.object({ ...pageQuery(PAGE_SIZE), person: Id.optional() }),
  replies: {
    200: z.object({
      reads: z.array(KeptRead),
      totalCount: z.int(),
      /** Every user in the log, for the filter. */
      people: z.array(z.object({ id: Id, name: z.string() })),
    }),
  },
});

/** Includes lists and exports. Days are clinic days; both ends are included. */
export const listReadsOfPerson = endpoint({
  method: 'GET',
  path: '/api/access/people/:id/reads',
  summary: 'Which patients a person opened',
  access: 'access.trace-records',
  owner: true,
  reads: 'list',
  params: Params,
  query: z.object({ ...pageQuery(PAGE_SIZE), startDate: day, endDate: day }),
  replies: { 200: z.object({ reads: z.array(KeptRead), totalCount: z.int() }) },
});

/** Includes the values before and after, which only the owner sees. */
export const listChanges = endpoint({
  method: 'GET',
  path: '/api/access/patients/:id/changes',
  summary: 'What was changed of a patient',
  access: 'access.trace-records',
  owner: true,
  reads: { patient: 'params.id' },
  params: Params,
  query: z.object(pageQuery(PAGE_SIZE)),
  replies: { 200: z.object({ changes: z.array(KeptChange), totalCount: z.int() }) },
});
