import { z } from 'zod';
import { applyProposals, dismissProposals, listVisitRuns } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M, notAppliedYet, withChoice } from '#contract/ai/ai.messages.ts';
import { mayMake } from '#contract/ai/plan/may-make.rules.ts';
import { Change } from '#contract/ai/plan/plan.schema.ts';
import type { Change as PlannedChange } from '#contract/ai/plan/planned.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { askEitherWay } from '#web/ui/confirm/confirm.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { isAsked } from '../conversation/exchange.ts';
import { NOT_READ_PLACES, notReadName } from '../rows/not-read-name.ts';
import { CHANGE_TITLES } from './change-titles.ts';
import { refreshChanged } from './refresh-changed.ts';

type Settling = {
  readonly visitId: string;
  readonly role: Role;
  /** The person's unapplied edit of a proposal. */
  readonly editedOf?: (runId: string, position: number) => PlannedChange | undefined;
};

/**
 * `ordered`: orders of the visit were changed by accepting. `back`: the visit is not completed. `unread`: it is, and its
 * proposals stay as they are.
 */
export type Settled = 'settled' | 'ordered' | 'unread' | 'back';

/** Asks about the proposals; without any left, the marks of what was seen of them are removed from the device. */
export async function settleWaiting(settling: Settling): Promise<Settled> {
  const settled = await askWaiting(settling);
  if (settled === 'unread' || settled === 'back') return settled;
  for (const place of NOT_READ_PLACES) writeOwnDraft(notReadName(place, settling.visitId), null);
  return settled;
}

/**
 * Asks what to do with proposals that are still open before a visit is completed. Returns `back` when the person goes
 * back, or when one could not be applied. If the proposals cannot be read, completing goes ahead.
 */
async function askWaiting({ visitId, role, editedOf }: Settling): Promise<Settled> {
  const kept = await callApi(listVisitRuns, { params: { id: visitId } }).catch(() => null);
  if (!kept) return 'unread';
  const waiting = kept.runs
    .map((run) => ({ id: run.id, changes: waitingOf(run, role) }))
    .filter(({ changes }) => changes.length > 0)
    .reverse();
  if (waiting.length === 0) return 'settled';
  const choice = await askEitherWay({
    title: M.waitingTitle,
    message: notAppliedYet(waiting.flatMap(({ changes }) => changes.map(({ title }) => title))),
    confirmLabel: 'Accept and complete',
    otherLabel: 'Leave out',
    cancelLabel: 'Back',
  });
  if (choice === 'cancel') return 'back';
  try {
    for (const { id, changes } of waiting) {
      const params = { id };
      const positions = changes.map(({ position }) => position);
      if (choice === 'other') await callApi(dismissProposals, { params, body: { positions } });
      else {
        const proposals = positions.map((position) => {
          const change = editedOf?.(id, position);
          return { position, ...(change && { change: z.encode(Change, change) }) };
        });
        await callApi(applyProposals, { params, body: { proposals, onSheet: true } });
      }
    }
    const isOrdered = waiting.some(({ changes }) => changes.some(({ isOrder }) => isOrder));
    return choice === 'confirm' && isOrdered ? 'ordered' : 'settled';
  } catch (error) {
    toast.error(messageOf(error));
    return 'back';
  } finally {
    void invalidate(listVisitRuns);
    void refreshChanged();
  }
}

const waitingOf = ({ proposals }: KeptRun, role: Role) =>
  proposals.flatMap(({ position, state, plan }) => {
    if (state !== 'waiting' || plan.kind !== 'change' || !mayMake(plan.change, role)) return [];
    const title = CHANGE_TITLES[plan.change.type];
    const isOrder = plan.change.type.endsWith('-order');
    return [{ position, isOrder, title: isAsked(plan) ? withChoice(title) : title }];
  });
