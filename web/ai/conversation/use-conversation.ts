import { useRef } from 'react';
import type { Plan } from '#contract/ai/plan/planned.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { settleWaiting } from '../changes/lazy-settling.ts';
import { type Applying, useProposals } from '../changes/use-proposals.ts';
import { shownStopped } from './conversation.reducer.ts';
import { useAsking } from './use-asking.ts';
import { useKeptRuns } from './use-kept-runs.ts';

type Conversation = {
  visitId: string;
  patientId: string;
  caseSummary: string;
  summaryUpdatedAt: string;
  /** Saves the person's edits of the summary; returns false when that fails. */
  saveSummary: () => Promise<boolean>;
};

export type ConversationState = ReturnType<typeof useConversation>;

/** The questions and answers of a visit, and the changes they led to. */
export function useConversation({ visitId, patientId, ...texts }: Conversation) {
  const { role } = useCurrentUser();
  const kept = useKeptRuns(visitId);
  const latest = useRef(texts);
  latest.current = texts;
  const proposals = useProposals(kept, () => latest.current.saveSummary());
  const { apply, undo, dismiss, replan, editedOf } = proposals;
  const summary = () => latest.current;
  const { asking, ask, stop } = useAsking({ visitId, patientId, role, kept, apply, summary });
  const { running, failure } = asking;
  const stopped = shownStopped(asking, kept.exchanges[0]);
  return {
    // This screen's own answer is shown from the stream, another device's from its stored row.
    exchanges: kept.exchanges.filter(({ status }) => status !== 'running' || !(running || stopped)),
    isLoading: kept.isLoading,
    /** Earlier answers that could not be read. */
    missing: kept.isMissing ? kept.retry : null,
    running,
    failure,
    /** The text written before Stop, until the server shows it. */
    stopped,
    visitId,
    patientId,
    ask,
    stop,
    apply: (runId: string, position: number, how: Applying): void =>
      void apply(runId, position, how),
    undo: (runId: string, position: number): void => void undo(runId, position),
    dismiss: (runId: string, position: number, lines?: readonly number[]): void =>
      void dismiss(runId, position, lines),
    /** Accepts what waits, without serious warnings and open questions; returns how many proposals that were. */
    acceptAll: async (): Promise<number> => {
      const { acceptAll } = await import('../rows/accept-all.ts');
      return acceptAll(kept.exchanges, { role, apply });
    },
    replan: (runId: string, position: number, plan: Plan): void =>
      void replan(runId, position, plan),
    /** Asks what to do with open proposals. */
    settleWaiting: () => settleWaiting({ visitId, role, editedOf }),
  };
}
