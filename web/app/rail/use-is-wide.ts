import { useMedia } from '#web/lib/device/use-media.ts';

/** From here the rail has room beside the page (rail.css has the same width). */
const WIDE = '(min-width: 68.75em)';

/** Whether the screen has room for the rail. */
export function useIsWide(): boolean {
  return useMedia(WIDE);
}
