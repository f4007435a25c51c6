import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from '#server/platform/db/embedded/process-alive.ts';

/** The PID of a data folder's PostgreSQL postmaster, if its PID file exists. */
export async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const file = join(dataDir, 'postgres/postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

const run = promisify(execFile);

async function parents(): Promise<Map<number, number>> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const rows = stdout.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [pid = 0, parent = 0] = row.trim().split(/\s+/).map(Number);
      return [pid, parent];
    }),
  );
}

/**
 * The processes and all their descendants. Does not stop writers, so that the kill hits them at
 * work.
 */
export async function treeOf(...roots: number[]): Promise<number[]> {
  const parentOf = await parents();
  const tree = [...roots];
  for (const pid of tree) {
    for (const [child, parent] of parentOf) if (parent === pid) tree.push(child);
  }
  return tree;
}

/** Sends `kill -9` to all of them at once. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}
