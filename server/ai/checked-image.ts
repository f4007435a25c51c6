import { disableTypes, types as everyType, imageSize } from 'image-size';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { UploadedFile } from '#contract/kernel/endpoint.ts';
import { Refusal } from '../platform/errors.ts';

/** What cameras, scanners and phones write; no drawing that holds scripts, nothing of many pages. */
const MEDIA_TYPES = new Map<string | undefined, string>([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['bmp', 'image/bmp'],
  ['heif', 'image/heif'],
]);
/** More than any camera of a phone; unpacked, each pixel is four bytes of somebody's memory. */
const MOST_PIXELS = 250_000_000;

disableTypes(everyType.filter((type) => !MEDIA_TYPES.has(type)));

/**
 * The image with the type that its own bytes say, whatever its sender called it. Refuses what is none
 * (415), and one that would unpack to far more than it weighs (413). Its pixels are not read.
 */
export function checkedImage({ bytes }: UploadedFile): { type: string; bytes: Uint8Array } {
  const { width, height, type } = sizeOf(bytes);
  const mediaType = MEDIA_TYPES.get(type);
  if (!mediaType || !(width > 0 && height > 0)) throw new Refusal('unsupported_type', M.notAnImage);
  if (width * height > MOST_PIXELS) throw new Refusal('too_large', M.tooManyPixels);
  return { type: mediaType, bytes };
}

function sizeOf(bytes: Uint8Array): ReturnType<typeof imageSize> {
  try {
    // A copy: it reads on into whatever lies behind a part of a buffer.
    return imageSize(new Uint8Array(bytes));
  } catch {
    throw new Refusal('unsupported_type', M.notAnImage);
  }
}
