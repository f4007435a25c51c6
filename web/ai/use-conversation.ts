import { useEffect, useRef, useState } from 'react';
import { noteOutcome } from '#contract/ai/ai.endpoints.ts';
import {
  aiResponseSaveError,
  CHANGE_LINES,
  EXACT_NAMES_REMINDER,
} from '#contract/ai/ai.messages.ts';
import { type AiOutcome, OFFLINE_SOURCE } from '#contract/ai/ai-run.ts';
import type { Plan } from '#contract/ai/plan/planned.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { listPatientLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { getPatient, updatePatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getQueueEntry } from '#contract/queue/queue.endpoints.ts';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { invalidate } from '#web/lib/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { type Exchange, type Item, isAsked, isEmpty } from './exchange.ts';

/** Specification 2, section 9. */
const RESEND_AFTER_MS = 100;
const CORRECTIONS_MOST = 2;

export type Question = { readonly query: string; readonly image?: File | undefined };
type Conversation = {
  recordId: string;
  patientId: string;
  caseSummary: string;
  summaryUpdatedAt: string;
  saveSummary: (text: string) => Promise<void>;
};

export type ConversationState = ReturnType<typeof useConversation>;

/** What was asked and answered in a record since it was opened, and what came of it. */
export function useConversation({ recordId, patientId, ...texts }: Conversation) {
  const { role } = useCurrentUser();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [running, setRunning] = useState<{ query: string; text: string } | null>(null);
  const [failure, setFailure] = useState<(Question & { message: string }) | null>(null);
  const book = useRef<readonly Exchange[]>([]);
  const control = useRef<AbortController>(null);
  const corrections = useRef(0);
  const summary = useRef(texts);
  summary.current = texts;
  useEffect(() => () => control.current?.abort(), []);

  const write = (next: readonly Exchange[]): void => {
    book.current = next;
    setExchanges(next);
  };
  const itemOf = (id: number, position: number) =>
    book.current.find((one) => one.id === id)?.items.find((item) => item.position === position);
  const change = (id: number, position: number, changes: Partial<Item>): void =>
    write(
      book.current.map((one) =>
        one.id === id
          ? {
              ...one,
              items: one.items.map((item) =>
                item.position === position ? { ...item, ...changes } : item,
              ),
            }
          : one,
      ),
    );
  const note = (exchange: Exchange, item: Item, outcome: AiOutcome, detail: string): void => {
    const body = { position: item.position, action: item.name.slice(0, 60), outcome, detail };
    // What is kept for later must not hold up the doctor.
    void callApi(noteOutcome, { params: { id: exchange.runId }, body }).catch(() => undefined);
  };

  /** Makes the change of an item; answers what went wrong. */
  const apply = async (exchange: Exchange, position: number): Promise<string | null> => {
    const item = itemOf(exchange.id, position);
    if (item?.plan.kind !== 'change' || isAsked(item.plan) || isEmpty(item.plan.change))
      return null;
    if (item.state !== 'proposed' && item.state !== 'failed') return null;
    const what = item.plan.change;
    const lines = CHANGE_LINES[what.type];
    change(exchange.id, position, { state: 'applying', message: lines.doing });
    try {
      const { makeChange } = await import('./make-change.ts');
      const undo = await makeChange(what, {
        before: exchange.context,
        caseSummary: exchange.caseSummary,
        saveSummary: summary.current.saveSummary,
        idempotencyKey: item.idempotencyKey,
      });
      change(exchange.id, position, { state: 'applied', message: lines.done, undo });
      note(exchange, item, 'applied', lines.done);
      void refresh();
      return null;
    } catch (error) {
      const message = `Error: ${messageOf(error)}`;
      change(exchange.id, position, { state: 'failed', message });
      note(exchange, item, 'failed', message);
      return message;
    }
  };

  const undo = async (exchange: Exchange, position: number): Promise<void> => {
    const item = itemOf(exchange.id, position);
    if (item?.state !== 'applied' || !item.undo) return;
    change(exchange.id, position, { state: 'undoing', message: 'Undoing...' });
    try {
      await item.undo();
      change(exchange.id, position, { state: 'undone', message: 'Undone.', undo: null });
      note(exchange, item, 'undone', '');
      void refresh();
    } catch (error) {
      const message = `Error: it could not be undone. ${messageOf(error)}`;
      change(exchange.id, position, { state: 'applied', message });
    }
  };

  const dismiss = (exchange: Exchange, position: number): void => {
    const item = itemOf(exchange.id, position);
    if (!item) return;
    change(exchange.id, position, { state: 'dismissed', message: 'Dismissed.' });
    note(exchange, item, 'dismissed', '');
  };

  const keepAnswer = async (suggestion: string): Promise<void> => {
    if (!mayCall(updatePatient, role)) return;
    const input = { params: { id: patientId }, body: { ai_response: suggestion } };
    await callApi(updatePatient, input).catch((error: unknown) =>
      toast.error(aiResponseSaveError(messageOf(error))),
    );
  };

  const answered = async ({ query, image }: Question, signal: AbortSignal): Promise<void> => {
    const { caseSummary, summaryUpdatedAt } = summary.current;
    const { askAssistant, readContext, requestBody, weighAnswer } = await import('./answering.ts');
    const context = await readContext(patientId);
    const body = requestBody(context, { recordId, query, caseSummary, summaryUpdatedAt });
    let text = '';
    const onText = (piece: string): void => {
      text += piece;
      setRunning({ query, text });
    };
    const input = { body, ...(image && { file: image }) };
    const answer = await askAssistant(input, { signal, onText });
    const { actions, ...read } = weighAnswer(answer.suggestion, context, { recordId, caseSummary });
    const exchange: Exchange = {
      ...read,
      id: (book.current[0]?.id ?? 0) + 1,
      query,
      runId: answer.runId,
      source: answer.source,
      original: answer.suggestion,
      context,
      caseSummary,
      items: actions
        .filter(({ key }) => !isDone(book.current, key))
        .map(({ name, key, plan }, position) => ({ ...begin(plan), name, key, position })),
    };
    write([exchange, ...book.current]);
    setRunning(null);
    void keepAnswer(answer.suggestion);
    await settle(exchange);
  };

  /** Applies what needs no word of a person, and has the model correct what could not be done. */
  const settle = async (exchange: Exchange): Promise<void> => {
    const { askBeforeApplying } = exchange.context.settings;
    const problems: string[] = [];
    for (const { plan, position, name } of exchange.items) {
      const problem =
        plan.kind === 'refused'
          ? plan.message
          : askBeforeApplying
            ? null
            : await apply(exchange, position);
      if (problem) problems.push(`${name}: ${problem}`);
    }
    const mayCorrect = exchange.source !== OFFLINE_SOURCE && problems.length > 0;
    if (!mayCorrect || corrections.current >= CORRECTIONS_MOST) {
      corrections.current = 0;
      return;
    }
    corrections.current += 1;
    await new Promise((resolve) => setTimeout(resolve, RESEND_AFTER_MS));
    if (!control.current?.signal.aborted) await send({ query: correctionOf(exchange, problems) });
  };

  const send = async (question: Question): Promise<void> => {
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
    exchanges,
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
    apply: (exchange: Exchange, position: number): void => void apply(exchange, position),
    undo: (exchange: Exchange, position: number): void => void undo(exchange, position),
    dismiss,
    replan: (exchange: Exchange, position: number, plan: Plan): void =>
      change(exchange.id, position, { plan }),
  };
}

function begin(plan: Plan): Omit<Item, 'name' | 'key' | 'position'> {
  const isRefused = plan.kind === 'refused';
  return {
    plan,
    state: isRefused ? 'failed' : 'proposed',
    message: isRefused ? `Error: ${plan.message}` : '',
    undo: null,
    idempotencyKey: crypto.randomUUID(),
  };
}

/** An action that was applied is not applied again, however often the model repeats it. */
function isDone(exchanges: readonly Exchange[], key: string): boolean {
  return exchanges.some(({ items }) =>
    items.some((item) => item.key === key && key !== '' && item.state === 'applied'),
  );
}

function correctionOf({ items }: Exchange, problems: readonly string[]): string {
  const isPharmacy = problems.some((problem) => problem.includes('pharmacy_order'));
  const done = items.filter(({ plan, state }) => plan.kind !== 'refused' && state !== 'failed');
  return [
    'These actions of your last answer could not be carried out:',
    ...problems.map((problem) => `- ${problem}`),
    ...(isPharmacy ? [EXACT_NAMES_REMINDER] : []),
    'Please correct only these actions and send them again.',
    ...(done.length > 0
      ? [`Do not repeat what was understood: ${done.map(({ name }) => name).join(', ')}.`]
      : []),
  ].join('\n');
}

function refresh(): Promise<void> {
  return invalidate(
    listPatientPharmacyOrders,
    listPatientLabOrders,
    listPastComplaints,
    getPatient,
    getQueueEntry,
    getClinicSettings,
  );
}
