import { useSyncExternalStore } from 'react';

/** From here the rail has room beside the page (rail.css has the same width). */
const WIDE = '(min-width: 68.75em)';

function watch(onChange: () => void): () => void {
  const list = window.matchMedia(WIDE);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the screen has room for the rail. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches);
}
