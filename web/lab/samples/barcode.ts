import { code128, drawingSVG } from 'bwip-js/generic';

/** A text as the address of an SVG image, Code 128. Its own file, so that the library comes when asked for. */
export function barcodeOf(text: string): string {
  const svg = code128({ bcid: 'code128', text, height: 8, includetext: false }, drawingSVG());
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
