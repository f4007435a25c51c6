import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { effectsOf } from '#contract/ai/plan/effects.rules.ts';
import {
  isNewOrder,
  type Ordered,
  orderedParts,
  partsOfNewOrder,
  replacedParts,
} from '#contract/ai/plan/plan-parts.rules.ts';
import type { Plan as Planned } from '#contract/ai/plan/planned.ts';
import { splitPlan, textLines } from '#contract/ai/plan/split-plan.rules.ts';
import { openLabOrder, openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readVisitSheet } from '../visit-sheet/index.ts';
import { decide } from './decide.ts';
import {
  listOpenOfVisit,
  lockProposals,
  lockRun,
  type ProposalRow,
  planOf,
} from './proposal.store.ts';
import { divide, keepRest } from './split-proposal.ts';

type ChangePlan = Extract<Planned, { kind: 'change' }>;

/** The content of the orders that the sheet of a visit still edits. */
export async function readOrdered(scope: ClinicScope, visitId: string): Promise<Ordered> {
  const sheet = await readVisitSheet(scope, visitId);
  const order = openPrescription(sheet);
  return {
    lines: order?.medications ?? [],
    texts: textLines(order?.prescription_for_unavailable_drugs ?? ''),
    testIds: (openLabOrder(sheet)?.tests ?? []).map(({ id }) => id),
  };
}

/**
 * A new order without the rows that the sheet has exactly so. When that leaves nothing, the plan stays
 * as it is, so that it can be stored as left out.
 */
export function withoutOrdered(plan: Planned, ordered: Ordered): Planned {
  if (plan.kind !== 'change') return plan;
  const known = orderedParts(plan, ordered);
  if (known.length === 0 || known.length === partsOfNewOrder(plan).length) return plan;
  return splitPlan(plan, known, { isLeftOut: true })?.rest ?? plan;
}

/** Whether all rows of a new order are on the sheet exactly so. */
export function isOrdered(plan: Planned, ordered: Ordered): boolean {
  if (plan.kind !== 'change' || !isNewOrder(plan.change)) return false;
  const parts = partsOfNewOrder(plan);
  return parts.length > 0 && orderedParts(plan, ordered).length === parts.length;
}

type Newer = { readonly runId: string; readonly plans: readonly Planned[] };

/**
 * Leaves out what earlier answers of a visit proposed and a newer answer proposes again, so that
 * each drug, test or text waits once. The runs are locked in the order of their ids.
 */
export async function replaceEarlier(
  scope: ClinicScope,
  visitId: string,
  { runId, plans }: Newer,
): Promise<void> {
  const newer = plans.filter((plan): plan is ChangePlan => plan.kind === 'change');
  if (newer.length === 0) return;
  const open = await listOpenOfVisit(scope.tx, visitId, { exceptRunId: runId });
  for (const { run_id, position } of open) {
    await lockRun(scope.tx, run_id);
    const [row] = await lockProposals(scope.tx, run_id, [position]);
    if (!row || (row.state !== 'waiting' && row.state !== 'failed')) continue;
    const older = planOf(row);
    if (older.kind === 'change') await replace(scope, row, { older, newer });
  }
}

async function replace(
  scope: ClinicScope,
  row: ProposalRow,
  { older, newer }: { older: ChangePlan; newer: readonly ChangePlan[] },
): Promise<void> {
  const replaced = newer.map((plan) => replacedParts(plan, older));
  const lines = new Set(replaced.flatMap((one) => (one === 'all' ? [] : one)));
  const decision = { state: 'dismissed', message: M.replaced } as const;
  if (replaced.includes('all') || lines.size === partsOfNewOrder(older).length) {
    if (replaced.includes('all') || lines.size > 0) await decide(scope, row, decision);
    return;
  }
  if (lines.size === 0) return;
  const wanted = { lines: [...lines], isLeftOut: true };
  const { chosen, rest } = await divide(scope, row, older, wanted);
  await decide(scope, row, {
    ...decision,
    ...{ plan: chosen, effects: effectsOf(chosen.change) },
    rest: await keepRest(scope, row, rest),
  });
}
