import { open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../platform/db/embedded/data-folder.ts';
import { BackupError } from './backup-error.ts';
import { type BackupKey, keyText, newKey, readKey } from './key.ts';

const NAME = 'backup.key';
const HEAD = `# The keys of OpenOPD's backups. The first one seals new backups; the others open older ones.
# Keep the first one on paper as well: without it nobody can read the backups.
`;

function errnoOf(error: unknown): string {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded ? String(error.code) : '';
}

/** Reads the keys of a file, newest first. */
export async function readKeyFile(file: string): Promise<BackupKey[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new BackupError(`the key file ${file} cannot be read (${errnoOf(error)}).`);
  });
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readKey);
  if (keys.length === 0) throw new BackupError(`the key file ${file} holds no key.`);
  return keys;
}

/** The keys of a data folder; none when it has none yet. */
export async function keysIn(dataDir: string): Promise<BackupKey[]> {
  const file = join(dataDir, NAME);
  const found = await open(file, 'r').catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw new BackupError(`the key file ${file} cannot be read (${errnoOf(error)}).`);
  });
  if (!found) return [];
  await found.close();
  return readKeyFile(file);
}

async function lay(file: string, keys: readonly BackupKey[]): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(`${HEAD}${keys.map((key) => `${keyText(key)}\n`).join('')}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(dirname(file));
}

/** Returns the keys of a data folder and creates the first one if there is none (`made`). */
export async function ensureKeys(
  dataDir: string,
): Promise<{ keys: BackupKey[]; made: BackupKey | undefined }> {
  const found = await keysIn(dataDir);
  if (found.length > 0) return { keys: found, made: undefined };
  const made = newKey();
  try {
    await lay(join(dataDir, NAME), [made]);
    return { keys: [made], made };
  } catch (error) {
    // Another process was faster.
    if (errnoOf(error) === 'EEXIST') return { keys: await keysIn(dataDir), made: undefined };
    throw new BackupError(`the backup key cannot be kept in ${dataDir} (${errnoOf(error)}).`);
  }
}

/** Puts a new key before the others of a data folder. From now on it seals new backups. */
export async function replaceKey(dataDir: string): Promise<BackupKey> {
  const made = newKey();
  const file = join(dataDir, NAME);
  const part = `${file}.${made.id}.part`;
  await lay(part, [made, ...(await keysIn(dataDir))]);
  await rename(part, file);
  await syncFolder(dataDir);
  return made;
}
