import { readFileSync } from 'node:fs';
import { treeOf } from '../../e2e/rig/process-tree.ts';

const EVERY_MS = 500;

export type Peak = { server: number; withDatabase: number };

/** The process may exit while it is read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Private memory and its share of shared memory, in MB. */
function pssMb(pid: number): number {
  const [, kB = '0'] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kB) / 1024;
}

const TICK_MS = 10;

/** CPU time of a process's main thread, which runs the event loop, in milliseconds. */
export function loopMs(pid: number): number {
  const stat = read(`/proc/${pid}/task/${pid}/stat`);
  // utime and stime; the name before them may contain spaces.
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return ticks.reduce((sum, count) => sum + Number(count), 0) * TICK_MS;
}

const isPostgres = (pid: number) => /postgres/.test(read(`/proc/${pid}/comm`));

/** Samples a server and its child processes; `peak()` returns the maximum since the last call. */
export function watchMemory(server: number) {
  let most: Peak = { server: 0, withDatabase: 0 };
  const look = async () => {
    const sizes = (await treeOf(server)).map((pid) => ({ mb: pssMb(pid), of: isPostgres(pid) }));
    const sum = (part: typeof sizes) => part.reduce((all, { mb }) => all + mb, 0);
    most = {
      server: Math.max(most.server, sum(sizes.filter(({ of }) => !of))),
      withDatabase: Math.max(most.withDatabase, sum(sizes)),
    };
  };
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS);
  return {
    peak(): Peak {
      const seen = most;
      most = { server: 0, withDatabase: 0 };
      return seen;
    },
    stop: () => clearInterval(timer),
  };
}
