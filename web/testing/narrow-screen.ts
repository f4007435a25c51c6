import { vi } from 'vitest';

/** Makes the screen too small for the rail. */
export function narrowScreen(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    if (query.includes('68.75em')) Object.defineProperty(list, 'matches', { value: false });
    return list;
  });
}
