import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '#server/platform/db/embedded/process-alive.ts';

/** The process that leads the embedded PostgreSQL of a data folder, if one is noted there. */
export async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const file = join(dataDir, 'postgres/postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

function parents(): Map<number, number> {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = table.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [pid = 0, parent = 0] = row.trim().split(/\s+/).map(Number);
      return [pid, parent];
    }),
  );
}

/** The process and everything that descends from it. */
export function treeOf(root: number): number[] {
  const parentOf = parents();
  const tree = [root];
  for (const pid of tree) {
    for (const [child, parent] of parentOf) if (parent === pid) tree.push(child);
  }
  return tree;
}

/** `kill -9` for each of them, at once. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}
