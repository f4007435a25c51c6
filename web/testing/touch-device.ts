import { vi } from 'vitest';

/** Makes the device one without a keyboard of its own, for `hasTouchKeyboard`. */
export function touchDevice(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    Object.defineProperty(list, 'matches', { value: query === '(pointer: coarse)' });
    return list;
  });
}
