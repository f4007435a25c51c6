import { z } from 'zod';
import { ErrorBody } from '../kernel/errors.ts';
import { OverrideReason, SafetyWarning } from '../safety/warning.ts';
import { AiRun } from './ai-run.ts';
import { Change, Plan } from './plan/plan.schema.ts';

/** How an action of an answer stands. What was undone or dismissed stays so. */
export const PROPOSAL_STATES = ['waiting', 'applied', 'undone', 'dismissed', 'failed'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** One action of an answer, as the server has planned it, for the person who reads it. */
export const Proposal = z.object({
  /** Which of the answer's actions, from 0. */
  position: z.int().min(0).max(99),
  action: z.string(),
  /** The call as it was written. */
  written: z.string(),
  plan: Plan,
  state: z.enum(PROPOSAL_STATES),
  /** The status line, or what went wrong. */
  message: z.string(),
  /** The same was applied in an earlier answer. */
  isRepeat: z.boolean(),
  /** A person has to say so, also where the clinic does not ask first. */
  needsWord: z.boolean(),
  /** Whether this person may take it back. */
  canUndo: z.boolean(),
});
export type Proposal = z.output<typeof Proposal>;

/** A question to the assistant with what was answered and proposed. */
export const KeptRun = AiRun.extend({
  /** Why the calls of the answer could not be read. */
  problem: z.string().nullable(),
  proposals: z.array(Proposal),
});
export type KeptRun = z.output<typeof KeptRun>;

/** One proposal to apply: as it was planned, or as the person has edited it. */
const Choice = z.object({
  position: Proposal.shape.position,
  change: Change.optional(),
  override_reasons: z.array(OverrideReason).max(100).default([]),
});
export type Choice = z.output<typeof Choice>;

const eachOnce = (positions: readonly number[]) => new Set(positions).size === positions.length;
const ONCE = { error: 'Each proposal can be named once.' };

export const ApplyBody = z.object({
  proposals: z
    .array(Choice)
    .min(1)
    .max(100)
    .refine((choices) => eachOnce(choices.map(({ position }) => position)), ONCE),
  /** Without a person's word, which only a clinic that is not asked first allows. */
  automatic: z.boolean().default(false),
});

export const PositionsBody = z.object({
  positions: z.array(Proposal.shape.position).min(1).max(100).refine(eachOnce, ONCE),
});

/** Why nothing was applied, and which proposal it was. */
export const ApplyRefused = ErrorBody.extend({
  position: z.int().optional(),
  warnings: z.array(SafetyWarning).optional(),
});
