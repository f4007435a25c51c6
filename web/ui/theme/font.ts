import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url&no-inline';

/** Leaves the first page's own files the network. */
const AFTER_THE_PAGE_MS = 1_500;

/**
 * Loads Inter after the first page. Until then, and without a network, text is drawn in a local
 * font of the same size (`base.css`), so nothing moves when Inter arrives.
 */
export function loadFontLater(): void {
  setTimeout(() => {
    const face = new FontFace('Inter', `url(${inter}) format('woff2')`, { weight: '100 900' });
    face.load().then(
      () => document.fonts.add(face),
      () => {},
    );
  }, AFTER_THE_PAGE_MS);
}
