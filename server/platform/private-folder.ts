import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '#contract/kernel/dates.ts';
import { isAlive } from './db/embedded/process-alive.ts';

/** Containers may share a temporary folder while each numbers its processes from 1. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
/** A pid can be reused; together with the start time it is unique. */
const BEGUN = Math.round(performance.timeOrigin).toString(36);
const NAME = /^openopd-(?:export|preview)-([0-9a-f]{8})-(\d+)-([0-9a-z]+)-\w{6}$/;
/** The names of older versions, which do not include their process. */
const OLD_NAME = /^openopd-(?:export|preview)-\w{6}$/;

/** Creates a folder for files that only this process reads. The caller must remove it. */
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
  // A folder of another machine or an unknown process is removed after a day without changes.
  if (host === undefined && !OLD_NAME.test(name)) return false;
  const { mtimeMs } = await stat(join(folder, name));
  return Date.now() - mtimeMs > DAY_MS;
}

/** Removes folders that killed servers left in the temporary folder, and none of a live process. */
export async function removeLeftOvers(folder = tmpdir()): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith('openopd-')) continue;
    try {
      if (!(await isLeftOver(name, folder))) continue;
      await removeFolder(join(folder, name));
      removed.push(name);
    } catch {
      // Another starting server was faster, or the folder belongs to another user.
    }
  }
  return removed;
}
