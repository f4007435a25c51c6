import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** The pixels of a picture, as a browser decodes it. */
const pixelsOf = (picture: string): string => `(async () => {
  const image = new Image();
  image.src = 'data:image/png;base64,${picture}';
  await image.decode();
  const { width, height } = image;
  const drawing = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  drawing.drawImage(image, 0, 0);
  const { data } = drawing.getImageData(0, 0, width, height);
  return { width, height, pixels: new Uint8Array(data.buffer).toBase64() };
})()`;

/** Reads the QR code on a paper as a phone's camera does: from the pixels of the print. */
export async function scanCode(paper: Locator): Promise<string> {
  const page = paper.page();
  await page.emulateMedia({ media: 'print' });
  const picture = (await paper.screenshot()).toString('base64');
  await page.emulateMedia({ media: null });
  const { pixels, ...size } = await page.evaluate<{
    width: number;
    height: number;
    pixels: string;
  }>(pixelsOf(picture));
  return decodeQR({ ...size, data: Buffer.from(pixels, 'base64') });
}
