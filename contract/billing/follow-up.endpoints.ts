import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { FollowUp } from './follow-up.ts';

/** A proposal: a bill may charge the visit in full all the same. */
export const getFollowUp = endpoint({
  method: 'GET',
  path: '/api/patients/:id/follow-up',
  summary: 'Whether a visit today is a follow-up by the doctor’s window',
  access: 'billing.create-bill',
  reads: { patient: 'params.id' },
  params: z.object({ id: Id }),
  query: z.object({ doctorId: Id }),
  topics: ['bills', 'queue', 'staff'],
  replies: { 200: z.object({ followUp: FollowUp.nullable() }) },
});
