import { COMMON_MESSAGES } from '#contract/kernel/common.messages.ts';
import type { Disk } from './disk.ts';
import { whileAway } from './full-disk.ts';
import { refusalOf } from './refusal.ts';
import { processesIn, stopWithin } from './running.ts';
import type { Stage } from './stage.ts';
import type { Tally } from './tally.ts';

/** Maximum wait for a reply on a read-only disk. */
const LAST_WRITES_MS = 20_000;

/**
 * The kernel remounts the disk read-only during a storm, as after a disk error. The server reports
 * it and stops cleanly; after the next mount all data is there.
 */
export async function turnReadOnly(stage: Stage, disk: Disk, tally: Tally): Promise<void> {
  tally.rounds += 1;
  await stage.playForAWhile(AbortSignal.timeout(LAST_WRITES_MS));
  await disk.turnReadOnly();
  await stage.untilStopped();
  tally.blame(await whileAway(stage, COMMON_MESSAGES.diskReadOnly));
  tally.blame(await stopWithin(stage.running));
  const left = await processesIn(stage.dataDir);
  tally.blame(left.map((pid) => `left behind: process ${pid}`));
  await disk.unmount();
  disk.mount();
  await stage.start(tally);
  await stage.check(tally);
}

/** A start on a read-only disk reports it and does no harm. */
export async function startReadOnly(stage: Stage, disk: Disk, tally: Tally): Promise<void> {
  tally.rounds += 1;
  await stage.close(tally);
  await disk.unmount();
  disk.mount('ro');
  tally.blame(await refusalOf(stage.dataDir, /the disk is read-only/));
  await disk.unmount();
  disk.mount();
  await stage.start(tally);
  await stage.check(tally);
}
