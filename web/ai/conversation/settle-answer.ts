import { type AiOrigin, OFFLINE_SOURCE } from '#contract/ai/ai-run.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import type { Subject } from './converse.ts';
import { correctionOf, isCorrectable, type Problem, problemsOf } from './correction.ts';
import type { Asked } from './question.ts';

type Settling = {
  readonly apply: Subject['apply'];
  readonly signal: AbortSignal;
  /** The clinic confirms every change. */
  readonly asks: boolean;
  readonly origin: AiOrigin;
};

/** Applies what needs no decision; returns the question that asks the model to correct the rest. */
export async function settleAnswer(run: KeptRun, settling: Settling): Promise<Asked | null> {
  const problems: Problem[] = [];
  for (const proposal of run.proposals) {
    // The page has been left: the rest stays proposed.
    if (settling.signal.aborted) return null;
    problems.push(...problemsOf(proposal));
    if (settling.asks || proposal.needsWord || proposal.plan.kind !== 'change') continue;
    const { position, action: name } = proposal;
    const applied = await settling.apply(run.id, position, { automatic: true });
    if (applied.kind === 'failed' && isCorrectable(applied.error)) {
      problems.push({ name, message: `Error: ${messageOf(applied.error)}` });
    }
  }
  if (problems.length === 0 || run.source === OFFLINE_SOURCE) return null;
  return { query: correctionOf(run, problems), corrects: run.id, origin: settling.origin };
}
