import { useEffect, useRef, useState } from 'react';
import { noteOutcome } from '#contract/ai/ai.endpoints.ts';
import { aiResponseSaveError, CHANGE_LINES } from '#contract/ai/ai.messages.ts';
import { type AiOrigin, type AiOutcome, OFFLINE_SOURCE } from '#contract/ai/ai-run.ts';
import type { Plan } from '#contract/ai/plan/planned.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { updatePatient } from '#contract/patients/patients.endpoints.ts';
import type { OverrideReason, SafetyWarning } from '#contract/safety/warning.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { Problem } from './correction.ts';
import { type Exchange, type Item, isAsked, isEmpty } from './exchange.ts';
import type { SaveSummary } from './make-change.ts';
import { useExchanges } from './use-exchanges.ts';

/** Specification 2, section 9. */
const RESEND_AFTER_MS = 100;
/** In a row; after that a person says how it goes on. */
const CORRECTIONS_MOST = 2;

// What an open record does not need is loaded when it is used first.
const answering = () => import('./answering.ts');
const making = () => import('./make-change.ts');

export type Question = {
  readonly query: string;
  readonly image?: File | undefined;
  /** What it is about, where that is not the note alone. */
  readonly origin?: AiOrigin;
  /** The answer that it goes on from. */
  readonly follows?: string;
};
type Asked = Question & {
  readonly corrects?: ReadonlySet<string>;
  readonly correctsRun?: string;
};
type Conversation = {
  recordId: string;
  patientId: string;
  caseSummary: string;
  summaryUpdatedAt: string;
  saveSummary: SaveSummary;
};

export type ConversationState = ReturnType<typeof useConversation>;

/** What was asked and answered in a record since it was opened, and what came of it. */
export function useConversation({ recordId, patientId, ...texts }: Conversation) {
  const { role } = useCurrentUser();
  const book = useExchanges();
  const [running, setRunning] = useState<{ query: string; text: string } | null>(null);
  const [failure, setFailure] = useState<(Question & { message: string }) | null>(null);
  const control = useRef<AbortController>(null);
  const corrections = useRef(0);
  const summary = useRef(texts);
  summary.current = texts;
  useEffect(() => () => control.current?.abort(), []);

  const note = (exchange: Exchange, item: Item, outcome: AiOutcome, detail: string): void => {
    const body = { position: item.position, action: item.name.slice(0, 60), outcome, detail };
    // What is kept for later must not hold up the doctor.
    void callApi(noteOutcome, { params: { id: exchange.runId }, body }).catch(() => undefined);
  };

  /** Makes the change of an item; answers the error that a model might correct. */
  const apply = async (
    exchange: Exchange,
    position: number,
    reasons: readonly OverrideReason[] = [],
  ): Promise<unknown> => {
    const item = book.itemOf(exchange.id, position);
    if (item?.plan.kind !== 'change' || isAsked(item.plan)) return null;
    const what = item.plan.change;
    if (isEmpty(what)) return null;
    if (item.state !== 'proposed' && item.state !== 'failed') return null;
    const lines = CHANGE_LINES[what.type];
    book.change(exchange.id, position, { state: 'applying', message: lines.doing });
    try {
      const { makeChange, refreshChanged } = await making();
      const undo = await makeChange(what, {
        before: exchange.context,
        caseSummary: exchange.caseSummary,
        saveSummary: (text, from) => summary.current.saveSummary(text, from),
        idempotencyKey: item.idempotencyKey,
        reasons,
        runId: exchange.runId,
      });
      book.change(exchange.id, position, { state: 'applied', message: lines.done, undo });
      note(exchange, item, 'applied', lines.done);
      void refreshChanged();
      return null;
    } catch (error) {
      const told = await warningsIn(error);
      if (told) {
        // A person's word is missing, and no other answer of the model would do.
        book.change(exchange.id, position, { state: 'proposed', message: messageOf(error), told });
        return null;
      }
      const message = `Error: ${messageOf(error)}`;
      book.change(exchange.id, position, { state: 'failed', message });
      note(exchange, item, 'failed', message);
      return error;
    }
  };

  const undo = async (exchange: Exchange, position: number): Promise<void> => {
    const item = book.itemOf(exchange.id, position);
    if (item?.state !== 'applied' || !item.undo) return;
    book.change(exchange.id, position, { state: 'undoing', message: 'Undoing...' });
    try {
      await item.undo();
      book.change(exchange.id, position, { state: 'undone', message: 'Undone.', undo: null });
      note(exchange, item, 'undone', '');
      void (await making()).refreshChanged();
    } catch (error) {
      const message = `Error: it could not be undone. ${messageOf(error)}`;
      // What the state does not allow now it never will again; what did not arrive can be tried again.
      const isOver = error instanceof ApiError && [404, 409].includes(error.status);
      const left = isOver ? null : item.undo;
      book.change(exchange.id, position, { state: 'applied', message, undo: left });
    }
  };

  const dismiss = (exchange: Exchange, position: number): void => {
    const item = book.itemOf(exchange.id, position);
    if (item?.state !== 'proposed' && item?.state !== 'failed') return;
    book.change(exchange.id, position, { state: 'dismissed', message: 'Dismissed.' });
    note(exchange, item, 'dismissed', '');
  };

  const keepAnswer = async (suggestion: string): Promise<void> => {
    if (!mayCall(updatePatient, role)) return;
    const input = { params: { id: patientId }, body: { ai_response: suggestion } };
    await callApi(updatePatient, input).catch((error: unknown) =>
      toast.error(aiResponseSaveError(messageOf(error))),
    );
  };

  const answered = async (asked: Asked, signal: AbortSignal): Promise<void> => {
    const { query, image, corrects = null, correctsRun, follows } = asked;
    const origin = asked.origin ?? (image ? 'image' : 'note');
    const { caseSummary, summaryUpdatedAt } = summary.current;
    const { askAssistant, readContext, requestBody, weighAnswer } = await answering();
    const context = await readContext(patientId);
    const body = requestBody(context, { recordId, query, caseSummary, summaryUpdatedAt });
    let text = '';
    const onText = (piece: string): void => {
      text += piece;
      if (!signal.aborted) setRunning({ query, text });
    };
    const went = {
      origin,
      ...(follows && { follows }),
      ...(correctsRun && { corrects: correctsRun }),
    };
    const input = { body: { ...body, ...went }, ...(image && { file: image }) };
    const answer = await askAssistant(input, { signal, onText });
    if (signal.aborted) return;
    const about = { recordId, caseSummary, role, origin };
    const weighed = weighAnswer(answer.suggestion, context, about);
    const { actions, waits, ...read } = weighed;
    const exchange = book.add(actions, {
      ...read,
      query,
      runId: answer.runId,
      source: answer.source,
      original: answer.suggestion,
      context,
      caseSummary,
      origin,
      corrects,
    });
    setRunning(null);
    void keepAnswer(answer.suggestion);
    await settle(exchange, signal, waits);
  };

  /** Applies what needs no word of a person, and has the model correct what could not be done. */
  const settle = async (
    exchange: Exchange,
    signal: AbortSignal,
    waits: (plan: Plan) => boolean,
  ): Promise<void> => {
    const { correctionOf, isCorrectable } = await answering();
    const { items, corrects, source, context } = exchange;
    const problems: Problem[] = [];
    for (const item of items) {
      // Nobody would see what else is made; it stays proposed.
      if (signal.aborted) return;
      const { plan, position, name, isRepeat, written } = item;
      if (plan.kind === 'refused') {
        note(exchange, item, 'failed', plan.message);
        problems.push({ name, message: plan.message, written });
        continue;
      }
      if (plan.kind === 'change') {
        problems.push(...(plan.refusedLines ?? []).map((line) => ({ name, ...line })));
      }
      // An answer that corrects another brings nothing else about.
      const isForeign = corrects !== null && !corrects.has(name);
      if (context.settings.askBeforeApplying || isRepeat || isForeign || waits(plan)) continue;
      const error = await apply(exchange, position);
      if (isCorrectable(error)) problems.push({ name, message: `Error: ${messageOf(error)}` });
    }
    const mayCorrect = source !== OFFLINE_SOURCE && corrections.current < CORRECTIONS_MOST;
    if (problems.length === 0 || !mayCorrect) return;
    corrections.current += 1;
    await new Promise((resolve) => setTimeout(resolve, RESEND_AFTER_MS));
    if (signal.aborted) return;
    const query = correctionOf(book.find(exchange.id) ?? exchange, problems);
    const corrected = new Set(problems.map(({ name }) => name));
    await send({
      query,
      corrects: corrected,
      correctsRun: exchange.runId,
      origin: exchange.origin,
    });
  };

  const send = async (question: Asked): Promise<void> => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    setFailure(null);
    setRunning({ query: question.query, text: '' });
    try {
      await answered(question, own.signal);
    } catch (error) {
      if (!own.signal.aborted) setFailure({ ...question, message: messageOf(error) });
    } finally {
      if (control.current === own) setRunning(null);
    }
  };

  return {
    exchanges: book.exchanges,
    running,
    failure,
    /** Once at a time: what is being answered is waited for. */
    ask: (question: Question): void => {
      if (running) return;
      corrections.current = 0;
      void send(question);
    },
    stop: (): void => {
      control.current?.abort();
      setRunning(null);
    },
    apply: (exchange: Exchange, position: number, reasons: readonly OverrideReason[]): void =>
      void apply(exchange, position, reasons),
    undo: (exchange: Exchange, position: number): void => void undo(exchange, position),
    dismiss,
    replan: (exchange: Exchange, position: number, plan: Plan): void =>
      book.change(exchange.id, position, { plan, told: [] }),
  };
}

/** The warnings for which the server wants reasons; null when it has refused something else. */
async function warningsIn(error: unknown): Promise<readonly SafetyWarning[] | null> {
  if (!(error instanceof ApiError) || error.code !== 'reasons_needed') return null;
  // Comes with what makes the change: a record is opened without it.
  const { refusedWarnings } = await import('./make-change.ts');
  return refusedWarnings(error);
}
