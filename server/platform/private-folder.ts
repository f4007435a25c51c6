import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './db/embedded/process-alive.ts';

/** Containers may share a temporary folder, and count their processes each from 1. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
/** A process number is given again; with its beginning it is this process and no other. */
const BEGUN = Math.round(performance.timeOrigin).toString(36);
const NAME = /^openopd-(?:export|preview)-([0-9a-f]{8})-(\d+)-([0-9a-z]+)-\w{6}$/;
/** As they were named before: they do not say whose they are. */
const OLD_NAME = /^openopd-(?:export|preview)-\w{6}$/;
const DAY_MS = 86_400_000;

/** A folder for files that only this process reads; whoever makes it removes it. */
export function makePrivateFolder(purpose: 'export' | 'preview'): Promise<string> {
  return mkdtemp(join(tmpdir(), `openopd-${purpose}-${HOST}-${process.pid}-${BEGUN}-`));
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

async function isLeftOver(name: string, folder: string): Promise<boolean> {
  const [, host, pid, begun] = NAME.exec(name) ?? [];
  if (host === HOST) {
    return Number(pid) === process.pid ? begun !== BEGUN : !isAlive(Number(pid));
  }
  // Of another machine, or nobody says of whom: a day without a change is long enough.
  if (host === undefined && !OLD_NAME.test(name)) return false;
  const { mtimeMs } = await stat(join(folder, name));
  return Date.now() - mtimeMs > DAY_MS;
}

/** Removes what a killed server left in the temporary folder, and nothing of a living process. */
export async function removeLeftOvers(folder = tmpdir()): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith('openopd-')) continue;
    try {
      if (!(await isLeftOver(name, folder))) continue;
      await removeFolder(join(folder, name));
      removed.push(name);
    } catch {
      // Another server that starts now was faster, or the folder is somebody else's.
    }
  }
  return removed;
}
