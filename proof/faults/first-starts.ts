import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launch, type Start } from '../../e2e/rig/product.ts';
import { inDatabase } from './database.ts';
import type { Disk } from './disk.ts';
import { complaintsOf, killEverything } from './running.ts';
import { onStage } from './stage.ts';
import type { Tally } from './tally.ts';

const POLL_MS = 5;
/** Approximate durations on an idle machine; a cut comes at a random time within them. */
const MAKING_MS = 1_500;
const MIGRATING_MS = 700;
/** How long a user then writes. */
const WRITES_MS = 200;

async function untilMade(start: Start, dataDir: string): Promise<void> {
  // The database exists once its postmaster has written its PID.
  while (!existsSync(join(dataDir, 'postgres/postmaster.pid')) && start.child.exitCode === null) {
    await pause(POLL_MS);
  }
}

/**
 * A power cut while the first start creates its database or tables; the next start must succeed.
 */
export async function cutFirstStart(
  disk: Disk,
  tally: Tally,
  during: 'making' | 'migrating',
): Promise<void> {
  tally.rounds += 1;
  const dataDir = join(disk.folder, 'first');
  const start = launch({ DATA_DIR: dataDir });
  if (during === 'migrating') await untilMade(start, dataDir);
  await pause(Math.random() * (during === 'making' ? MAKING_MS : MIGRATING_MS));
  await disk.cutPower();
  await killEverything({ product: start, dataDir });
  await disk.unmount();
  disk.mount();

  const begun = new Date();
  await onStage(dataDir, async (stage) => {
    tally.backMs.push(stage.running.ms);
    tally.blame(complaintsOf(stage.running));
    const { rows } = await inDatabase(dataDir, (client) =>
      client.query<{ before: number; all: number }>(
        `SELECT (count(*) FILTER (WHERE applied_at < $1))::int AS before, count(*)::int AS all
         FROM schema_migrations`,
        [begun],
      ),
    );
    const [{ before, all } = { before: 0, all: 0 }] = rows;
    tally.notes.push(`${during}: ${before} of ${all} migrations stood`);
    await stage.playForAWhile(AbortSignal.timeout(WRITES_MS));
    await stage.untilStopped();
    await stage.check(tally);
    await stage.close(tally);
  });
  await rm(dataDir, { recursive: true });
}
