import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
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

/** `left` names at most 100 drugs that were sold, ordered or changed since, and stay as they are. */
export const UndoneImport = z.object({
  message: z.string(),
  undone: z.int(),
  left: z.array(z.string()),
});

export const IMPORT_UNDO_MESSAGES = {
  undoneAlready: 'This import was undone already.',
  tooLate: 'It is too late to undo this: an import can be undone for an hour.',
  failed: 'Failed to undo the import',
  notFound: 'This import was not found.',
  allTouched: (names: readonly string[]) =>
    `Nothing was undone: ${namesInShort(names)} ${names.length === 1 ? 'was' : 'were'} sold, ordered, changed or imported again since. Correct the stock by hand.`,
  undone: (undone: number, left: readonly string[]) =>
    left.length === 0
      ? 'The import was undone.'
      : `The import was undone for ${undone} ${undone === 1 ? 'drug' : 'drugs'}. Sold, ordered, changed or imported again since, and left as they are: ${namesInShort(left)}.`,
} as const;
