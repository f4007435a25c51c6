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
 * The mount point of an unplugged disk is often an empty folder on the computer's own disk. A copy
 * into it would go unnoticed.
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

/** Network shares and USB sticks may not support fsync on folders. */
async function trySyncFolder(folder: string): Promise<void> {
  await syncFolder(folder).catch(() => {});
}

/**
 * Copies a backup to an existing second folder. The copy gets its name only when it is complete, on
 * the disk, and verified by reading it back. `wasUsed`: whether the folder has had copies before.
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
      throw new CopyError('not-the-same', `${target} differs from the original.`);
    }
    await rename(part, target);
    await trySyncFolder(folder);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}
