import { z } from 'zod';
import { Instant } from '../../kernel/dates.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { Id, requiredLine } from '../../kernel/fields.ts';
import { CRITICAL_CALL_MESSAGES as M } from './critical-call.messages.ts';
import { CriticalCall } from './critical-call.ts';

const CriticalCallBody = z.object({
  results: z.array(Id, { error: M.noResults }).min(1, { error: M.noResults }).max(200),
  told: requiredLine({ label: 'The name', required: M.toldRequired, max: 120 }),
  /** Now, when absent. */
  calledAt: Instant.optional(),
  readBack: z.boolean({ error: M.readBackRequired }),
});

/**
 * Records a call about critical results of the current report. Returns 409 when one of them was
 * withdrawn meanwhile, and 400 for a time before the result or after now.
 */
export const recordCriticalCall = endpoint({
  method: 'POST',
  path: '/api/lab/:id/critical/calls',
  summary: 'Record who was told about critical results',
  access: 'critical-results.record-call',
  params: z.object({ id: Id }),
  body: CriticalCallBody,
  idempotent: true,
  replies: { 201: CriticalCall },
});
