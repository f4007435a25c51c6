import { useEffect, useRef } from 'react';
import { useStable } from './use-stable.ts';

/** Calls `onLeft` once the component is removed, and not when StrictMode runs its effects twice. */
export function useOnLeft(onLeft: () => void): void {
  const isShown = useRef(false);
  const left = useStable(onLeft);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      queueMicrotask(() => {
        if (!isShown.current) left();
      });
    };
  }, [left]);
}
