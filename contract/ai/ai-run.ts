import { z } from 'zod';
import { VISIT_WIRE_NAMES } from '../consultation/visit-note.ts';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { withWireNames } from '../kernel/second-names.ts';
import { AI_MESSAGES as M } from './ai.messages.ts';

/** The source of a question. Only answers to a note may be applied without confirmation. */
export const AI_ORIGINS = ['note', 'reports', 'image', 'import'] as const;
export type AiOrigin = (typeof AI_ORIGINS)[number];

export const AI_RUN_STATUSES = ['running', 'answered', 'failed', 'cancelled'] as const;

/** Maximum text length of a request; a note has at most 50,000 characters. */
const QUERY_MAX = 60_000;
const CONTEXT_MAX = 400_000;

const context = z
  .string({ error: M.tooLong })
  .max(CONTEXT_MAX, { error: M.tooLong })
  .optional()
  .transform((value) => value || undefined);
// A multipart form sends an empty field for a missing value.
const id = z
  .union([Id, z.literal('')])
  .optional()
  .transform((value) => value || undefined);

const suggestionBody = z.object({
  query: z
    .string({ error: M.queryRequired })
    .max(QUERY_MAX, { error: M.tooLong })
    .refine((text) => text.trim() !== '', { error: M.queryRequired })
    // Multipart form data encodes every line break as CRLF.
    .transform((text) => text.replaceAll('\r\n', '\n')),
  /** The visit that the question is about; the answer is stored with it. */
  visitId: id,
  /** Further sources of the question besides the note; an image needs no mark. */
  origin: z.enum(AI_ORIGINS).optional(),
  /** The answer that this question replies to. */
  follows: id,
  /** The answer whose actions failed and must be corrected. */
  corrects: id,
  currentDateTime: context,
  patientName: context,
  patientAge: context,
  patientGender: context,
  /** One allergy per line; states explicitly when none is known. */
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

/** The form of a request (specification 2, section 7). Everything but the text is optional. */
export const SuggestionBody = withWireNames(suggestionBody, VISIT_WIRE_NAMES);
export type SuggestionBody = z.output<typeof SuggestionBody>;

export const Suggestion = z.object({
  suggestion: z.string(),
  /** The model's name, or `offline`. */
  source: z.string(),
  /** The id of the stored answer. */
  runId: Id,
});
export type Suggestion = z.output<typeof Suggestion>;

export { OFFLINE_SOURCE } from './answer-lists.rules.ts';

/** A question to the assistant and the state of its answer. */
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
  /** The answer with its calls; for a stopped or failed answer, the part received so far. */
  answer: z.string(),
  /** Why a run failed. */
  failure: z.string().nullable(),
});
export type AiRun = z.output<typeof AiRun>;
