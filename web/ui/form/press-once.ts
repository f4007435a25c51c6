import type { KeyboardEvent } from 'react';

/** For `onKeyDown`: a key held down would press what its first press has brought in its place. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
