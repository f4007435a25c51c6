import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { AI_MESSAGES as M } from './ai.messages.ts';

/** What led to an answer: only what answers a note may be applied without a person's word. */
export const AI_ORIGINS = ['note', 'reports', 'image', 'import'] as const;
export type AiOrigin = (typeof AI_ORIGINS)[number];

export const AI_RUN_STATUSES = ['running', 'answered', 'failed', 'cancelled'] as const;

/** The largest text of a request; a record's text has 50,000 characters at most. */
const QUERY_MAX = 60_000;
const CONTEXT_MAX = 400_000;

const context = z
  .string({ error: M.tooLong })
  .max(CONTEXT_MAX, { error: M.tooLong })
  .optional()
  .transform((value) => value || undefined);
// A form has no other way to say nothing than an empty field.
const id = z
  .union([Id, z.literal('')])
  .optional()
  .transform((value) => value || undefined);

/** The form of a request (specification 2, section 7); everything but the text may be left out. */
export const SuggestionBody = z.object({
  query: z
    .string({ error: M.queryRequired })
    .max(QUERY_MAX, { error: M.tooLong })
    .refine((text) => text.trim() !== '', { error: M.queryRequired })
    // A form on the wire writes every line break as two characters.
    .transform((text) => text.replaceAll('\r\n', '\n')),
  /** The visit that the question is about; the answer is kept with it. */
  recordId: id,
  /** The source of the question besides the note; an image needs no mark. */
  origin: z.enum(AI_ORIGINS).optional(),
  /** The answer that this goes on from: the person's reply to its question. */
  follows: id,
  /** The answer whose actions could not be carried out, and are to be corrected. */
  corrects: id,
  currentDateTime: context,
  patientName: context,
  patientAge: context,
  patientGender: context,
  /** A line each; that there is none known is said too. */
  patientAllergies: context,
  patientPregnancy: context,
  age: context,
  gender: context,
  case_summary: context,
  case_summary_last_updated: context,
  clinic_ai_memory: context,
  clinic_ai_memory_last_updated: context,
  clinic_wide_system_prompt: context,
  labHistory: context,
  pharmacyOrders: context,
  pastComplaints: context,
  pharmacyInventory: context,
  labInventory: context,
});
export type SuggestionBody = z.output<typeof SuggestionBody>;

export const Suggestion = z.object({
  suggestion: z.string(),
  /** The model's name, or `offline`. */
  source: z.string(),
  /** Under which the answer is kept. */
  runId: Id,
});
export type Suggestion = z.output<typeof Suggestion>;

/** The source of answers when no model is configured. */
export const OFFLINE_SOURCE = 'offline';

/** A question to the assistant and what became of it. */
export const AiRun = z.object({
  id: Id,
  visitId: Id.nullable(),
  query: z.string(),
  askedBy: z.string(),
  askedAt: Instant,
  /** The model's name, or `offline`. */
  source: z.string(),
  origin: z.enum(AI_ORIGINS),
  status: z.enum(AI_RUN_STATUSES),
  /** What was written, with its calls; of a stopped or failed answer, as far as it came. */
  answer: z.string(),
  /** The reason for a failed run. */
  failure: z.string().nullable(),
});
export type AiRun = z.output<typeof AiRun>;
