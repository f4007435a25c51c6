import { useDeferredValue } from 'react';

/**
 * Whether a large part may render, once its data is there. The data of a call would render it in one piece, which
 * blocks a slow phone for half a second; the value is returned in a render of its own, which yields to input. With
 * the data there from the start it returns true at once, or for a part `below` others, in a render of its own as well.
 */
export function useUnhurried(isLoaded: boolean, place?: 'below'): boolean {
  const isRendered = useDeferredValue(isLoaded, place !== 'below' && isLoaded);
  return isLoaded && isRendered;
}
