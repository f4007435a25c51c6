import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { untilHealthy } from '../../e2e/rig/product.ts';
import { ask } from './ask.ts';
import { notWhole, startBackup } from './backups.ts';
import { inDatabase } from './database.ts';
import type { Disk } from './disk.ts';
import { refusalOf } from './refusal.ts';
import { countStarts, killEverything, processorOf } from './running.ts';
import type { Stage } from './stage.ts';
import type { Tally } from './tally.ts';

/** The remaining disk space of each round. */
const LEFT_KB = [0, 64, 1_024];
const FULL_FOR_MS = 4_000;
/** CPU share of one core that a waiting server may use. */
const BUSY_MS_A_SECOND = 300;
const MOST_STARTS = 6;
const LOOK_MS = 250;
const LAST_WRITES_MS = 20_000;

/** Fills PostgreSQL's write-ahead log until the disk is full and PostgreSQL exits. */
async function exhaustTheLog(dataDir: string): Promise<void> {
  await inDatabase(dataDir, async (client) => {
    for (let segment = 0; segment < 40; segment += 1) {
      await client.query(`SELECT pg_logical_emit_message(false, 'proof', 'x'), pg_switch_wal()`);
    }
  }).catch(() => {});
}

/** The replies while the disk cannot be written; all must name the reason. */
export async function whileAway(stage: Stage, reason: string): Promise<string[]> {
  const wrong: string[] = [];
  const { token } = stage.world.people.receptionist;
  const { pid = 0 } = stage.running.product.child;
  const starts = countStarts(stage.dataDir);
  const [begin, used] = [performance.now(), processorOf(pid)];
  while (performance.now() - begin < FULL_FOR_MS) {
    const read = await ask(stage.url, listQueue, { input: {}, token });
    if (read.kind === 'away') stage.journal.said.add(read.message);
    else if (read.kind !== 'done') wrong.push(`a read was answered: ${JSON.stringify(read)}`);
    for (const writer of stage.writers) await writer.tryAgain(stage.url, stage.journal);
    await pause(LOOK_MS);
  }
  const perSecond = (processorOf(pid) - used) / ((performance.now() - begin) / 1_000);
  if (perSecond > BUSY_MS_A_SECOND) {
    wrong.push(`the server used ${Math.round(perSecond)} ms of processor a second`);
  }
  const count = starts();
  if (count > MOST_STARTS) wrong.push(`PostgreSQL was started ${count} times`);
  for (const text of stage.journal.said) {
    if (text !== reason) wrong.push(`people were told: ${text}`);
  }
  stage.journal.said.clear();
  const { exitCode, signalCode } = stage.running.product.child;
  if (exitCode !== null || signalCode !== null) wrong.push('the server has ended');
  return [...wrong, ...stage.hungUpOn()];
}

/** The disk fills up during a storm; service resumes by itself when there is space again. */
export async function fillDisk(stage: Stage, disk: Disk, tally: Tally): Promise<void> {
  tally.rounds += 1;
  const enough = AbortSignal.timeout(LAST_WRITES_MS);
  await stage.playForAWhile(enough);
  const empty = await disk.fill(LEFT_KB[tally.rounds % LEFT_KB.length] ?? 0);
  if (tally.rounds % 2 === 0) await exhaustTheLog(stage.dataDir);
  await stage.untilStopped();
  tally.blame(await whileAway(stage, COMMON_MESSAGES.diskFull));
  await empty();
  const begin = performance.now();
  await untilHealthy(stage.running.product);
  tally.backMs.push(performance.now() - begin);
  await stage.check(tally);
}

/**
 * A start on a full disk reports the reason and does no harm, after a clean stop and after a kill.
 */
export async function startOnFullDisk(stage: Stage, disk: Disk, tally: Tally): Promise<void> {
  tally.rounds += 1;
  if (tally.rounds % 2 === 0) await killEverything(stage.running);
  else await stage.close(tally);
  const empty = await disk.fill(0);
  tally.blame(await refusalOf(stage.dataDir, /the disk is full/));
  await empty();
  await stage.start(tally);
  await stage.check(tally);
}

/** A backup without enough space reports it and leaves no file. */
export async function backUpToFullDisk(stage: Stage, disk: Disk, tally: Tally): Promise<void> {
  tally.rounds += 1;
  const folder = join(disk.folder, 'backups');
  await mkdir(folder, { recursive: true });
  const empty = await disk.fill(16);
  const backup = startBackup(stage.dataDir, join(folder, `full-${tally.rounds}.gz`));
  await backup.ended;
  await empty();
  if (backup.child.exitCode !== 1) tally.blame([`the backup ended with ${backup.child.exitCode}`]);
  if (!/the disk is full/.test(backup.said())) tally.blame([`the backup said: ${backup.said()}`]);
  const left = await readdir(folder);
  tally.blame(left.map((name) => `left behind: ${name}`));
  tally.blame(await notWhole(folder, stage.dataDir));
  await untilHealthy(stage.running.product);
  await stage.check(tally);
}
