import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fromBufferPromise } from 'yauzl';

export type ZipLimits = { readonly unpackedBytes: number; readonly entries: number };

/** The archive holds more than anybody would put into a spreadsheet. */
export class ZipTooLarge extends Error {}

/**
 * Unpacks an archive into nothing, entry by entry as its directory lists them, and counts: an entry
 * that says less than it holds, and entries that lie over each other, are counted by what comes out.
 * Throws `ZipTooLarge` as soon as it is too much, and whatever yauzl finds wrong.
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
