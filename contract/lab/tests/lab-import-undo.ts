import { z } from 'zod';
import { Instant } from '../../kernel/dates.ts';
import { Id } from '../../kernel/fields.ts';
import { UNDO_IMPORT_MESSAGES } from '../../kernel/undo/import-undo.messages.ts';

/** How long an import of tests can be undone. */
export const LAB_IMPORT_UNDO_MINUTES = 60;

/** An import of tests that can be undone. */
export const RecentLabImport = z.object({
  id: Id,
  added: z.int(),
  updated: z.int(),
  at: Instant,
  /** Until when it can be undone. */
  until: Instant,
  by: z.string(),
});
export type RecentLabImport = z.output<typeof RecentLabImport>;

/** `left` names at most 100 tests that were changed or ordered since, and stay as they are. */
export const UndoneLabImport = z.object({
  message: z.string(),
  undone: z.int(),
  left: z.array(z.string()),
});

const NAMED = 5;
function namesInShort(names: readonly string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

export const LAB_IMPORT_UNDO_MESSAGES = {
  ...UNDO_IMPORT_MESSAGES,
  allTouched: (names: readonly string[]) =>
    `Nothing was undone. Changed or ordered since: ${namesInShort(names)}.`,
  undone: (undone: number, left: readonly string[]) =>
    left.length === 0
      ? UNDO_IMPORT_MESSAGES.allUndone
      : `The import was undone for ${undone} ${undone === 1 ? 'test' : 'tests'}. Changed or ordered since, and left as they are: ${namesInShort(left)}.`,
} as const;
