import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { freeText, Id, optionalText, requiredLine } from '../kernel/fields.ts';
import { PaperHead } from '../kernel/papers/paper-head.ts';
import { hasBlanks } from './certificate-text.rules.ts';
import { CERTIFICATE_MESSAGES as M } from './certificates.messages.ts';

export const CERTIFICATE_KINDS = ['sick', 'fit', 'referral'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

export const CERTIFICATE_KIND_LABELS = {
  sick: 'Medical certificate',
  fit: 'Fitness certificate',
  referral: 'Referral',
} as const satisfies Record<CertificateKind, string>;

/** A certificate as it was issued; it is never changed. */
export const Certificate = z.object({
  id: Id,
  /** Runs without gaps within the year from April: `2026-27/000012`. */
  number: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  patient_id: Id,
  /** The patient's number for life. */
  token: z.int(),
  patientName: z.string(),
  /** Age, sex and address on the day. */
  patientDetails: z.string(),
  /** Null when none was seen. */
  identificationMark: z.string().nullable(),
  day: z.string(),
  text: z.string(),
  doctor: z.object({
    id: Id,
    name: z.string(),
    qualification: z.string().nullable(),
    registration: z.string().nullable(),
  }),
  issuedAt: Instant,
  /** The clinic on that day. */
  paper: PaperHead.optional(),
  cancelled: z.object({ at: Instant, by: z.string(), reason: z.string() }).nullable(),
});
export type Certificate = z.output<typeof Certificate>;

export const IssueCertificateBody = z.object({
  kind: z.enum(CERTIFICATE_KINDS, { error: M.unknownKind }),
  identificationMark: optionalText({ label: 'The identification mark', max: 200 }),
  text: freeText({ label: 'The certificate', max: 4_000 })
    .trim()
    .min(1, { error: M.textRequired })
    .refine((text) => !hasBlanks(text), { error: M.blanks }),
});

export const CancelCertificateBody = z.object({
  reason: requiredLine({ label: 'The reason', required: M.reasonRequired, max: 200 }),
});
