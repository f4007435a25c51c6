import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { UploadedFile } from '#contract/kernel/endpoint.ts';
import { pictureSize } from '../pictures/index.ts';
import { Refusal } from '../platform/errors.ts';

/** More than any phone camera takes. Each decoded pixel needs four bytes of memory. */
const MOST_PIXELS = 250_000_000;

/**
 * Returns the image with the type that its own bytes declare; the declared upload type is ignored.
 * Refuses types that no camera, scanner or phone writes (415), and images that would decode to too
 * many pixels (413). Does not decode the pixels.
 */
export function checkedImage({ bytes }: UploadedFile): { type: string; bytes: Uint8Array } {
  const size = pictureSize(bytes);
  if (!size || size.width === 0 || size.height === 0) {
    throw new Refusal('unsupported_type', M.notAnImage);
  }
  if (size.width * size.height > MOST_PIXELS) throw new Refusal('too_large', M.tooManyPixels);
  return { type: size.mediaType, bytes };
}
