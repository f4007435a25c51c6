import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** The clusters of a run take some 500 MB. A container often has 64 MB. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

async function hasRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize > ENOUGH_BYTES;
}

/**
 * Creates a folder for a cluster that a run removes: in memory where Linux has room there, since a
 * database is copied and dropped twice as fast, else on the disk.
 */
export async function scratchFolder(prefix: string): Promise<string> {
  return mkdtemp(join((await hasRoom(MEMORY)) ? MEMORY : tmpdir(), prefix));
}
