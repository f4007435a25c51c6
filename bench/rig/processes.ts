import { readdirSync, readFileSync } from 'node:fs';

/** A clock tick of /proc, in milliseconds: Linux has said 100 a second for as long as anybody counts. */
const TICK_MS = 10;
const PAGE_KB = 4;

/** Processor time that a process has used so far, in milliseconds; 0 once it is gone. */
export function processorMs(pid: number): number {
  const [, ticks = []] = statOf(pid);
  // utime and stime, the 14th and 15th fields; the name before them may hold spaces.
  return (Number(ticks[11] ?? 0) + Number(ticks[12] ?? 0)) * TICK_MS;
}

function statOf(pid: number): [string, string[]] {
  const text = read(`/proc/${pid}/stat`);
  const end = text.lastIndexOf(')');
  return [text.slice(0, end), text.slice(end + 2).split(' ')];
}

/** Memory that belongs to a process alone, in MB: what it shares, as PostgreSQL's buffers, left out. */
export function memoryMb(pid: number): number {
  const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number);
  return ((resident - shared) * PAGE_KB) / 1024;
}

/** The processes of PostgreSQL that serve one database: their titles name it. */
export function backendsOf(database: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const title = read(`/proc/${name}/cmdline`);
    return title.startsWith('postgres:') && title.includes(` ${database} `) ? [Number(name)] : [];
  });
}

/** A process that ends while it is looked at has nothing to say. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
