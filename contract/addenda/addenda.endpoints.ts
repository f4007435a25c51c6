import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { Id } from '../kernel/fields.ts';
import { AddAddendumBody, Addendum } from './addendum.ts';

const IdParams = z.object({ id: Id });

export const listAddenda = endpoint({
  method: 'GET',
  path: '/api/patients/:id/addenda',
  summary: 'The addenda to the notes of a patient’s visits, oldest first',
  access: 'record.view',
  reads: { patient: 'params.id' },
  params: IdParams,
  topics: ['queue'],
  replies: { 200: z.array(Addendum) },
});

/** For completed visits. Open notes are written into directly, and return 409. */
export const addAddendum = endpoint({
  method: 'POST',
  path: '/api/queue/:id/addenda',
  summary: 'Add an addendum to the note of a completed visit',
  access: 'record.write',
  reads: { visit: 'params.id' },
  params: IdParams,
  body: AddAddendumBody,
  idempotent: true,
  replies: { 201: Addendum, 409: ErrorBody },
});
