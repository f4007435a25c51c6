import { vi } from 'vitest';

function answerMedia(part: string, matches: boolean): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    if (query.includes(part)) Object.defineProperty(list, 'matches', { value: matches });
    return list;
  });
}

/** Makes the screen too small for the rail. */
export const narrowScreen = (): void => answerMedia('68.75em', false);

/** Makes the screen a phone’s, for `useIsPhone`. */
export const phoneScreen = (): void => answerMedia('max-width: 47.99em', true);
