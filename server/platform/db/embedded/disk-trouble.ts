import { statfs } from 'node:fs/promises';
import { tryToWrite } from './data-folder.ts';
import { diskProblem, errnoOf } from './postgres-errors.ts';

/** Why a data folder cannot be written. */
export type DiskTrouble = 'full' | 'read-only';

/** PostgreSQL allocates its WAL in segments of 16 MB and stops without room for one. */
const LEAST_ROOM = 17 * 1_048_576;
/** The result is cached, because each check writes a file and many requests may ask at once. */
const TRUE_FOR_MS = 1_000;

/** The current problem of a folder's disk, if any. */
export async function diskTroubleOf(folder: string): Promise<DiskTrouble | undefined> {
  try {
    // A disk that the kernel remounted read-only fails on writes only.
    await tryToWrite(folder);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < LEAST_ROOM ? 'full' : undefined;
  } catch (error) {
    const code = errnoOf(error);
    if (code === 'EROFS' || code === 'EIO') return 'read-only';
    return diskProblem(error) === undefined ? undefined : 'full';
  }
}

/** Like `diskTroubleOf`, with a cache for concurrent callers. */
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
