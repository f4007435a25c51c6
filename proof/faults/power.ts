import { closeSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inDatabase } from './database.ts';
import type { Disk } from './disk.ts';
import { killEverything } from './running.ts';
import type { Stage } from './stage.ts';
import type { Tally } from './tally.ts';

const CHECKPOINT_EVERY = 3;
/** Approximate duration; the cut comes at a random time within it. */
const CHECKPOINT_MS = 100;

/** Cuts the disk first, then kills everything that runs on it, then mounts it again. */
async function cut(stage: Stage, disk: Disk): Promise<void> {
  await disk.cutPower();
  await killEverything(stage.running);
  await stage.untilStopped();
  await disk.unmount();
  disk.mount();
}

/** A power cut during a storm, sometimes during a checkpoint. */
export async function cutPowerOf(stage: Stage, disk: Disk, tally: Tally): Promise<void> {
  tally.rounds += 1;
  const { dataDir } = stage;
  await stage.playForAWhile();
  const isInCheckpoint = tally.rounds % CHECKPOINT_EVERY === 0;
  const checkpoint =
    isInCheckpoint && inDatabase(dataDir, (client) => client.query('CHECKPOINT')).catch(() => {});
  if (isInCheckpoint) await pause(Math.random() * CHECKPOINT_MS);
  await cut(stage, disk);
  await checkpoint;
  await stage.start(tally);
  await stage.check(tally);
}

/** Whether a cut loses a file that was only written and keeps one that was synchronised. */
export async function losesWhatIsNotSynchronised(disk: Disk): Promise<string[]> {
  const [written, synchronised] = ['written', 'synchronised'].map((name) =>
    join(disk.folder, name),
  ) as [string, string];
  writeFileSync(synchronised, 'kept');
  for (const path of [synchronised, disk.folder]) {
    const file = openSync(path, 'r');
    fsyncSync(file);
    closeSync(file);
  }
  writeFileSync(written, 'lost');
  await disk.cutPower();
  await disk.unmount();
  disk.mount();
  const read = (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  const wrong: string[] = [];
  if (read(synchronised) !== 'kept') wrong.push('the cut lost a file that was synchronised');
  if (read(written) !== '') wrong.push('the cut lost nothing of a file that was only written');
  return wrong;
}

/**
 * A control with a database that does not synchronise: it must lose data, and the check must detect
 * it. Returns the detected errors.
 */
export async function cutPowerWithoutSync(stage: Stage, disk: Disk): Promise<string[]> {
  await inDatabase(stage.dataDir, async (client) => {
    await client.query('ALTER SYSTEM SET fsync = off');
    await client.query('SELECT pg_reload_conf()');
    await client.query('CHECKPOINT');
  });
  await stage.playForAWhile();
  await cut(stage, disk);
  return stage.wouldNotice();
}
