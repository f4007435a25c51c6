import { z } from 'zod';
import { Instant } from '../../kernel/dates.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { Id } from '../../kernel/fields.ts';

/** A visit, with its sheet apart from the orders. */
const PastVisit = z.object({
  visitId: Id,
  /** The clinic day. */
  day: z.iso.date(),
  at: Instant,
  doctor: z.string().nullable(),
  diagnoses: z.array(z.string()),
  advice: z.string(),
  /** Tests that were done elsewhere, one per line. */
  outsideTests: z.string().default(''),
  /** The clinic day of the follow-up. */
  followUpOn: z.iso.date().nullish(),
});
export type PastVisit = z.output<typeof PastVisit>;

/** The newest 100 visits of a patient, newest first. Their orders are lists of their own. */
export const listPastVisits = endpoint({
  method: 'GET',
  path: '/api/patients/:id/visits',
  summary: 'The visits of a patient with their diagnoses and advice',
  access: 'record.view',
  reads: { patient: 'params.id' },
  params: z.object({ id: Id }),
  topics: ['queue'],
  replies: { 200: z.array(PastVisit) },
});
