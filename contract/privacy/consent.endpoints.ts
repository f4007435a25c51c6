import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id, isPlainText } from '../kernel/fields.ts';
import { CONSENT_MESSAGES as M, PURPOSES } from './consent.messages.ts';

const Purpose = z.enum(PURPOSES, { error: M.unknownPurpose });

/**
 * The state of a purpose. Not asked while both times are null; refused when only `withdrawn_at` is
 * set.
 */
export const Consent = z.object({
  purpose: Purpose,
  given_at: Instant.nullable(),
  given_by: z.string().nullable(),
  withdrawn_at: Instant.nullable(),
  withdrawn_by: z.string().nullable(),
});
export type Consent = z.output<typeof Consent>;

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/patients/:id/consents',
  summary: 'What a patient consented to, by purpose',
  access: 'privacy.record-consent',
  reads: { patient: 'params.id' },
  params: z.object({ id: Id }),
  topics: ['patients'],
  replies: { 200: z.array(Consent) },
});

/**
 * Gives or withdraws consent; returns 409 when it already has that state. `undo` restores the state
 * before; returns 409 when the state has changed again. A missing consent blocks nothing.
 */
export const setConsent = endpoint({
  method: 'POST',
  path: '/api/patients/:id/consents',
  summary: 'Record that a patient consents to a purpose, or withdraws',
  access: 'privacy.record-consent',
  params: z.object({ id: Id }),
  body: z.object({ purpose: Purpose, given: z.boolean(), undo: z.literal(true).optional() }),
  replies: { 200: z.array(Consent) },
});

/** Version 0 is the default text of the product. */
export const Notice = z.object({ purpose: Purpose, version: z.int(), text: z.string() });
export type Notice = z.output<typeof Notice>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/privacy/notices',
  summary: 'What patients are told before they consent, by purpose',
  access: 'privacy.record-consent',
  topics: ['settings'],
  replies: { 200: z.array(Notice) },
});

/** Adds a version. Returns 409 when the version that the user saw is no longer the newest. */
export const saveNotice = endpoint({
  method: 'POST',
  path: '/api/privacy/notices',
  summary: 'Change what patients are told before they consent',
  access: 'privacy.edit-notices',
  owner: true,
  body: z.object({
    purpose: Purpose,
    text: z
      .string({ error: M.noticeRequired })
      .trim()
      .min(1, { error: M.noticeRequired })
      .max(5_000, { error: M.noticeTooLong })
      .refine(isPlainText, { error: M.noticeRequired }),
    /** The version that the change is based on. */
    version: z.int().min(0),
  }),
  replies: { 201: z.array(Notice) },
});
