import { code128, drawingSVG } from 'bwip-js/generic';

/**
 * Encodes a text as Code 128 and returns it as the URL of an SVG image. In its own file so that the library loads on
 * demand.
 */
export function barcodeOf(text: string): string {
  const svg = code128({ bcid: 'code128', text, height: 8, includetext: false }, drawingSVG());
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
