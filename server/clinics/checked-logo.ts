import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import { LOGO_MAX_PIXELS } from '#contract/clinics/logo.endpoints.ts';
import type { UploadedFile } from '#contract/kernel/endpoint.ts';
import { pictureSize } from '../pictures/index.ts';
import { Refusal } from '../platform/errors.ts';

const TYPES = ['image/png', 'image/jpeg'] as const;
type LogoType = (typeof TYPES)[number];

/** The last bytes of a complete file: the chunk `IEND`, or the marker of the end. */
const ENDS = {
  'image/png': Buffer.from('49454e44ae426082', 'hex'),
  'image/jpeg': Buffer.from('ffd9', 'hex'),
} as const satisfies Record<LogoType, Buffer>;

/** Programs append a few bytes; a cut file has no end anywhere near. */
const TAIL_BYTES = 1_024;

export type Logo = {
  readonly type: LogoType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

/**
 * Returns the picture with the type and size that its own bytes declare; the declared upload type is
 * ignored. Refuses other types than PNG and JPEG (415), a file without its end (400), and too many
 * pixels (413). Does not decode the pixels.
 */
export function checkedLogo({ bytes }: UploadedFile): Logo {
  const { mediaType, width, height } = pictureSize(bytes) ?? { mediaType: '', width: 0, height: 0 };
  const type = TYPES.find((known) => known === mediaType);
  if (!type || width === 0 || height === 0) throw new Refusal('unsupported_type', M.notALogo);
  if (width > LOGO_MAX_PIXELS || height > LOGO_MAX_PIXELS) {
    throw new Refusal('too_large', M.tooManyLogoPixels);
  }
  if (!Buffer.from(bytes.subarray(-TAIL_BYTES)).includes(ENDS[type])) {
    throw new Refusal('invalid_input', M.logoBroken, { fields: { logo: M.logoBroken } });
  }
  return { type, width, height, bytes };
}
