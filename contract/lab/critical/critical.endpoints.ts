import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Id } from '../../kernel/fields.ts';
import { CRITICAL_CALL_MESSAGES as M } from './critical-call.messages.ts';
import { CriticalReport } from './critical-result.ts';

/** By report, oldest first; of one patient when one is given. */
export const listCriticalResults = endpoint({
  method: 'GET',
  path: '/api/lab/critical',
  summary: 'Critical results that no doctor has acknowledged yet',
  access: 'critical-results.view',
  reads: 'list',
  query: z.object({ patientId: Id.optional() }),
  topics: ['lab-orders', 'patients'],
  replies: { 200: z.array(CriticalReport) },
});

/**
 * Lists the results that the user saw; a result that an amended report added since stays open.
 * Ignores results that are already acknowledged or withdrawn.
 */
export const acknowledgeCriticalResults = endpoint({
  method: 'POST',
  path: '/api/lab/:id/critical/acknowledge',
  summary: 'Acknowledge critical results of a lab order',
  access: 'critical-results.acknowledge',
  params: z.object({ id: Id }),
  body: z.object({
    results: z
      .array(Id, { error: M.noResults })
      .min(1, { error: M.noResults })
      .max(200, { error: 'At most 200 results at once.' }),
  }),
  replies: { 200: z.object({ acknowledged: z.int() }) },
});
