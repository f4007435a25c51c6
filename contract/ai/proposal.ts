import { z } from 'zod';
import { ErrorBody } from '../kernel/errors.ts';
import { OverrideReason, SafetyWarning } from '../safety/warning.ts';
import { AiRun } from './ai-run.ts';
import { Change, Plan } from './plan/plan.schema.ts';

/** The state of a proposal. Undone and dismissed are final. */
export const PROPOSAL_STATES = ['waiting', 'applied', 'undone', 'dismissed', 'failed'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** One action of an answer as the server planned it, for the current user. */
export const Proposal = z.object({
  /** Index of the action in the answer, from 0; a split proposal continues at the next free one. */
  position: z.int().min(0).max(9_999),
  action: z.string(),
  /** The call as written. */
  written: z.string(),
  plan: Plan,
  state: z.enum(PROPOSAL_STATES),
  /** The status line, or the error. */
  message: z.string(),
  /** The same change was applied in an earlier answer. */
  isRepeat: z.boolean(),
  /** Needs confirmation, even where the clinic applies proposals without asking. */
  needsWord: z.boolean(),
  /** Whether the current user may undo it. */
  canUndo: z.boolean(),
});
export type Proposal = z.output<typeof Proposal>;

/** A question to the assistant with its answer and proposals. */
export const KeptRun = AiRun.extend({
  /** Why the calls of the answer could not be parsed. */
  problem: z.string().nullable(),
  proposals: z.array(Proposal),
});
export type KeptRun = z.output<typeof KeptRun>;

const eachOnce = (numbers: readonly number[]) => new Set(numbers).size === numbers.length;

/**
 * The parts of a proposed order that are decided; the others remain open as a new proposal. An
 * index counts through the plan's drugs or tests, then the added lines of its prescription for
 * unavailable drugs, then its questions. Refused lines, removals and a new status stay with the rest.
 */
const Lines = z
  .array(z.int().min(0).max(999))
  .min(1)
  .max(200)
  .refine(eachOnce, { error: 'Each line can be named once.' });

/**
 * One proposal to apply: as planned, or as edited by a person. With `lines`, `change` has only the
 * chosen lines.
 */
const Choice = z.object({
  position: Proposal.shape.position,
  lines: Lines.optional(),
  change: Change.optional(),
  override_reasons: z.array(OverrideReason).max(100).default([]),
});
export type Choice = z.output<typeof Choice>;

const ONCE = { error: 'Each proposal can be named once.' };

export const ApplyBody = z.object({
  proposals: z
    .array(Choice)
    .min(1)
    .max(100)
    .refine((choices) => eachOnce(choices.map(({ position }) => position)), ONCE),
  /** Applied without confirmation; only a clinic with that setting allows it. */
  automatic: z.boolean().default(false),
  /** New orders join the open orders of the visit's sheet instead of standing beside them. */
  onSheet: z.boolean().default(false),
});

/** One proposal as a person edited it. */
export const EditBody = z.object({ position: Proposal.shape.position, plan: Plan });

export const PositionsBody = z.object({
  positions: z.array(Proposal.shape.position).min(1).max(100).refine(eachOnce, ONCE),
});

/** With `lines`, only these lines of the one named proposal are left out. */
export const DismissBody = PositionsBody.extend({ lines: Lines.optional() }).refine(
  ({ positions, lines }) => !lines || positions.length === 1,
  { error: 'Lines belong to one proposal.', path: ['lines'] },
);

/** Why nothing was applied, and which proposal caused it. */
export const ApplyRefused = ErrorBody.extend({
  position: z.int().optional(),
  warnings: z.array(SafetyWarning).optional(),
});
