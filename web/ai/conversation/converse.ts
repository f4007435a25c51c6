import type { Role } from '#contract/kernel/roles.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import type { useProposals } from '../changes/use-proposals.ts';
import type { AskingEvent } from './conversation.reducer.ts';
import type { Asked } from './question.ts';
import type { useKeptRuns } from './use-kept-runs.ts';

/** Consecutive corrections; after that, the person decides. */
const CORRECTIONS_MOST = 2;
/** Specification 2, section 9. */
const RESEND_AFTER_MS = 100;

/** The visit in question, and the records that an answer may change. */
export type Subject = {
  readonly visitId: string;
  readonly patientId: string;
  readonly role: Role;
  readonly kept: Pick<ReturnType<typeof useKeptRuns>, 'put' | 'reread'>;
  readonly apply: ReturnType<typeof useProposals>['apply'];
  /** The case summary as the screen shows it when the question is sent. */
  readonly summary: () => { readonly caseSummary: string; readonly summaryUpdatedAt: string };
};

export type Listening = {
  readonly signal: AbortSignal;
  readonly happen: (event: AskingEvent) => void;
};

/** Asks a question, then the corrections of its answer, until none is needed or `signal` aborts. */
export async function converse(
  first: Asked,
  subject: Subject,
  listening: Listening,
): Promise<void> {
  let correction = await askOnce(first, subject, listening);
  for (let corrections = 0; correction && corrections < CORRECTIONS_MOST; corrections += 1) {
    await new Promise((resolve) => setTimeout(resolve, RESEND_AFTER_MS));
    if (listening.signal.aborted) return;
    correction = await askOnce(correction, subject, listening);
  }
}

/** Returns the correction that the answer needs. */
async function askOnce(
  question: Asked,
  subject: Subject,
  listening: Listening,
): Promise<Asked | null> {
  const { signal, happen } = listening;
  happen({ type: 'asked', query: question.query });
  try {
    // Loaded with the first question, because opening a record does not need it.
    const { answerQuestion } = await import('./answer-question.ts');
    return await answerQuestion(question, subject, listening);
  } catch (error) {
    if (!signal.aborted) happen({ type: 'failed', question, message: messageOf(error) });
    return null;
  } finally {
    if (!signal.aborted) happen({ type: 'ended' });
  }
}
