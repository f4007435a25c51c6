import { useEffect, useReducer, useRef } from 'react';
import { aiResponseSaveError } from '#contract/ai/ai.messages.ts';
import { type AiOrigin, OFFLINE_SOURCE } from '#contract/ai/ai-run.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { updatePatient } from '#contract/patients/patients.endpoints.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { settleWaiting } from '../changes/lazy-settling.ts';
import { useProposals } from '../changes/use-proposals.ts';
import { askingReducer, IDLE, shownStopped } from './conversation.reducer.ts';
import type { Problem } from './correction.ts';
import { useKeptRuns } from './use-kept-runs.ts';

/** Specification 2, section 9. */
const RESEND_AFTER_MS = 100;
/** Consecutive corrections; after that, the person decides. */
const CORRECTIONS_MOST = 2;

// Loaded on first use, because opening a record does not need it.
const answering = () => import('./answering.ts');

export type Question = {
  readonly query: string;
  readonly image?: File | undefined;
  /** The question's origin, unless it is the note alone. */
  readonly origin?: AiOrigin;
  /** The answer that it follows. */
  readonly follows?: string;
};
type Asked = Question & { readonly corrects?: string };
type Conversation = {
  recordId: string;
  patientId: string;
  caseSummary: string;
  summaryUpdatedAt: string;
  /** Saves the person's edits of the summary; returns false when that fails. */
  saveSummary: () => Promise<boolean>;
};

export type ConversationState = ReturnType<typeof useConversation>;

/** The questions and answers of a visit, and the changes they led to. */
export function useConversation({ recordId, patientId, ...texts }: Conversation) {
  const { role } = useCurrentUser();
  const kept = useKeptRuns(recordId);
  const [asking, happen] = useReducer(askingReducer, IDLE);
  const { running, failure } = asking;
  const control = useRef<AbortController>(null);
  const corrections = useRef(0);
  const summary = useRef(texts);
  summary.current = texts;
  useEffect(() => () => control.current?.abort(), []);
  const proposals = useProposals(kept, () => summary.current.saveSummary());
  const stopped = shownStopped(asking, kept.exchanges[0]);
  // This screen's own answer is shown from the stream, another device's from its stored row.
  const exchanges = kept.exchanges.filter(
    ({ status }) => status !== 'running' || !(running || stopped),
  );

  const keepAnswer = async (suggestion: string): Promise<void> => {
    if (!mayCall(updatePatient, role)) return;
    const input = { params: { id: patientId }, body: { ai_response: suggestion } };
    await callApi(updatePatient, input).catch((error: unknown) =>
      toast.error(aiResponseSaveError(messageOf(error))),
    );
  };

  const answered = async (asked: Asked, signal: AbortSignal): Promise<void> => {
    const { query, image, corrects, follows } = asked;
    const origin = asked.origin ?? (image ? 'image' : 'note');
    const { caseSummary, summaryUpdatedAt } = summary.current;
    const { askAssistant, readContext, requestBody } = await answering();
    const context = await readContext(patientId);
    const body = requestBody(context, { recordId, query, caseSummary, summaryUpdatedAt });
    let text = '';
    const onText = (piece: string): void => {
      text += piece;
      if (!signal.aborted) happen({ type: 'wrote', written: { query, text } });
    };
    const went = { origin, ...(follows && { follows }), ...(corrects && { corrects }) };
    const input = { body: { ...body, ...went }, ...(image && { file: image }) };
    const answer = await askAssistant(input, { signal, onText });
    if (signal.aborted) return;
    if (answer.run) kept.put(answer.run);
    else await kept.reread();
    happen({ type: 'ended' });
    void keepAnswer(answer.suggestion);
    const asks = context.settings.askBeforeApplying;
    if (answer.run) await settle(answer.run, { signal, asks, origin });
  };

  /** Applies what needs no decision, and asks the model to correct what failed. */
  const settle = async (
    run: KeptRun,
    { signal, asks, origin }: { signal: AbortSignal; asks: boolean; origin: AiOrigin },
  ): Promise<void> => {
    const { correctionOf, isCorrectable, problemsOf } = await answering();
    const problems: Problem[] = [];
    for (const proposal of run.proposals) {
      // The page has been left: the rest stays proposed.
      if (signal.aborted) return;
      problems.push(...problemsOf(proposal));
      if (asks || proposal.needsWord || proposal.plan.kind !== 'change') continue;
      const { position, action: name } = proposal;
      const error = await proposals.apply(run.id, position, { automatic: true });
      if (isCorrectable(error)) problems.push({ name, message: `Error: ${messageOf(error)}` });
    }
    const mayCorrect = run.source !== OFFLINE_SOURCE && corrections.current < CORRECTIONS_MOST;
    if (problems.length === 0 || !mayCorrect) return;
    corrections.current += 1;
    await new Promise((resolve) => setTimeout(resolve, RESEND_AFTER_MS));
    if (signal.aborted) return;
    await send({ query: correctionOf(run, problems), corrects: run.id, origin });
  };

  const send = async (question: Asked): Promise<void> => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    happen({ type: 'asked', query: question.query });
    try {
      await answered(question, own.signal);
    } catch (error) {
      if (!own.signal.aborted) happen({ type: 'failed', question, message: messageOf(error) });
    } finally {
      if (control.current === own) happen({ type: 'ended' });
    }
  };

  return {
    exchanges,
    /** Earlier answers that could not be read. */
    missing: kept.isMissing ? kept.retry : null,
    running,
    failure,
    /** The text written before Stop, until the server shows it. */
    stopped,
    patientId,
    /** One question at a time: a second call waits for the first answer. */
    ask: (question: Question): void => {
      if (running) return;
      corrections.current = 0;
      void send(question);
    },
    stop: (): void => {
      control.current?.abort();
      happen({ type: 'stopped' });
      void kept.reread();
    },
    apply: (runId: string, position: number, reasons: readonly OverrideReason[]): void =>
      void proposals.apply(runId, position, { reasons }),
    undo: (runId: string, position: number): void => void proposals.undo(runId, position),
    dismiss: (runId: string, position: number): void => void proposals.dismiss(runId, position),
    replan: proposals.replan,
    /** Asks what to do with open proposals; returns false when the person goes back. */
    settleWaiting: (): Promise<boolean> =>
      settleWaiting({ visitId: recordId, role, editedOf: proposals.editedOf }),
  };
}
