import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url&no-inline';

/** Leaves the first page's own files the network. */
const AFTER_THE_PAGE_MS = 1_500;

let loaded: FontFace | undefined;

/** Draws text in Inter once it is loaded. Called when a page is entered: nothing on it has a place yet. */
export function showFont(): void {
  if (loaded) document.fonts.add(loaded);
}

/** Whether this file came from the browser's cache, which then has the font as well. */
function isReturnVisit(): boolean {
  const [entry] = performance.getEntriesByName(import.meta.url);
  return entry instanceof PerformanceResourceTiming && entry.transferSize === 0;
}

/**
 * Loads Inter after the first page; from the cache, at once. Until it is shown, and without a network, text is drawn in
 * a local font of the same size (`base.css`). A font that had to be fetched waits for the next page (`showFont`): a
 * line that is a pixel wider would break in two and move the page beneath a finger.
 */
export function loadFont(): void {
  const isCached = isReturnVisit();
  const load = (): void => {
    const face = new FontFace('Inter', `url(${inter}) format('woff2')`, { weight: '100 900' });
    face.load().then(
      () => {
        loaded = face;
        if (isCached) showFont();
      },
      () => {},
    );
  };
  if (isCached) load();
  else setTimeout(load, AFTER_THE_PAGE_MS);
}
