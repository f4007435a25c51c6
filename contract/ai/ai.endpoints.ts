import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { AI_MESSAGES as M } from './ai.messages.ts';
import { Suggestion, SuggestionBody } from './ai-run.ts';
import {
  ApplyBody,
  ApplyRefused,
  DismissBody,
  EditBody,
  KeptRun,
  PositionsBody,
} from './proposal.ts';

const IMAGE_MAX_BYTES = 8 * 1024 * 1024;

/**
 * Answers with text and a fenced block of proposed actions; changes nothing itself. With `Accept:
 * text/event-stream` it streams: `delta` events with `{ text }`, then `done` with the whole answer,
 * or `error` with a message.
 */
export const generateSuggestion = endpoint({
  method: 'POST',
  path: '/api/ai/generate-suggestion',
  summary: 'Ask the assistant about a patient',
  access: 'ai.ask',
  reads: { visit: 'body.visitId' },
  body: SuggestionBody,
  file: { field: 'image', maxBytes: IMAGE_MAX_BYTES, tooLarge: M.imageTooLarge },
  replies: { 200: Suggestion.extend({ run: KeptRun.optional() }) },
});

export const getAiStatus = endpoint({
  method: 'GET',
  path: '/api/ai/status',
  summary: 'Which model answers, or that the assistant works offline',
  access: 'ai.ask',
  replies: {
    200: z.object({
      source: z.string(),
      /** The server has a model, but this clinic is not allowed to use it. */
      withheld: z.boolean().optional(),
    }),
  },
});

const RunParams = z.object({ id: Id });
const TOPICS = ['ai-runs'] as const;

/** Newest first, with the state of each proposal. */
export const listVisitRuns = endpoint({
  method: 'GET',
  path: '/api/ai/visits/:id/runs',
  summary: 'What the assistant was asked, answered and proposed in a visit',
  access: 'ai.ask',
  reads: { visit: 'params.id' },
  params: z.object({ id: Id }),
  topics: TOPICS,
  replies: { 200: z.object({ runs: z.array(KeptRun) }) },
});

/**
 * Applies the chosen proposals, all or none, by the rules of the ordinary calls. A proposal that is
 * already applied stays applied. Returns 409 for a proposal that was dismissed or undone, or whose
 * record changed since the answer. Serious warnings need reasons (`reasons_needed`).
 *
 * A choice with `lines` applies some lines of a proposed order. The proposal keeps those; the others
 * wait at the next free position of the run. Returns 409 when the proposal is no longer pending, and
 * stores no failure.
 */
export const applyProposals = endpoint({
  method: 'POST',
  path: '/api/ai/runs/:id/apply',
  summary: 'Apply proposals of the assistant',
  idempotent: true,
  access: 'ai.apply-proposals',
  reads: { visit: 'reply.visitId' },
  params: RunParams,
  body: ApplyBody,
  replies: { 200: KeptRun, 409: ApplyRefused },
});

/** Keeps a proposal as a person edited it, for any device; it still waits. Returns 409 once decided. */
export const editProposal = endpoint({
  method: 'POST',
  path: '/api/ai/runs/:id/edit',
  summary: 'Edit a proposal of the assistant before it is accepted',
  idempotent: true,
  access: 'ai.apply-proposals',
  reads: { visit: 'reply.visitId' },
  params: RunParams,
  body: EditBody,
  replies: { 200: KeptRun },
});

/** Returns 409 once one of them is billed or another record depends on it. */
export const undoProposals = endpoint({
  method: 'POST',
  path: '/api/ai/runs/:id/undo',
  summary: 'Take back applied proposals',
  access: 'ai.apply-proposals',
  undoes: true,
  reads: { visit: 'reply.visitId' },
  params: RunParams,
  body: PositionsBody,
  replies: { 200: KeptRun, 409: ApplyRefused },
});

/** With `lines`, leaves out some lines of one proposed order, as `applyProposals` applies them. */
export const dismissProposals = endpoint({
  method: 'POST',
  path: '/api/ai/runs/:id/dismiss',
  summary: 'Leave out proposals of the assistant',
  idempotent: true,
  access: 'ai.apply-proposals',
  reads: { visit: 'reply.visitId' },
  params: RunParams,
  body: DismissBody,
  replies: { 200: KeptRun, 409: ApplyRefused },
});
