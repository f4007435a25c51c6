import { type KeyboardEvent, useRef } from 'react';

type Cleared = {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Escape has cleared this text. */
  readonly onCleared: ((text: string) => void) | undefined;
};

/**
 * Escape clears a field, and Ctrl+Z in the empty field brings the text back once: the browser's own undo forgets a
 * text that a script has changed. Returns whether the key was one of these.
 */
export function useCleared({ text, write, onCleared }: Cleared): (event: KeyboardEvent) => boolean {
  const cleared = useRef('');
  return ({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
    if (key === 'Escape' && text !== '') {
      cleared.current = text;
      write('');
      onCleared?.(text);
      return true;
    }
    const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey;
    if (!isUndo || text !== '' || cleared.current === '') return false;
    write(cleared.current);
    cleared.current = '';
    return true;
  };
}
