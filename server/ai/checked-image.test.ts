import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { Refusal } from '../platform/errors.ts';
import { ONE_PIXEL, pngHead } from '../testing/pictures.ts';
import { checkedImage } from './checked-image.ts';

const MOST_BYTES = generateSuggestion.file.maxBytes;

const sent = (bytes: Uint8Array, type = 'image/png') => ({ name: 'rash.png', type, bytes });
const refusalOf = (bytes: Uint8Array, type?: string) => {
  try {
    checkedImage(sent(bytes, type));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.status, error.message];
  }
};

/** The magic bytes of each type. */
const BEGINNINGS = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [...ONE_PIXEL.subarray(0, 16)],
  gif: [...Buffer.from('GIF89a')],
  webp: [...Buffer.from('RIFF\x20\0\0\0WEBPVP8L')],
  bmp: [...Buffer.from('BM')],
  heif: [0, 0, 0, 0x18, ...Buffer.from('ftypheic')],
  tiff: [0x49, 0x49, 0x2a, 0],
  svg: [...Buffer.from('<svg ')],
  jp2: [0, 0, 0, 0x0c, ...Buffer.from('jP  ')],
  icns: [...Buffer.from('icns')],
};

/**
 * A JPEG header that starts with a comment segment, as scanners write it, and declares its size.
 */
const jpeg = (width: number, height: number) =>
  Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x41, 0x42, 0xff, 0xc0, 0, 11, 8],
    ...[height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0, 0xff, 0xd9],
  ]);

const box = (type: string, ...content: Buffer[]) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + Buffer.concat(content).length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [nth, value] of values.entries()) bytes.writeUInt32BE(value, 4 * nth);
  return bytes;
};

/** An iPhone photo: the tile sizes first, then the size of the whole image. */
const heif = (brand: string, ...properties: Buffer[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from(brand), numbers(0), Buffer.from('mif1')),
    box('meta', numbers(0), box('iprp', box('ipco', ...properties))),
  ]);
const extent = (width: number, height: number) => box('ispe', numbers(0, width, height));

describe('an image for the assistant', () => {
  it('gets its type from its bytes, not from the declared type', () => {
    expect(checkedImage(sent(ONE_PIXEL, 'text/html')).type).toBe('image/png');
    expect(checkedImage(sent(jpeg(4_000, 3_000), 'image/png'))).toMatchObject({
      type: 'image/jpeg',
    });
    const photograph = heif('heic', extent(512, 512), extent(4_032, 3_024));
    expect(checkedImage(sent(photograph)).type).toBe('image/heic');
    expect(checkedImage(sent(heif('mif1', extent(9, 9)))).type).toBe('image/heif');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('a,b\n1,2\n')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that may hold scripts', Buffer.from('<svg width="9" height="9"></svg>')],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0')],
    ['a picture truncated in its header', ONE_PIXEL.subarray(0, 18)],
    ['a picture without width', pngHead(0, 10)],
    ['a photograph without a size', heif('heic')],
    ['a video', heif('hevc', extent(9, 9))],
  ])('is refused when it is %s', (_what, bytes) => {
    expect(refusalOf(bytes, 'image/png')).toEqual([415, M.notAnImage]);
  });

  it('is refused when it would decode to far more pixels than allowed', () => {
    expect(refusalOf(pngHead(60_000, 60_000))).toEqual([413, M.tooManyPixels]);
    expect(refusalOf(jpeg(65_535, 65_535))).toEqual([413, M.tooManyPixels]);
    expect(refusalOf(pngHead(15_000, 15_000))).toBeUndefined();
    expect(refusalOf(heif('heic', extent(9, 9), extent(60_000, 60_000)))).toEqual([
      413,
      M.tooManyPixels,
    ]);
  });

  it('has the size a decoder would use, not a decoy size elsewhere in the file', () => {
    const large = jpeg(65_535, 65_535).subarray(2);
    const small = jpeg(1, 1).subarray(9, 22);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + small.length]), small]);
    for (const before of [comment, Buffer.from([0xff, 0xff]), Buffer.from([0xff, 0, 0x41])]) {
      const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), before, comment, large]);
      expect(refusalOf(bytes)).toEqual([413, M.tooManyPixels]);
    }
    // A decoder applies the crop after decoding the full image.
    const crop = box('clap', numbers(1, 59_999, 1, 1, 0, 1, 0, 1));
    expect(refusalOf(heif('heic', extent(60_000, 60_000), crop))?.[0]).toBe(413);
  });

  it.each([
    ['a photograph with thousands of sizes', heif('heic', Buffer.alloc(1_000_000, extent(9, 9)))],
    ['a photograph without content', Buffer.alloc(MOST_BYTES, Buffer.from([0xff, 0xd8]))],
    ['empty bytes', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(MOST_BYTES - 2)])],
  ])('is checked within a second for %s', (_what, bytes) => {
    const begun = performance.now();
    refusalOf(bytes);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('is accepted or refused quickly, whatever bytes follow its header', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 4_000 }),
      // Zero lengths over and over: a box parser could loop forever on them.
      fc.nat(4_000).map((length) => new Uint8Array(length)),
    );
    const begun = performance.now();
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(BEGINNINGS)), bytes, (beginning, rest) => {
        const refusal = refusalOf(new Uint8Array([...beginning, ...rest]));
        expect([undefined, 415, 413]).toContain(refusal?.[0]);
      }),
      { numRuns: 2_000 },
    );
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
