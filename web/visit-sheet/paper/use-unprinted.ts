import { useCallback, useRef } from 'react';
import { useOnLeft } from '#web/lib/use-on-left.ts';

/**
 * Whether a paper was asked for and is not printed yet. Completing the visit waits until it is `printed`; `onLeft` is
 * called when the page is left before.
 */
export function useUnprinted(isAsked: boolean, onLeft: () => void) {
  const waiting = useRef<((isPrinted: boolean) => void)[] | null>(isAsked ? [] : null);
  const end = useCallback((isPrinted: boolean): void => {
    for (const goOn of waiting.current ?? []) goOn(isPrinted);
    waiting.current = null;
  }, []);
  const settle = useCallback(() => end(true), [end]);
  useOnLeft(() => {
    if (waiting.current === null) return;
    end(false);
    onLeft();
  });
  return {
    ask: (): void => {
      waiting.current ??= [];
    },
    settle,
    /** Resolves at once when no paper waits; false when the page was left before it was printed. */
    printed: (): Promise<boolean> =>
      new Promise((resolve) => {
        if (waiting.current) waiting.current.push(resolve);
        else resolve(true);
      }),
  };
}
