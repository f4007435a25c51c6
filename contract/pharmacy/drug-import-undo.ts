import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { UNDO_IMPORT_MESSAGES } from '../kernel/undo/import-undo.messages.ts';
import { namesInShort } from './drug.messages.ts';
import { IMPORT_MODES } from './drug-import.ts';

/** How long an import can be undone. */
export const IMPORT_UNDO_MINUTES = 60;

/** An import that can be undone: by whom, and what it did. */
export const RecentDrugImport = z.object({
  id: Id,
  mode: z.enum(IMPORT_MODES),
  added: z.int(),
  updated: z.int(),
  at: Instant,
  /** Until when it can be undone. */
  until: Instant,
  by: z.string(),
});
export type RecentDrugImport = z.output<typeof RecentDrugImport>;

/** `left` names at most 100 drugs that were sold, ordered, changed or imported since, and stay as they are. */
export const UndoneImport = z.object({
  message: z.string(),
  undone: z.int(),
  left: z.array(z.string()),
});

export const IMPORT_UNDO_MESSAGES = {
  ...UNDO_IMPORT_MESSAGES,
  allTouched: (names: readonly string[]) =>
    `Nothing was undone: ${namesInShort(names)} ${names.length === 1 ? 'was' : 'were'} sold, ordered, changed or imported again since. Correct the stock by hand.`,
  undone: ({ undone, left = [], waiting = [], taken = [] }: Undone) =>
    [
      undoneSentence(undone, left.length + waiting.length),
      left.length > 0 &&
        `Sold, ordered, changed or imported again since, and left as they are: ${namesInShort(left)}.`,
      waiting.length > 0 &&
        `Imported again since, and taken back when that import is undone too: ${namesInShort(waiting)}.`,
      taken.length > 0 &&
        `Also taken back, of an import that was undone before: ${namesInShort(taken)}.`,
    ]
      .filter(Boolean)
      .join(' '),
} as const;

type Undone = {
  readonly undone: number;
  /** Drugs that stay as they are. */
  readonly left?: readonly string[];
  /** Drugs that stay until a later import is undone. */
  readonly waiting?: readonly string[];
  /** Drugs of imports that were undone before, and waited for this undo. */
  readonly taken?: readonly string[];
};

function undoneSentence(undone: number, stay: number): string {
  if (stay === 0) return UNDO_IMPORT_MESSAGES.allUndone;
  if (undone === 0) return 'Nothing is undone yet.';
  return `The import was undone for ${undone} ${undone === 1 ? 'drug' : 'drugs'}.`;
}
