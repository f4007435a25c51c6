import { drawingSVG, qrcode } from 'bwip-js/generic';

/** A text as the address of an SVG image, a QR code. Its own file, so that the library comes when asked for. */
export function qrCodeOf(text: string): string {
  const svg = qrcode({ bcid: 'qrcode', text, scale: 4 }, drawingSVG());
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
