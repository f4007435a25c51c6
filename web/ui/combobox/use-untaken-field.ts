import { type RefObject, useRef } from 'react';
import { useUntakenRows } from './use-untaken-rows.ts';

type UntakenField = {
  /** The name under which they are kept; without it, an untaken text stays in the field. */
  keptAs: string | undefined;
  text: string;
  setText: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Whether a text still makes the name of an option. */
  isName: (text: string) => boolean;
};

export const isPartOf = (text: string, name: string): boolean =>
  name.toLowerCase().includes(text.trim().toLowerCase());

/** The rows that Enter did not take above a field: `shown` are the props of `UntakenRows`. */
export function useUntakenField({ keptAs, text, setText, inputRef, isName }: UntakenField) {
  const untaken = useUntakenRows(keptAs, isName);
  const pasted = useRef<string[]>([]);
  return {
    onText: (typed: string): void => setText(untaken.typed(typed)),
    /** A field that lists no rows keeps its text. A command is not a row. */
    refuse: (row: string | null): void => {
      if (keptAs !== undefined) untaken.refuse(row?.trimStart().startsWith('/') ? null : row);
    },
    /** Puts the first of several pasted rows into the field, and the others above it. */
    paste: ([first = '', ...others]: readonly string[]): void => {
      for (const row of others) untaken.leave(row);
      pasted.current = [...others];
      setText(first);
    },
    /** The text of the field once its row is taken: the next pasted row. */
    next: (): string => {
      const row = pasted.current.find((one) => untaken.rows.includes(one)) ?? '';
      pasted.current = pasted.current.filter((one) => one !== row);
      untaken.remove(row);
      return row;
    },
    /** Keeps parts that fit nothing above the field; returns what stays in it. */
    leave: (parts: readonly string[]): string => {
      if (keptAs === undefined) return parts.join(', ');
      for (const part of parts) untaken.leave(part);
      return '';
    },
    shown: {
      rows: untaken.rows,
      onPick: (row: string): void => {
        untaken.remove(row);
        if (text.trim() !== '') untaken.leave(text);
        setText(row);
        inputRef.current?.focus();
      },
      onRemove: (row: string): void => {
        untaken.remove(row);
        inputRef.current?.focus();
      },
    },
  };
}
