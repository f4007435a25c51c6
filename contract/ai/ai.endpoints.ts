import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { CLINIC_ROLES } from '../kernel/roles.ts';
import { AI_MESSAGES as M } from './ai.messages.ts';
import { AiRun, OutcomeBody, Suggestion, SuggestionBody } from './ai-run.ts';

const IMAGE_MAX_BYTES = 8 * 1024 * 1024;

/**
 * Answers with words and a fenced block of proposed actions; it changes nothing itself. With
 * `Accept: text/event-stream` the same as it is written: `delta` events with `{ text }`, then `done`
 * with the whole, or `error` with a message.
 */
export const generateSuggestion = endpoint({
  method: 'POST',
  path: '/api/ai/generate-suggestion',
  summary: 'Ask the assistant about a patient',
  roles: CLINIC_ROLES,
  body: SuggestionBody,
  file: { field: 'image', maxBytes: IMAGE_MAX_BYTES, tooLarge: M.imageTooLarge },
  replies: { 200: Suggestion },
});

export const getAiStatus = endpoint({
  method: 'GET',
  path: '/api/ai/status',
  summary: 'Which model answers, or that the assistant works offline',
  roles: CLINIC_ROLES,
  replies: { 200: z.object({ source: z.string() }) },
});

/** The newest first. */
export const listVisitRuns = endpoint({
  method: 'GET',
  path: '/api/ai/visits/:id/runs',
  summary: 'What the assistant was asked and answered in a visit',
  roles: CLINIC_ROLES,
  params: z.object({ id: Id }),
  topics: ['ai-runs'],
  replies: { 200: z.object({ runs: z.array(AiRun) }) },
});

/** Kept beside the answer, so that it can be told later what came of it; never changed. */
export const noteOutcome = endpoint({
  method: 'POST',
  path: '/api/ai/runs/:id/outcomes',
  summary: 'Note what was done with an action of an answer',
  roles: CLINIC_ROLES,
  params: z.object({ id: Id }),
  body: OutcomeBody,
  replies: { 201: z.object({ id: Id }) },
});
