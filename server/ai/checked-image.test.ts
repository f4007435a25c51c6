import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { Refusal } from '../platform/errors.ts';
import { ONE_PIXEL, pngHead } from '../testing/pictures.ts';
import { checkedImage } from './checked-image.ts';

const sent = (bytes: Uint8Array, type = 'image/png') => ({ name: 'rash.png', type, bytes });
const refusalOf = (bytes: Uint8Array, type?: string) => {
  try {
    checkedImage(sent(bytes, type));
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? [error.status, error.message] : error;
  }
};

/** The first bytes by which each kind is known. */
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

/** A JPEG that begins with a comment, as scanners write them, and says how large it is. */
const jpeg = (width: number, height: number) =>
  Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x41, 0x42, 0xff, 0xc0, 0, 11, 8],
    ...[height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0, 0xff, 0xd9],
  ]);

describe('an image for the assistant', () => {
  it('has the type that its bytes say, whatever its sender called it', () => {
    expect(checkedImage(sent(ONE_PIXEL, 'text/html')).type).toBe('image/png');
    expect(checkedImage(sent(jpeg(4_000, 3_000), 'image/png'))).toMatchObject({
      type: 'image/jpeg',
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('a,b\n1,2\n')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that may hold scripts', Buffer.from('<svg width="9" height="9"></svg>')],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0')],
    ['a picture cut off in its head', ONE_PIXEL.subarray(0, 18)],
    ['a picture without width', pngHead(0, 10)],
  ])('is not %s', (_what, bytes) => {
    expect(refusalOf(bytes, 'image/png')).toEqual([415, M.notAnImage]);
  });

  it('may not unpack to far more than it weighs', () => {
    expect(refusalOf(pngHead(60_000, 60_000))).toEqual([413, M.tooManyPixels]);
    expect(refusalOf(jpeg(65_535, 65_535))).toEqual([413, M.tooManyPixels]);
    expect(refusalOf(pngHead(15_000, 15_000))).toBeUndefined();
  });

  it('is refused or known within a moment, whatever follows its beginning', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 4_000 }),
      // Lengths of nothing, again and again: what a reader of boxes may turn round in for ever.
      fc.nat(4_000).map((length) => new Uint8Array(length)),
    );
    const begun = performance.now();
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(BEGINNINGS)), bytes, (beginning, rest) => {
        const refusal = refusalOf(new Uint8Array([...beginning, ...rest]));
        expect([undefined, 415, 413]).toContain(Array.isArray(refusal) ? refusal[0] : refusal);
      }),
      { numRuns: 2_000 },
    );
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
