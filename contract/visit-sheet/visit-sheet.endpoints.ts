import { z } from 'zod';
import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { ErrorBody } from '../kernel/errors.ts';
import { Id } from '../kernel/fields.ts';
import { SafetyWarning } from '../safety/warning.ts';
import { SaveSheetBody, VisitSheet } from './visit-sheet.ts';

const VisitParams = z.object({ id: Id });

export const getVisitSheet = endpoint({
  method: 'GET',
  path: '/api/queue/:id/sheet',
  summary: 'What a visit orders and prints',
  access: 'record.view',
  reads: { patient: 'reply.patientId' },
  params: VisitParams,
  topics: ['queue', 'pharmacy-orders', 'lab-orders', 'drugs', 'bills'],
  replies: { 200: VisitSheet },
});

/**
 * Saves any part of the sheet in one transaction, with the orders that it changes. Prescriptions
 * and tests also require the capability of the ordinary call. Returns 409 with the current sheet
 * when it is newer than the given version, and 409 with the warnings that need a reason.
 */
export const saveVisitSheet = endpoint({
  method: 'PUT',
  path: '/api/queue/:id/sheet',
  summary: 'Write the sheet of a visit',
  access: 'record.write',
  reads: { patient: 'reply.patientId' },
  params: VisitParams,
  body: SaveSheetBody,
  idempotent: true,
  replies: {
    200: VisitSheet,
    409: ErrorBody.extend({
      current: VisitSheet.optional(),
      warnings: z.array(SafetyWarning).optional(),
    }),
  },
});

/** The clinic's diagnoses that begin with the text, most used first. */
export const listDiagnoses = endpoint({
  method: 'GET',
  path: '/api/diagnoses',
  summary: 'The diagnoses that the clinic has used',
  access: 'record.view',
  query: z.object({
    search: z
      .string({ error: COMMON_MESSAGES.searchNotText })
      .max(100, { error: 'Search with at most 100 characters.' })
      .default(''),
  }),
  topics: ['queue'],
  replies: { 200: z.array(z.object({ name: z.string(), uses: z.int() })) },
});

/** The lines of advice that the person or the clinic often writes, most used first. */
export const listUsualAdvice = endpoint({
  method: 'GET',
  path: '/api/advice',
  summary: 'The lines of advice that are written often',
  access: 'record.write',
  replies: { 200: z.array(z.object({ text: z.string(), uses: z.int() })) },
});
