import { disableTypes, types as everyType, imageSize } from 'image-size';

/** The type and size that a picture's bytes declare. */
export type PictureSize = {
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
};

/** Types recognised by their first bytes. */
const BY_BEGINNING = new Map<string | undefined, string>([
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['bmp', 'image/bmp'],
]);
const BEGINNING_BYTES = 256;

disableTypes(everyType.filter((type) => !BY_BEGINNING.has(type)));

/** Brands of files with a single picture; other brands hold a sequence. */
const HEIF_BRANDS = new Map([
  ['heic', 'image/heic'],
  ['heix', 'image/heic'],
  ['mif1', 'image/heif'],
]);

/**
 * Returns the type and size of a picture, or undefined for an unknown type. Reads the bytes once
 * and reports the size a decoder would use: sizes that decoders ignore are ignored here too.
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file[0] === 0xff && file[1] === 0xd8) return jpegSize(file);
  if (file.toString('latin1', 4, 8) === 'ftyp') return heifSize(file);
  try {
    // A copy, because the library would read past the end of a subarray.
    const { type, width, height } = imageSize(new Uint8Array(file.subarray(0, BEGINNING_BYTES)));
    const mediaType = BY_BEGINNING.get(type);
    return mediaType === undefined ? undefined : { mediaType, width, height };
  } catch {
    return undefined;
  }
}

const NO_FRAMES = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);
const hasNoContent = (marker: number) =>
  marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff;
const isPicture = (marker: number) => marker === 0xd9 || marker === 0xda;

/** The size is in the frame header, after the segments that cameras and editors add. */
function jpegSize(file: Buffer): PictureSize | undefined {
  let at = 2;
  while (at + 9 <= file.length) {
    const marker = file[at] === 0xff ? file.readUInt8(at + 1) : undefined;
    if (marker === undefined || hasNoContent(marker)) {
      // Skips padding bytes between segments.
      at += marker === undefined || marker === 0xff ? 1 : 2;
    } else if (isFrame(marker)) {
      const [height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
      return { mediaType: 'image/jpeg', width, height };
    } else {
      const length = file.readUInt16BE(at + 2);
      if (isPicture(marker) || length < 2) return undefined;
      at += 2 + length;
    }
  }
  return undefined;
}

/**
 * The largest size listed (`ispe`, a box of fewer than 256 bytes), because the file also lists
 * tiles and previews.
 */
function heifSize(file: Buffer): PictureSize | undefined {
  const mediaType = HEIF_BRANDS.get(file.toString('latin1', 8, 12));
  if (mediaType === undefined) return undefined;
  let largest: PictureSize = { mediaType, width: 0, height: 0 };
  for (let at = file.indexOf('ispe'); at !== -1; at = file.indexOf('ispe', at + 4)) {
    if (at + 16 > file.length) break;
    if (file.readUIntBE(at - 4, 3) !== 0) continue;
    const [width, height] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    if (width * height > largest.width * largest.height) largest = { mediaType, width, height };
  }
  return largest;
}
