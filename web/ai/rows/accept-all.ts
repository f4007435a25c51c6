import { mayMake } from '#contract/ai/plan/may-make.rules.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { useProposals } from '../changes/use-proposals.ts';
import { type Exchange, isAsked } from '../conversation/exchange.ts';
import { type OpenItem, openItems } from './open-items.ts';
import { partsOf } from './order-parts.ts';

type Accepting = { readonly role: Role; readonly apply: ReturnType<typeof useProposals>['apply'] };

/**
 * Accepts every proposal that waits, except deletions, repeats, and parts with an open question or a
 * serious warning, which remain open. Sequential, oldest first.
 */
export async function acceptAll(
  exchanges: readonly Exchange[],
  { role, apply }: Accepting,
): Promise<void> {
  const open = openItems(exchanges).filter(({ item, plan }) => {
    const isOwnDecision = item.isRepeat || plan.change.type === 'delete-pharmacy-order';
    return !isOwnDecision && item.state !== 'applying' && mayMake(plan.change, role);
  });
  let left = 0;
  for (const one of open) if (!(await acceptOne(one, apply))) left += 1;
  if (left > 0) {
    toast.info(`${left === 1 ? '1 proposal waits' : `${left} proposals wait`} for your decision.`);
  }
}

/** Returns whether nothing of the proposal is left waiting. */
async function acceptOne(
  { exchange: { runId }, item, plan }: OpenItem,
  apply: Accepting['apply'],
): Promise<boolean> {
  const { position } = item;
  const parts = partsOf(plan);
  const isWhole = !isAsked(plan);
  if (!isWhole && (parts.length === 0 || item.isEdited)) return false;
  const lines = parts.map(({ index }) => index);
  const refused = await apply(runId, position, isWhole ? {} : { lines });
  if (refused.kind === 'done') return isWhole;
  if (refused.kind !== 'undecided' || item.isEdited) return false;
  // The other drugs of the order have no serious warning.
  const affected = new Set(refused.warnings.flatMap(({ drug_ids }) => drug_ids));
  const others = parts.filter(({ drugId }) => drugId === null || !affected.has(drugId));
  if (others.length > 0 && others.length < parts.length) {
    await apply(runId, position, { lines: others.map(({ index }) => index) });
  }
  return false;
}
