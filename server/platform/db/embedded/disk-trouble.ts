import { statfs } from 'node:fs/promises';
import { tryToWrite } from './data-folder.ts';
import { diskProblem, errnoOf } from './errors.ts';

/** Why nothing can be written into a data folder. */
export type DiskTrouble = 'full' | 'read-only';

/** PostgreSQL takes room for its log in pieces of 16 MB; without one more it cannot go on. */
const LEAST_ROOM = 17 * 1_048_576;
/** Many may ask at once, and each time a file is written. */
const TRUE_FOR_MS = 1_000;

/** What is wrong with the disk of a folder now, if that is what is wrong. */
export async function diskTroubleOf(folder: string): Promise<DiskTrouble | undefined> {
  try {
    // A disk that the kernel has given up says so only to who writes.
    await tryToWrite(folder);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < LEAST_ROOM ? 'full' : undefined;
  } catch (error) {
    const code = errnoOf(error);
    if (code === 'EROFS' || code === 'EIO') return 'read-only';
    return diskProblem(error) === undefined ? undefined : 'full';
  }
}

/** The same for many askers. */
export function diskWatch(folder: string): () => Promise<DiskTrouble | undefined> {
  let looked = Number.NEGATIVE_INFINITY;
  let found: Promise<DiskTrouble | undefined> = Promise.resolve(undefined);
  return () => {
    if (performance.now() - looked > TRUE_FOR_MS) {
      looked = performance.now();
      found = diskTroubleOf(folder);
    }
    return found;
  };
}
