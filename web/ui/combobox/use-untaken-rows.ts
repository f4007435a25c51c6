import { useState } from 'react';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';

/** The rows that Enter did not take. */
export type UntakenRowsState = {
  readonly rows: readonly string[];
  /** Enter did not take this text; null once the field is left. */
  refuse(text: string | null): void;
  /** The text of the field after a change: once a row is refused, what is typed behind it is the next row. */
  typed(text: string): string;
  leave(row: string): void;
  remove(row: string): void;
};

/**
 * Rows of a field that Enter did not take, because no option fits exactly or it is taken already. A doctor who looks
 * at the keyboard types on: the next row must not become a part of the last one. A space continues the refused row,
 * and so does a digit, or a letter that still makes the name of an option. Kept under a name until they are taken,
 * like the text of a field.
 */
export function useUntakenRows(
  keptAs: string | undefined,
  isName: (text: string) => boolean,
): UntakenRowsState {
  const [kept, keep] = useKeptText(keptAs);
  const [refused, refuse] = useState<string | null>(null);
  const rows = kept === '' ? [] : kept.split('\n');
  const leave = (row: string): void =>
    keep((now) => [...new Set([...now.split('\n'), row.trim()])].filter(Boolean).join('\n'));
  return {
    rows,
    refuse,
    leave,
    remove: (row) =>
      keep((now) =>
        now
          .split('\n')
          .filter((one) => one !== row)
          .join('\n'),
      ),
    typed(text) {
      refuse(null);
      if (refused === null || !text.startsWith(refused)) return text;
      const next = text.slice(refused.length);
      if (!/^\p{L}/u.test(next) || isName(text)) return text;
      leave(refused);
      return next;
    },
  };
}
