import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { UploadedFile } from '#contract/kernel/endpoint.ts';
import { Refusal } from '../platform/errors.ts';
import { pictureSize } from './picture-size.ts';

/** More than any camera of a phone; unpacked, each pixel is four bytes of somebody's memory. */
const MOST_PIXELS = 250_000_000;

/**
 * The image with the type that its own bytes say, whatever its sender called it. Refuses what is none
 * of a camera, scanner or phone (415), and one that would unpack to far more than it weighs (413). Its
 * pixels are not read.
 */
export function checkedImage({ bytes }: UploadedFile): { type: string; bytes: Uint8Array } {
  const size = pictureSize(bytes);
  if (!size || size.width === 0 || size.height === 0) {
    throw new Refusal('unsupported_type', M.notAnImage);
  }
  if (size.width * size.height > MOST_PIXELS) throw new Refusal('too_large', M.tooManyPixels);
  return { type: size.mediaType, bytes };
}
