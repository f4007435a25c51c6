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
 * serious warning, which remain open. Sequential, oldest first. Returns how many were accepted, also in part.
 */
export async function acceptAll(
  exchanges: readonly Exchange[],
  { role, apply }: Accepting,
): Promise<number> {
  const open = openItems(exchanges).filter(({ item, plan }) => {
    const isOwnDecision = item.isRepeat || plan.change.type === 'delete-pharmacy-order';
    return !isOwnDecision && item.state !== 'applying' && mayMake(plan.change, role);
  });
  let left = 0;
  let accepted = 0;
  for (const one of open) {
    const outcome = await acceptOne(one, apply);
    if (outcome !== 'none') accepted += 1;
    if (outcome !== 'whole') left += 1;
  }
  if (left > 0) {
    toast.info(`${left === 1 ? '1 proposal waits' : `${left} proposals wait`} for your decision.`);
  }
  return accepted;
}

/** Returns how much of the proposal was accepted. */
async function acceptOne(
  { exchange: { runId }, item, plan }: OpenItem,
  apply: Accepting['apply'],
): Promise<'whole' | 'part' | 'none'> {
  const { position } = item;
  const parts = partsOf(plan);
  const isWhole = !isAsked(plan);
  if (!isWhole && (parts.length === 0 || item.isEdited)) return 'none';
  const lines = parts.map(({ index }) => index);
  const refused = await apply(runId, position, isWhole ? {} : { lines });
  if (refused.kind === 'done') return isWhole ? 'whole' : 'part';
  if (refused.kind !== 'undecided' || item.isEdited) return 'none';
  // The other drugs of the order have no serious warning.
  const affected = new Set(refused.warnings.flatMap(({ drug_ids }) => drug_ids));
  const others = parts.filter(({ drugId }) => drugId === null || !affected.has(drugId));
  if (others.length === 0 || others.length === parts.length) return 'none';
  const again = await apply(runId, position, { lines: others.map(({ index }) => index) });
  return again.kind === 'done' ? 'part' : 'none';
}
