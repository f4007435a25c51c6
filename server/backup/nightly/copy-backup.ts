import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../../platform/db/embedded/data-folder.ts';
import { CopyError } from '../archive/backup-error.ts';

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes);
  return hash.digest('hex');
}

/**
 * A disk that is not plugged in often leaves its empty folder behind, on the disk of the computer; a
 * copy would go there and nobody would miss it.
 */
async function refuseEmptyMount(folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return;
  const [own, parent] = await Promise.all([stat(folder), stat(dirname(folder))]);
  if (own.dev !== parent.dev) return;
  throw new CopyError(
    'unplugged',
    `${folder} is empty although there were copies in it; is its disk plugged in? If it is the right folder, put any file into it.`,
  );
}

/** Shares and sticks need not know how to keep a folder's names at once. */
async function trySyncFolder(folder: string): Promise<void> {
  await syncFolder(folder).catch(() => {});
}

/**
 * Copies a backup to a second folder, which must be there: it appears under its name only when it is
 * whole, on the disk, and read back as what it is. `wasUsed`: whether there have been copies in it.
 */
export async function copyBackup(options: {
  file: string;
  folder: string;
  wasUsed: boolean;
}): Promise<void> {
  const { file, folder, wasUsed } = options;
  if (wasUsed) await refuseEmptyMount(folder);
  const target = join(folder, basename(file));
  const part = `${target}.${randomUUID()}.part`;
  const handle = await open(part, 'wx', 0o600);
  try {
    await pipeline(createReadStream(file), handle.createWriteStream({ flush: true }));
    if ((await hashOf(part)) !== (await hashOf(file))) {
      throw new CopyError('not-the-same', `${target} is not what was copied.`);
    }
    await rename(part, target);
    await trySyncFolder(folder);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}
