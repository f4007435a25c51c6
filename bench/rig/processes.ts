import { readdirSync, readFileSync } from 'node:fs';

/** A clock tick of /proc in milliseconds; Linux always reports 100 per second. */
const TICK_MS = 10;
const PAGE_KB = 4;

/** CPU time of a process so far, in milliseconds; 0 once it has exited. */
export function processorMs(pid: number): number {
  const [, ticks = []] = statOf(pid);
  // utime and stime, fields 14 and 15; the name before them may contain spaces.
  return (Number(ticks[11] ?? 0) + Number(ticks[12] ?? 0)) * TICK_MS;
}

function statOf(pid: number): [string, string[]] {
  const text = read(`/proc/${pid}/stat`);
  const end = text.lastIndexOf(')');
  return [text.slice(0, end), text.slice(end + 2).split(' ')];
}

/** Private memory of a process in MB, without shared memory such as PostgreSQL's buffers. */
export function memoryMb(pid: number): number {
  const [, resident = 0, shared = 0] = read(`/proc/${pid}/statm`).split(' ').map(Number);
  return ((resident - shared) * PAGE_KB) / 1024;
}

/** The PostgreSQL processes of one database, found by their titles. */
export function backendsOf(database: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const title = read(`/proc/${name}/cmdline`);
    return title.startsWith('postgres:') && title.includes(` ${database} `) ? [Number(name)] : [];
  });
}

/** The process may exit while it is read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
