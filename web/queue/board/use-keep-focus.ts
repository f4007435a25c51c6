import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * When the focused button disappears, its row gets the focus, so that the arrow keys continue from there. The button
 * that replaces it does not: a second Enter would press it. The page does not scroll: a completed visit moves to the
 * end of the list without the focus following it.
 */
export function useKeepFocus<T extends HTMLElement>() {
  const box = useRef<T>(null);
  const hasFocus = useRef(false);

  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    box.current?.closest<HTMLElement>('tr')?.focus({ preventScroll: true });
  });
  return {
    ref: box,
    onFocus: () => {
      hasFocus.current = true;
    },
    // A removed button fires no blur event.
    onBlur: (_: FocusEvent) => {
      hasFocus.current = false;
    },
  };
}
