import { z } from 'zod';
import {
  applyProposals,
  dismissProposals,
  editProposal,
  undoProposals,
} from '#contract/ai/ai.endpoints.ts';
import { CHANGE_LINES } from '#contract/ai/ai.messages.ts';
import { Change, Plan as PlanSchema } from '#contract/ai/plan/plan.schema.ts';
import type { Plan } from '#contract/ai/plan/planned.ts';
import type { OverrideReason, SafetyWarning } from '#contract/safety/warning.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, isRefused, messageOf } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { isAsked, isEmpty, keyOf } from '../conversation/exchange.ts';
import type { useKeptRuns } from '../conversation/use-kept-runs.ts';
import { refreshChanged } from './refresh-changed.ts';

const SKIPPED = { kind: 'skipped' } as const;

export type Applying = {
  reasons?: readonly OverrideReason[] | undefined;
  automatic?: boolean;
  /** Only these parts of a new order; the others remain open. */
  lines?: readonly number[] | undefined;
};

/** The outcome of applying: a failure may be corrected by a model, a missing reason only by a person. */
export type Applied =
  | { readonly kind: 'done' | 'skipped' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'undecided'; readonly warnings: readonly SafetyWarning[] };

/** Applies, undoes and dismisses proposals. The server does the work; this hook holds the progress. */
export function useProposals(
  kept: ReturnType<typeof useKeptRuns>,
  beforeSummary: () => Promise<boolean>,
) {
  /** Applies one proposal that waits. */
  const apply = async (
    runId: string,
    position: number,
    { reasons = [], automatic = false, lines }: Applying = {},
  ): Promise<Applied> => {
    const item = kept.find(runId)?.items.find((one) => one.position === position);
    if (item?.plan.kind !== 'change') return SKIPPED;
    if (!lines && (isAsked(item.plan) || isEmpty(item.plan.change))) return SKIPPED;
    if (item.state !== 'waiting' && item.state !== 'failed') return SKIPPED;
    const { change } = item.plan;
    const edited = kept.doing.current.get(keyOf(runId, position))?.plan !== undefined;
    kept.note(runId, position, { state: 'applying', message: CHANGE_LINES[change.type].doing });
    const choice = {
      position,
      override_reasons: [...reasons],
      ...(lines && { lines: [...lines] }),
      ...(edited && { change: z.encode(Change, change) }),
    };
    try {
      // The person's unsaved summary has to be on the server before the two are compared.
      if (change.type === 'save-summary' && !(await beforeSummary())) {
        kept.note(runId, position, null);
        return SKIPPED;
      }
      const body = { proposals: [choice], automatic, onSheet: true };
      const input = { params: { id: runId }, body };
      kept.put(await callApi(applyProposals, input));
      kept.note(runId, position, null);
      void refreshChanged();
      return { kind: 'done' };
    } catch (error) {
      const told = await warningsIn(error);
      kept.note(runId, position, null);
      if (told) {
        // The person's decision is missing; another answer from the model would not help.
        const plan = edited ? { plan: item.plan } : {};
        kept.note(runId, position, { ...plan, message: messageOf(error), told });
        return { kind: 'undecided', warnings: told };
      }
      kept.note(runId, position, {
        ...(edited && { plan: item.plan }),
        state: 'failed',
        message: `Error: ${messageOf(error)}`,
      });
      void kept.reread();
      return { kind: 'failed', error };
    }
  };

  const undo = async (runId: string, position: number): Promise<void> => {
    const item = kept.find(runId)?.items.find((one) => one.position === position);
    if (item?.state !== 'applied' || !item.canUndo) return;
    kept.note(runId, position, { state: 'undoing', message: 'Undoing...' });
    try {
      const input = { params: { id: runId }, body: { positions: [position] } };
      kept.put(await callApi(undoProposals, input));
      kept.note(runId, position, null);
      void refreshChanged();
    } catch (error) {
      const message = `Error: it could not be undone. ${messageOf(error)}`;
      // An action that the state no longer allows cannot be retried; a call that did not arrive can.
      const isOver = isRefused(error);
      kept.note(runId, position, null);
      kept.note(runId, position, { message, isOver });
    }
  };

  const dismiss = async (
    runId: string,
    position: number,
    lines?: readonly number[],
  ): Promise<void> => {
    try {
      const body = { positions: [position], ...(lines && { lines: [...lines] }) };
      const input = { params: { id: runId }, body };
      kept.put(await callApi(dismissProposals, input));
      kept.note(runId, position, null);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };

  /** Edits a proposal; the server keeps the edit for any device. Until it does, this screen has it. */
  const replan = async (runId: string, position: number, plan: Plan): Promise<void> => {
    kept.note(runId, position, { plan, told: [] });
    try {
      const input = { params: { id: runId }, body: { position, plan: z.encode(PlanSchema, plan) } };
      const run = await callApi(editProposal, input);
      // A later edit is on its way.
      if (kept.doing.current.get(keyOf(runId, position))?.plan !== plan) return;
      kept.put(run);
      kept.note(runId, position, null);
    } catch (error) {
      toast.info(`This edit is kept on this screen only. ${messageOf(error)}`);
    }
  };

  /** The person's unapplied edit of a proposal. */
  const editedOf = (runId: string, position: number) => {
    const plan = kept.doing.current.get(keyOf(runId, position))?.plan;
    return plan?.kind === 'change' && !isAsked(plan) ? plan.change : undefined;
  };

  return { apply, undo, dismiss, replan, editedOf };
}

/** The warnings for which the server requires reasons; null for any other error. */
async function warningsIn(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'reasons_needed') return null;
  const { refusedWarnings } = await import('./lazy-refused-warnings.ts');
  return refusedWarnings(error);
}
