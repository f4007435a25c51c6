import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same between renders and calls the newest `handle`: for memoized rows.
 * To be called from events only, not while rendering.
 */
export function useStable<Args extends readonly unknown[], Result>(
  handle: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(handle);
  useLayoutEffect(() => {
    newest.current = handle;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
