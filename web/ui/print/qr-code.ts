import { drawingSVG, qrcode } from 'bwip-js/generic';

/**
 * Encodes a text as a QR code and returns it as the URL of an SVG image. In its own file so that the library loads on
 * demand.
 */
export function qrCodeOf(text: string): string {
  const svg = qrcode({ bcid: 'qrcode', text, scale: 4 }, drawingSVG());
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
