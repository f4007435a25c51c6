import { useDeferredValue } from 'react';

/**
 * Whether a large part may render, once its data is there. The data of a call would render it in one piece, which
 * blocks a slow phone for half a second; the value is returned in a render of its own, which yields to input. With
 * the data there from the start it returns true at once.
 */
export function useUnhurried(isLoaded: boolean): boolean {
  const isRendered = useDeferredValue(isLoaded);
  return isLoaded && isRendered;
}
