import type { AiOrigin } from '#contract/ai/ai-run.ts';
import { besidesOrders, OFFLINE_SOURCE } from '#contract/ai/answer-lists.rules.ts';
import type { Plan } from '#contract/ai/plan/planned.ts';

/** A question to the assistant with its answer and proposals. */
export type NoteAnswer = {
  readonly query: string;
  readonly source: string;
  readonly origin: AiOrigin;
  readonly text: string;
  /** Why the calls of the answer could not be parsed. */
  readonly problem: string | null;
  readonly items: readonly { readonly plan: Plan; readonly state: string }[];
};

/**
 * The complaint as the paper has it. Of a note that was read as it stands, the drugs and tests that were
 * proposed are left out: those that were accepted stand in their own parts, and a removed one must not be
 * printed. One that waits for a choice of its drug or test is printed.
 */
export function printedComplaint(note: string, answers: readonly NoteAnswer[]): string {
  const read = answers.find(
    ({ query, source, origin }) =>
      source === OFFLINE_SOURCE && origin === 'note' && query.trim() === note.trim(),
  );
  const besides = read && !isPartlyRefused(read) ? besidesOrders(read.text) : null;
  if (!read || besides === null) return note;
  return [besides, ...read.items.flatMap(toChoose)].filter(Boolean).join('\n');
}

/** The note's words behind the drugs and tests that are still to be chosen. */
function toChoose({ plan, state }: NoteAnswer['items'][number]): readonly string[] {
  if (plan.kind !== 'change' || !OPEN.has(state)) return [];
  return [...plan.askedDrugs, ...plan.askedTests].map(
    ({ written }) => plan.words?.find(({ of }) => of === written)?.words ?? written,
  );
}

const OPEN: ReadonlySet<string> = new Set(['waiting', 'failed', 'applying']);

/** Whether the answer has orders that became no proposal. */
const isPartlyRefused = ({ problem, items }: NoteAnswer): boolean =>
  problem !== null ||
  items.some(
    ({ plan }) =>
      plan.kind === 'refused' || (plan.kind === 'change' && (plan.refusedLines ?? []).length > 0),
  );
