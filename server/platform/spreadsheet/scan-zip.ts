import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fromBufferPromise } from 'yauzl';

export type ZipLimits = { readonly unpackedBytes: number; readonly entries: number };

/** The archive contains more than any real spreadsheet. */
export class ZipTooLarge extends Error {}

/**
 * Decompresses an archive entry by entry, discards the output and counts it. Entries that declare a
 * false size or overlap are therefore counted by their real output. Throws `ZipTooLarge` as soon as
 * the limit is exceeded, and any error of yauzl.
 */
export async function scanZip(file: Buffer, limits: ZipLimits): Promise<void> {
  const zip = await fromBufferPromise(file, { lazyEntries: true });
  if (zip.entryCount > limits.entries) throw new ZipTooLarge();
  let unpacked = 0;
  const count = () =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        unpacked += chunk.length;
        done(unpacked > limits.unpackedBytes ? new ZipTooLarge() : null);
      },
    });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    await pipeline(await zip.openReadStreamPromise(entry), count());
  }
}
