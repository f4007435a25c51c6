import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { Id } from '../kernel/fields.ts';
import { RecordVitalsBody, VisitVitals, VitalReading } from './vital-signs.ts';

const VisitParams = z.object({ id: Id });

export const getVisitVitals = endpoint({
  method: 'GET',
  path: '/api/queue/:id/vitals',
  summary: 'The vital signs of a visit',
  access: 'record.view',
  reads: { patient: 'reply.patientId' },
  params: VisitParams,
  topics: ['vitals'],
  replies: { 200: VisitVitals },
});

/**
 * Adds readings to a visit, all or nothing. A correction names the reading that it replaces; returns
 * 409 with the current readings when that one was replaced meanwhile.
 */
export const recordVitals = endpoint({
  method: 'POST',
  path: '/api/queue/:id/vitals',
  summary: 'Record vital signs of a visit',
  access: 'record.take-vitals',
  reads: { patient: 'reply.patientId' },
  params: VisitParams,
  body: RecordVitalsBody,
  idempotent: true,
  replies: { 200: VisitVitals, 409: ErrorBody.extend({ current: VisitVitals.optional() }) },
});

/** The readings of all visits of a patient that stand, oldest first; at most the newest 500. */
export const listPatientVitals = endpoint({
  method: 'GET',
  path: '/api/patients/:id/vitals',
  summary: 'The vital signs of a patient over time',
  access: 'record.view',
  reads: { patient: 'params.id' },
  params: VisitParams,
  topics: ['vitals'],
  replies: { 200: z.array(VitalReading) },
});
