import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { DownloadedFile } from '../kernel/downloaded-file.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id, isPlainText } from '../kernel/fields.ts';
import { PRIVACY_MESSAGES as M } from './privacy.messages.ts';

/** The person who requested the erasure of a record. */
export const ASKERS = ['patient', 'guardian', 'other'] as const;
export const ASKER_LABELS = {
  patient: 'The patient',
  guardian: 'A parent or guardian',
  other: 'Someone else who may ask',
} as const satisfies Record<(typeof ASKERS)[number], string>;

export const ErasePatientBody = z.object({
  requestedBy: z.enum(ASKERS, { error: M.askerRequired }),
  reason: z
    .string({ error: M.reasonRequired })
    .trim()
    .min(1, { error: M.reasonRequired })
    .max(500, { error: M.reasonTooLong })
    .refine(isPlainText, { error: M.reasonRequired }),
  /** The patient number, typed again, because an erasure cannot be undone. */
  token: z.int({ error: M.numberRequired }),
});

/**
 * Removes everything that identifies the patient: details, complaints, summaries, free texts, the
 * assistant's questions and answers, and the values in the audit trail. Bills, payments, stock and
 * results stay under “Erased patient” and the patient number. Returns 409 while the patient has
 * open records.
 */
export const erasePatient = endpoint({
  method: 'POST',
  path: '/api/patients/:id/erasure',
  summary: 'Erase a patient’s record on request',
  access: 'privacy.erase-patients',
  owner: true,
  params: z.object({ id: Id }),
  body: ErasePatientBody,
  replies: { 201: z.object({ message: z.string(), erased_at: Instant }) },
});

export const Erasure = z.object({
  id: Id,
  patient_id: Id,
  /** The patient number. */
  token: z.int(),
  requestedBy: z.enum(ASKERS),
  reason: z.string(),
  erased_at: Instant,
  /** The owner who erased it. */
  by: z.string(),
});
export type Erasure = z.output<typeof Erasure>;

export const listErasures = endpoint({
  method: 'GET',
  path: '/api/privacy/erasures',
  summary: 'Which records were erased on request, the newest first',
  access: 'privacy.erase-patients',
  owner: true,
  topics: ['patients'],
  reads: 'list',
  replies: { 200: z.array(Erasure) },
});

/** All data that the clinic has about a patient, as one page to read, save or print. */
export const copyForPatient = endpoint({
  method: 'GET',
  path: '/api/patients/:id/copy',
  summary: 'All that the clinic keeps of a patient, as a page for the patient',
  access: 'privacy.copy-record',
  reads: { patient: 'params.id' },
  params: z.object({ id: Id }),
  download: 'text/html; charset=utf-8',
  replies: { 200: DownloadedFile },
});
