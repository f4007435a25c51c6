import { useCallback, useSyncExternalStore } from 'react';

/** Below it, lists are cards (`data-table.css` has the same width). */
const PHONE = '(max-width: 47.99em)';

/** Whether the screen matches a media query, also after it was turned or resized. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** Whether the screen is a phone's. */
export function useIsPhone(): boolean {
  return useMedia(PHONE);
}
