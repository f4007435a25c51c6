import { useCallback, useEffect, useRef } from 'react';
import { useStable } from '#web/lib/use-stable.ts';

/**
 * Whether a paper was asked for and is not printed yet. Completing the visit waits until it is `printed`; `onLeft` is
 * called when the page is left before.
 */
export function useUnprinted(isAsked: boolean, onLeft: () => void) {
  const waiting = useRef<(() => void)[] | null>(isAsked ? [] : null);
  const left = useStable(onLeft);
  const settle = useCallback((): void => {
    for (const goOn of waiting.current ?? []) goOn();
    waiting.current = null;
  }, []);
  useEffect(
    () => () => {
      if (waiting.current === null) return;
      settle();
      left();
    },
    [settle, left],
  );
  return {
    ask: (): void => {
      waiting.current ??= [];
    },
    settle,
    /** Resolves at once when no paper waits. */
    printed: (): Promise<void> =>
      new Promise((resolve) => {
        if (waiting.current) waiting.current.push(resolve);
        else resolve();
      }),
  };
}
