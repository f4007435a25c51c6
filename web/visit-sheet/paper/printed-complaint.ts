import type { AiOrigin } from '#contract/ai/ai-run.ts';
import { besidesOrders, OFFLINE_SOURCE } from '#contract/ai/answer-lists.rules.ts';

/** A question to the assistant with its answer. */
export type NoteAnswer = {
  readonly query: string;
  readonly source: string;
  readonly origin: AiOrigin;
  readonly text: string;
};

/**
 * The complaint as the paper has it. Of a note that was read as it stands, the drugs and tests are left
 * out: those that were accepted stand in their own parts, and a removed one must not be printed.
 */
export function printedComplaint(note: string, answers: readonly NoteAnswer[]): string {
  const read = answers.find(
    ({ query, source, origin }) =>
      source === OFFLINE_SOURCE && origin === 'note' && query.trim() === note.trim(),
  );
  return (read && besidesOrders(read.text)) ?? note;
}
