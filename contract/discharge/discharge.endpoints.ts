import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { Id } from '../kernel/fields.ts';
import { DischargeSummary, SaveSummaryBody } from './discharge-summary.ts';

const StayParams = z.object({ id: Id });

/** Before the first save, the content is proposed from the visits and orders of the stay. */
export const getDischargeSummary = endpoint({
  method: 'GET',
  path: '/api/admissions/:id/summary',
  summary: 'The discharge summary of a stay',
  access: 'record.view',
  reads: { patient: 'reply.patient.id' },
  params: StayParams,
  topics: ['patients', 'queue', 'pharmacy-orders', 'lab-orders', 'vitals'],
  replies: { 200: DischargeSummary },
});

export const saveDischargeSummary = endpoint({
  method: 'PUT',
  path: '/api/admissions/:id/summary',
  summary: 'Write the discharge summary of a stay',
  access: 'record.write',
  reads: { patient: 'reply.patient.id' },
  params: StayParams,
  body: SaveSummaryBody,
  idempotent: true,
  replies: {
    200: DischargeSummary,
    409: ErrorBody.extend({ current: DischargeSummary.optional() }),
  },
});
