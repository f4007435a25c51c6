import type { AiOrigin } from '#contract/ai/ai-run.ts';
import { besidesOrders, OFFLINE_SOURCE, withoutWords } from '#contract/ai/answer-lists.rules.ts';
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
 * The complaint as the paper has it. The drugs and tests that were proposed from the note are left out: those that
 * were accepted stand in their own parts, and a removed one must not be printed. One that waits for a choice of its
 * drug or test is printed. Of a note that the offline assistant read as it stands, its answer says what else is in it;
 * otherwise the words behind the proposals are removed from the note. `outsideTests` are printed in their own part.
 */
export function printedComplaint(
  note: string,
  answers: readonly NoteAnswer[],
  outsideTests: string,
): string {
  const read = answers.find(
    ({ query, source, origin }) =>
      source === OFFLINE_SOURCE && origin === 'note' && query.trim() === note.trim(),
  );
  const elsewhere = outsideTests.split('\n');
  const besides = read && !isPartlyRefused(read) ? besidesOrders(read.text, elsewhere) : null;
  if (read && besides !== null) {
    return [besides, ...read.items.flatMap(toChoose)].filter(Boolean).join('\n');
  }
  const items = answers.flatMap((answer) => (answer.origin === 'note' ? answer.items : []));
  const kept = new Set(items.flatMap(toChoose));
  return withoutWords(
    note,
    items.flatMap(({ plan }) => orderWords(plan)).filter((words) => !kept.has(words)),
  );
}

/** The note's words behind the drugs and tests of a planned order. */
function orderWords(plan: Plan): readonly string[] {
  if (plan.kind !== 'change' || !plan.change.type.endsWith('-order')) return [];
  return (plan.words ?? []).map(({ words }) => words);
}

/** The note's words behind the drugs and tests that are still to be chosen. */
function toChoose({ plan, state }: NoteAnswer['items'][number]): readonly string[] {
  if (plan.kind !== 'change' || !OPEN.has(state)) return [];
  return [...plan.askedDrugs, ...plan.askedTests].map(
    ({ written }) => plan.words?.find(({ of }) => of === written)?.words ?? written,
  );
}

const OPEN: ReadonlySet<string> = new Set(['waiting', 'failed', 'applying']);

/** Whether a proposal is not decided yet. */
export const isOpenState = (state: string): boolean => OPEN.has(state);

/** Whether the answer has orders that became no proposal. */
const isPartlyRefused = ({ problem, items }: NoteAnswer): boolean =>
  problem !== null ||
  items.some(
    ({ plan }) =>
      plan.kind === 'refused' || (plan.kind === 'change' && (plan.refusedLines ?? []).length > 0),
  );
