import { mkdir, open, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderError } from './errors.ts';

/** Makes the entries of a folder durable: without it a power cut may lose a file just made in it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function make(dataDir: string): Promise<void> {
  // As root the database runs under another account, which has to pass through (0711).
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  const first = await mkdir(dataDir, { recursive: true, mode });
  if (first === undefined) return;
  for (let made = dataDir; made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}

/** Throws what stands against writing into a folder. One left by a kill is written over. */
export async function tryToWrite(folder: string): Promise<void> {
  const probe = join(folder, '.probe');
  try {
    await writeFile(probe, 'x');
  } finally {
    await rm(probe, { force: true });
  }
}

/**
 * Makes the data folder when it is missing, and makes sure that it can be written. Gives its path
 * without symbolic links. Throws one line when it cannot be used.
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
