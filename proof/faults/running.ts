import { readFileSync, statSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { killAll, treeOf } from '../../e2e/rig/process-tree.ts';
import { type Product, type Start, startProduct } from '../../e2e/rig/product.ts';

/** The built product on a data folder, and its start-up time. */
export type Running = { readonly product: Product; readonly dataDir: string; readonly ms: number };

const GONE_WITHIN_MS = 10_000;
const POLL_MS = 10;

/** Files that may remain in a data folder after a clean stop. */
const IN_A_FOLDER = new Set(['postgres', 'postgres-start.log', 'openopd.lock', 'backup.key']);

export async function startOn(dataDir: string, port = 0): Promise<Running> {
  const begin = performance.now();
  // Prevents a nightly backup during the proof.
  const settings = { DATA_DIR: dataDir, PORT: String(port), BACKUPS_KEPT: '0' };
  const product = await startProduct(settings);
  return { product, dataDir, ms: performance.now() - begin };
}

export function portOf({ product }: Running): number {
  return Number(new URL(product.url).port);
}

/** Error lines in the log; a start that recovered by itself has none. */
export function complaintsOf({ product }: Running): string[] {
  const { stdout, stderr } = product.said();
  const logged = stdout.split('\n').filter((line) => line.startsWith('{'));
  return [...stderr.split('\n').filter(Boolean), ...logged].map((line) => `at the start: ${line}`);
}

/** Reports of unreadable pages or files in PostgreSQL's log. */
export async function damageIn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'postgres/log');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) =>
      /invalid page|corrupt|checksum verification failed|could not read/i.test(line),
    )
    .map((line) => `in PostgreSQL’s log: ${line}`);
}

/** Processes with their working folder in a data folder: its PostgreSQL. */
export async function processesIn(dataDir: string): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(
    pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')),
  );
  return pids.filter((_, nth) => folders[nth]?.startsWith(dataDir)).map(Number);
}

async function untilGone(dataDir: string): Promise<number[]> {
  const deadline = Date.now() + GONE_WITHIN_MS;
  for (;;) {
    const left = await processesIn(dataDir);
    if (left.length === 0 || Date.now() > deadline) return left;
    await pause(POLL_MS);
  }
}

/**
 * Kills all processes of a data folder at once, as a power cut does; ignores those that have
 * exited.
 */
export async function killEverything({
  product: { child, ended },
  dataDir,
}: {
  product: Start;
  dataDir: string;
}): Promise<void> {
  const { pid, exitCode, signalCode } = child;
  const isAlive = pid !== undefined && exitCode === null && signalCode === null;
  // Found by working folder, because its files are unreadable after the power cut.
  const ofDatabase = await processesIn(dataDir);
  killAll(await treeOf(...(isAlive ? [pid] : []), ...ofDatabase));
  await ended;
  // PostgreSQL processes that are not listed yet exit with their postmaster.
  await untilGone(dataDir);
}

/** A clock tick of /proc. */
const TICK_MS = 10;

/** CPU time of a process, in milliseconds. */
export function processorOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // utime and stime; the name before them may contain spaces.
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return ticks.reduce((sum, count) => sum + Number(count), 0) * TICK_MS;
}

/** Counts how often the server starts its PostgreSQL, until stopped. */
export function countStarts(dataDir: string): () => number {
  const seen = new Set<number>();
  const look = () => seen.add(statSync(join(dataDir, 'postgres-start.log')).mtimeMs);
  look();
  const timer = setInterval(look, POLL_MS);
  return () => {
    clearInterval(timer);
    return seen.size - 1;
  };
}

/** Longer than the server's own timeout. */
const STOPS_WITHIN_MS = 20_000;

/** Stops cleanly; kills a server that does not stop. */
export async function stopWithin({ product }: Pick<Running, 'product'>): Promise<string[]> {
  const watchdog = setTimeout(() => product.child.kill('SIGKILL'), STOPS_WITHIN_MS);
  await product.stop();
  clearTimeout(watchdog);
  const { exitCode, signalCode } = product.child;
  return exitCode === 0 ? [] : [`the stop ended with ${exitCode ?? signalCode}`];
}

/** Stops cleanly and returns the remaining files and processes. */
export async function stopAndLook({ product, dataDir }: Running): Promise<string[]> {
  const stopped = await stopWithin({ product });
  const left = await untilGone(dataDir);
  const files = (await readdir(dataDir)).filter((name) => !IN_A_FOLDER.has(name));
  return [
    ...stopped,
    ...left.map((pid) => `left behind: process ${pid}`),
    ...files.map((name) => `left behind: ${name}`),
  ];
}
