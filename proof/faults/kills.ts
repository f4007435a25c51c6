import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { killAll, postmasterOf, treeOf } from '../../e2e/rig/process-tree.ts';
import { untilHealthy } from '../../e2e/rig/product.ts';
import { killEverything } from './running.ts';
import type { Stage } from './stage.ts';
import type { Tally } from './tally.ts';

/** Kill targets in PostgreSQL: only the postmaster, one backend, or all processes. */
export const OF_POSTGRES = ['postmaster', 'one process', 'all'] as const;
const SERVES = /^postgres: .*(openopd|writer|checkpointer)/;
const NOTICED_WITHIN_MS = 2_000;

/** `kill -9` of the server; its PostgreSQL continues and the next server adopts it. */
export async function killServer(stage: Stage, tally: Tally): Promise<void> {
  tally.rounds += 1;
  await stage.playForAWhile();
  const { child, ended } = stage.running.product;
  child.kill('SIGKILL');
  await ended;
  await stage.untilStopped();
  await stage.start(tally);
  await stage.check(tally);
}

/** `kill -9` of the server and all PostgreSQL processes at once. */
export async function killBoth(stage: Stage, tally: Tally): Promise<void> {
  tally.rounds += 1;
  await stage.playForAWhile();
  await killEverything(stage.running);
  await stage.untilStopped();
  await stage.start(tally);
  await stage.check(tally);
}

async function victims(dataDir: string, what: (typeof OF_POSTGRES)[number]): Promise<number[]> {
  const postmaster = await postmasterOf(dataDir);
  if (postmaster === undefined) throw new Error('No PostgreSQL runs.');
  if (what === 'postmaster') return [postmaster];
  const [, ...others] = await treeOf(postmaster);
  if (what === 'all') return [postmaster, ...others];
  // Only backends of the product; others, such as the logger, restart without any effect.
  const titles = await Promise.all(
    others.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  const serving = others.filter((_, nth) => SERVES.test(titles[nth] ?? ''));
  const victim = serving[Math.floor(Math.random() * serving.length)];
  if (victim === undefined) throw new Error('No process of PostgreSQL serves the product.');
  return [victim];
}

/** `kill -9` in PostgreSQL; the server returns 503 and recovers by itself. */
export async function killPostgres(
  stage: Stage,
  tally: Tally,
  what: (typeof OF_POSTGRES)[number],
): Promise<void> {
  tally.rounds += 1;
  const enough = new AbortController();
  await stage.playForAWhile(enough.signal);
  killAll(await victims(stage.dataDir, what));
  const begin = performance.now();
  // PostgreSQL may recover before every writer has noticed; those would write forever.
  await Promise.race([stage.untilStopped(), pause(NOTICED_WITHIN_MS)]);
  await untilHealthy(stage.running.product);
  tally.backMs.push(performance.now() - begin);
  enough.abort();
  await stage.untilStopped();
  const { exitCode, signalCode } = stage.running.product.child;
  if (exitCode !== null || signalCode !== null) tally.blame(['the server has ended too']);
  tally.blame(stage.hungUpOn());
  await stage.check(tally);
}
