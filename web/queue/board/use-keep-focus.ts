import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * When the button that has the focus goes, its row takes it, so that the arrows go on from there. Not
 * the button that comes in its place: a second Enter would press that. The page stays where it is: a
 * completed visit moves to the end of the list, and its row is not followed there.
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
    // A removed button is left without this being said.
    onBlur: (_: FocusEvent) => {
      hasFocus.current = false;
    },
  };
}
