import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compressed = promisify(gzip);
/** A shorter text is sent as it is, as `web-app.ts` does for all others. */
const WORTH_COMPRESSING = 1_024;

/** A JSON reply that is sent several times. */
export type KeptText = {
  readonly etag: string;
  readonly bytes: Buffer;
  /** The bytes compressed by gzip, once. Undefined when that is not worth it. */
  gzipped(): Promise<Buffer> | undefined;
};

export function keptText(json: string): KeptText {
  const bytes = Buffer.from(json);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  let packed: Promise<Buffer> | undefined;
  return {
    // Weak, since the bytes differ by their compression.
    etag: `W/"${digest}"`,
    bytes,
    gzipped() {
      if (bytes.length < WORTH_COMPRESSING) return undefined;
      packed ??= compressed(bytes);
      return packed;
    },
  };
}

/** Whether a request's `If-None-Match` names the text. */
export function isKnown(header: string | undefined, { etag }: KeptText): boolean {
  return header?.split(',').some((each) => each.trim() === etag) ?? false;
}
