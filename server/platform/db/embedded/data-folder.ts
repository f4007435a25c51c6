import { mkdir, open, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderError } from './postgres-errors.ts';

/** Fsyncs a folder. Otherwise a power cut may lose a file just created in it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function make(dataDir: string): Promise<void> {
  // As root, the database runs under another account, which must pass through the folder (0711).
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  const first = await mkdir(dataDir, { recursive: true, mode });
  if (first === undefined) return;
  for (let made = dataDir; made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}

/** Throws the error that prevents writing into a folder. Overwrites a test file left by a kill. */
export async function tryToWrite(folder: string): Promise<void> {
  const probe = join(folder, '.probe');
  try {
    await writeFile(probe, 'x');
  } finally {
    await rm(probe, { force: true });
  }
}

/**
 * Creates the data folder if missing, checks that it is writable, and returns its path without
 * symbolic links. Throws a single-line error when it is unusable.
 */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  try {
    await make(dataDir);
    await tryToWrite(dataDir);
    return await realpath(dataDir);
  } catch (error) {
    throw folderError(dataDir, error);
  }
}
