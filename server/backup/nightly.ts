import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Cron } from 'croner';
import { clinicDay } from '#contract/kernel/dates.ts';
import type { Clock } from '../platform/clock.ts';
import type { ConnectionOptions } from '../platform/db/connect.ts';
import { openClient, writeBackup } from './write-backup.ts';

/** One server may hold clinics of several places; its nights are India's. */
const TIME_ZONE = 'Asia/Kolkata';
const FROM_HOUR = 2;
const EVERY_HALF_HOUR = '7,37 * * * *';
/** Servers of one database make one backup at a time: whose turn it is not tries again later. */
const NIGHTLY_LOCK = 4_627_003;
const NAME = /^openopd-\d{4}-\d{2}-\d{2}\.backup\.gz$/;
const PART = /^openopd-\d{4}-\d{2}-\d{2}\.backup\.gz\.[\w-]+\.part$/;
/** A backup that is being written grows all the time; one that has not for so long was cut off. */
const CUT_OFF_MS = 3_600_000;

export type NightlyOptions = {
  connection: ConnectionOptions;
  clock: Clock;
  /** Where the backups go. */
  folder: string;
  /** As many are kept, the newest; at least one. */
  kept: number;
};

/** The day whose backup is due: it is made in the night after it, or as soon as the power is back. */
function dueDay(now: Date): string {
  return clinicDay(new Date(now.getTime() - FROM_HOUR * 3_600_000), TIME_ZONE);
}

async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
}

/** Removes what a power cut has left of a backup. */
async function removeCutOff(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!PART.test(name)) continue;
    const path = join(folder, name);
    // Another server may be done with it meanwhile.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > CUT_OFF_MS) await rm(path, { force: true });
  }
}

/**
 * Makes the backup that is due, unless it is there or another server is making one, and removes the
 * oldest beyond the number to keep. Answers the file that it made.
 */
export async function backUpIfDue(options: NightlyOptions): Promise<string | undefined> {
  const { connection, clock, folder, kept } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const now = clock.now();
  await removeCutOff(folder, now);
  const name = `openopd-${dueDay(now)}.backup.gz`;
  if ((await backupsIn(folder)).includes(name)) return undefined;
  const turn = await openClient(connection);
  try {
    const { rows } = await turn.query<{ mine: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS mine',
      [NIGHTLY_LOCK],
    );
    // Another server may have made it, in a folder that they share, between the look and the turn.
    if (!rows[0]?.mine || (await backupsIn(folder)).includes(name)) return undefined;
    const file = join(folder, name);
    await writeBackup(connection, { file, madeAt: now });
    const backups = await backupsIn(folder);
    for (const old of backups.slice(0, -kept)) await rm(join(folder, old));
    return file;
  } finally {
    await turn.end();
  }
}

/** Backs up every night until `stop`; a computer that was off at night does it after it is on. */
export function startNightlyBackup(
  options: NightlyOptions,
  onError: (error: unknown) => void,
): { stop(): void } {
  const make = async () => {
    await backUpIfDue(options);
  };
  const job = new Cron(EVERY_HALF_HOUR, { protect: true, unref: true, catch: onError }, make);
  return { stop: () => job.stop() };
}
