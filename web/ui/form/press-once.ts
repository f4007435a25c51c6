import type { KeyboardEvent } from 'react';

/** For `onKeyDown`: a key held down would also press the button that replaces the first. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
