import type { AiOrigin } from '#contract/ai/ai-run.ts';
import type { Change, Plan } from '#contract/ai/plan/planned.ts';
import type { KeptRun, Proposal } from '#contract/ai/proposal.ts';
import { splitJson } from '#contract/ai/split-json.rules.ts';
import type { SafetyWarning } from '#contract/safety/warning.ts';

/** One action of an answer: the server's row, with this screen's progress on it. */
export type Item = Omit<Proposal, 'state'> & {
  readonly plan: Plan;
  readonly state: Proposal['state'] | 'applying' | 'undoing';
  /** The warnings for which the server requires a reason. */
  readonly told: readonly SafetyWarning[];
  /** A person edited or decided it, and it is not applied yet. */
  readonly isEdited: boolean;
};

/** This screen's own state of an item. */
export type Doing = {
  /** Edited or decided by a person; not applied yet. */
  readonly plan?: Plan;
  readonly state?: 'applying' | 'undoing' | 'failed';
  readonly message?: string;
  readonly told?: readonly SafetyWarning[];
  /** It can no longer be undone. */
  readonly isOver?: boolean;
};

/** A question and its answer. */
export type Exchange = {
  readonly runId: string;
  readonly query: string;
  readonly source: string;
  readonly origin: AiOrigin;
  readonly status: KeptRun['status'];
  readonly failure: string | null;
  /** The raw answer, for the details. */
  readonly original: string;
  readonly text: string;
  readonly json: string | null;
  readonly problem: string | null;
  readonly items: readonly Item[];
};

/** A stored answer as the screen shows it. */
export function exchangeOf(run: KeptRun, doing: ReadonlyMap<string, Doing>): Exchange {
  const { text, blocks } = splitJson(run.answer);
  return {
    runId: run.id,
    query: run.query,
    source: run.source,
    origin: run.origin,
    status: run.status,
    failure: run.failure,
    original: run.answer,
    text,
    json: blocks.length > 0 ? blocks.join('\n\n') : null,
    problem: run.problem,
    items: run.proposals.map((one) => itemOf(one, doing.get(keyOf(run.id, one.position)) ?? {})),
  };
}

export const keyOf = (runId: string, position: number) => `${runId} ${position}`;

function itemOf(proposal: Proposal, { plan, state, message, told = [], isOver }: Doing): Item {
  const isOpen = proposal.state === 'waiting' || proposal.state === 'failed';
  // A change made by another person takes precedence.
  const isPast = state === 'failed' && !isOpen;
  return {
    ...proposal,
    plan: (isOpen && plan) || proposal.plan,
    state: (!isPast && state) || proposal.state,
    message: (!isPast && message) || proposal.message,
    told,
    isEdited: isOpen && plan !== undefined,
    canUndo: proposal.canUndo && !isOver,
  };
}

/** Whether a person has to decide something before the item can be applied. */
export function isAsked(plan: Plan): boolean {
  return plan.kind === 'change' && plan.askedDrugs.length + plan.askedTests.length > 0;
}

/** Whether the change does nothing. */
export function isEmpty(change: Change): boolean {
  if ('lines' in change) return change.lines.length === 0 && change.prescription === '';
  return 'tests' in change && change.tests.length === 0;
}
