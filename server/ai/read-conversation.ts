import type { ClinicScope } from '../platform/scope.ts';
import { findPreviousRun, type PreviousRun } from './ai-run.store.ts';
import type { Turn } from './prompt/turns.ts';

/** How many answers back the chain is read, and how many of them are sent. */
const FURTHEST = 20;
const TURNS_MOST = 6;

/**
 * Reads the notes and answers that lead to `last`, oldest first, of the same user in the same
 * visit. Of a long conversation it returns the first note and the newest turns.
 */
export async function readConversation(
  { tx, actor }: ClinicScope,
  last: PreviousRun,
): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  let run: PreviousRun | undefined = last;
  for (let back = 0; run && back < FURTHEST; back += 1) {
    const isOwn: boolean = run.asked_by === actor.id && run.visit_id === last.visit_id;
    if (!isOwn) break;
    const { query, proposal, is_correction: isCorrection } = run;
    const before: string | null = run.previous_run_id;
    if (query && proposal) turns.unshift({ query, isCorrection, answer: proposal });
    run = before ? await findPreviousRun(tx, before) : undefined;
  }
  return turns.length > TURNS_MOST ? [...turns.slice(0, 1), ...turns.slice(1 - TURNS_MOST)] : turns;
}
