import type { AiOrigin } from '#contract/ai/ai-run.ts';
import type { Change, Plan } from '#contract/ai/plan/planned.ts';
import type { SafetyWarning } from '#contract/safety/warning.ts';
import type { ClinicContext } from './clinic-context.ts';
import type { Undo } from './make-change.ts';

/** How an action of an answer stands. */
export type ItemState =
  | 'proposed'
  | 'applying'
  | 'applied'
  | 'dismissed'
  | 'failed'
  | 'undoing'
  | 'undone';

/** One action of an answer, on its way from a proposal to a change and perhaps back. */
export type Item = {
  readonly position: number;
  readonly name: string;
  /** What it would do, part by part: what was applied once is not applied again unasked. */
  readonly effects: readonly string[];
  /** The call as it was written. */
  readonly written: string;
  readonly plan: Plan;
  readonly state: ItemState;
  /** The status line, or what went wrong. */
  readonly message: string;
  readonly undo: Undo | null;
  readonly idempotencyKey: string;
  /** The warnings for which the server wants a reason. */
  readonly told: readonly SafetyWarning[];
  /** The same was applied in an earlier answer: a person says whether it is meant again. */
  readonly isRepeat: boolean;
};

/** A question and its answer. */
export type Exchange = {
  readonly id: number;
  readonly query: string;
  readonly runId: string;
  readonly source: string;
  readonly origin: AiOrigin;
  /** The answer as it came, for the details. */
  readonly original: string;
  readonly text: string;
  readonly json: string | null;
  readonly problem: string | null;
  readonly items: readonly Item[];
  readonly context: ClinicContext;
  readonly caseSummary: string;
  /** In an answer that corrects another, the actions that were to be corrected. */
  readonly corrects: ReadonlySet<string> | null;
};

/** True when a person has to say something before an item can be applied. */
export function isAsked(plan: Plan): boolean {
  return plan.kind === 'change' && plan.askedDrugs.length + plan.askedTests.length > 0;
}

/** Whether there is anything in it to do. */
export function isEmpty(change: Change): boolean {
  if ('lines' in change) return change.lines.length === 0 && change.prescription === '';
  return 'tests' in change && change.tests.length === 0;
}
